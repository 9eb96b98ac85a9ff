"""Times, errors and shares of the peak, beside other libraries: what `regard bench` and bench/ measure."""
