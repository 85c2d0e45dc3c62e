"""The rules of One Night: cards, roles, the night, the vote and the verdict."""
