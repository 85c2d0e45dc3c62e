"""Rooms: who sits there, what is decided and written down, and the house that keeps them."""
