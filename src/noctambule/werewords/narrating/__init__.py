"""What is said and shown of Werewords, in each language."""
