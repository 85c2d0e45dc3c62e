"""Noctambule: One Night and Werewords for people in one room, with the moderator's work done for them."""

__version__ = "0.1.0"
