"""What a variant is held against: outputs, times, orders, cases."""
