"""Small programs to measure against, each in a process of its own."""
