"""Who runs jobs on this machine: processes, GPUs, and what hands jobs to them."""
