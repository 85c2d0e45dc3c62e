"""The server's tests: what it keeps, and what it survives."""
