"""The fast engine: One Night by the million, each game a row of small integers; proven equal to the readable one."""
