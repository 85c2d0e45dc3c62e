"""The referee of One Night: the night from each player's answers, or the final cards."""
