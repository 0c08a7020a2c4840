"""`python -m gevo`."""

from gevo.cli.app import main

main()
