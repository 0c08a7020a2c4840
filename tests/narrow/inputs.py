"""Pieces of workloads that the tables of rows share."""

SOME = 'kind = "integers", low = 0, high = 50'


def uniform(low, high):
    return f'kind = "uniform", low = {low}, high = {high}'


def py(function):
    return f'kind = "python", function = "{function}"'


TABLE = """[arrays.{0}]
role = "in"
dtype = "{1}"
shape = [{2}]
init = {{ kind = "integers", low = 3, high = 9 }}
symbol = "{0}"

[[launch]]"""
