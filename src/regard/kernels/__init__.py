"""Attention kernels, written in the tile language."""
