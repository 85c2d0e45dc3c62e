"""What the printed rules state, line by line and in our words, and what holds the software to it."""
