"""The games in a terminal, on one screen that goes around the table."""
