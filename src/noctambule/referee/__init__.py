"""The referee: who won, and why, for games that were written down."""
