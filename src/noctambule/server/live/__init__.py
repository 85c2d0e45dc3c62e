"""Games under way in a room, as values: phases, beats and deadlines around the games' own rules."""
