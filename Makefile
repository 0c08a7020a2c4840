# Everything runs in .venv, which `setup` makes once; PYTHON picks the interpreter for it.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: setup demo test test-all examples guides check docs kernels release clean

setup: .venv/ready

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade pip
	$(BIN)/pip install --quiet --editable '.[dev]'
	touch $@

demo: setup
	rm -rf runs/demo
	$(BIN)/gevo evolve kernels/nw.ll --device simt --profile quick --generations 9 \
		--time-budget 6m --seed 1 --out runs/demo

test: setup
	$(BIN)/pytest -n auto -m "not slow"

test-all: setup
	$(BIN)/pytest -n auto

# The notebook, the plug-in and the referees of examples/, as somebody would use them.
examples: setup
	$(BIN)/pytest tests/test_quickstart.py tests/scripts/test_example_plugin.py tests/scripts/test_referees.py

# The guides of CUDA sources, Triton, Numba and CuPy, followed as they are written.
guides: .venv/stacks
	$(BIN)/pytest tests/integrations/test_guides.py

.venv/stacks: .venv/ready
	$(BIN)/pip install --quiet --editable '.[nvrtc,triton,numba]'
	touch $@

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

# The documents and the API reference as a site, in site/; broken links are errors.
docs: .venv/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

.venv/docs: .venv/ready
	$(BIN)/pip install --quiet --editable '.[docs]'
	touch $@

# Into dist/: sdist and wheel, the wheel tried in an empty environment. Uploads nothing.
release: setup
	$(BIN)/python scripts/release.py

# The committed kernels/*.ll are made from kernels/*.cu; needs clang-22.
kernels: setup
	$(BIN)/python scripts/build_kernels.py

clean:
	rm -rf .venv build dist runs site *.egg-info
