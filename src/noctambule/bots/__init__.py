"""Bots: players that see what their seat sees, and nothing else."""
