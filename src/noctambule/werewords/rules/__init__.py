"""The rules of Werewords: cards, words, the night, tokens and both endings."""
