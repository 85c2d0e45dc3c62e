"""Possible worlds: what a seat may believe, from what it was shown and what it was told."""
