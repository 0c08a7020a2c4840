from pathlib import Path

from gevo.tuning.declare import read_space
from gevo.workload.spec import load

ROOT = Path(__file__).parents[2]
TUNE = """
[tune]
constraints = ["block * tile[0] <= 256"]
[tune.parameters]
block = { discrete = [16, 32, 64] }
tile = { factorization = { product = 16, parts = 2 } }
[tune.defaults]
block = 16
tile = [4, 4]
"""


def test_a_workload_carries_its_search_space(tmp_path: Path) -> None:
    spec = (ROOT / "testcases/matmul.toml").read_text()
    spec = spec.replace("../kernels", str(ROOT / "kernels"))
    spec = spec.replace("matmul.py", str(ROOT / "testcases/matmul.py"))
    path = tmp_path / "matmul.toml"
    path.write_text(spec)
    assert load(path).tune is None
    path.write_text(spec + TUNE)
    space = read_space(load(path).tune, f"{path}: tune")
    assert space.names == ("block", "tile")
    assert space.allows((64, (4, 4)))
    assert not space.allows((64, (8, 2)))
