"""Werewords: a secret word, questions, tokens, and somebody who knows too much."""
