"""The tile language: what kernels are written in."""
