"""What the benchmarks share: cells, other libraries, the machine's state, alternating timing, errors."""
