"""What is said and shown to people: names, sentences and errors, in each language."""
