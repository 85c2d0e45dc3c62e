"""What makes the documentation."""
