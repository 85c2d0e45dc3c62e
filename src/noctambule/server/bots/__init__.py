"""Bots at the table: when they act, where they think, and who plays for whoever is not here."""
