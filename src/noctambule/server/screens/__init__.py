"""Screens: what each is shown, when, and who is here."""
