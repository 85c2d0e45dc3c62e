"""What is said and shown of One Night, in each language."""
