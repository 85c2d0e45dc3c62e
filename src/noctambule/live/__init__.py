"""A game under way in a room, as a value: phases, beats and deadlines around any game's own rules."""
