"""One Night in a room: its settings, the game under way, and what screens are shown of it."""
