"""An edit operator, an error metric and a tuning strategy for gevo."""
