"""`python -m noctambule` is the command `noctambule`."""

from noctambule.cli import main

main()
