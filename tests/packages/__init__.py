"""Roles from installed packages: the example in docs/examples, and packages that can't be played as they stand."""
