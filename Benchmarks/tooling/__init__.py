"""What `compare` and `verify` are made of. Python's standard library only; the peers that are
Python packages live in an environment of their own."""
