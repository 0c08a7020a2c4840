"""Nodes of a Ray cluster; the only part that imports Ray."""
