"""`regard cache`: what is kept on disk of compiled kernels."""
