"""Commands for One Night alone, one module each."""
