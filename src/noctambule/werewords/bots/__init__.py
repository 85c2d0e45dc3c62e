"""Bots for Werewords: they ask, answer, steer and waste tokens by the packs' attributes."""
