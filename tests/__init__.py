"""Noctambule's tests: games played and looked at."""
