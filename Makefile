# One command for everything. Needs Python 3.11 or newer with venv; uv is put into .uv when it is not on the PATH.

PYTHON ?= python3
UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
UV_VERSION := uv>=0.13,<0.14
export UV_PYTHON_DOWNLOADS := never

STATIC := src/noctambule/server/static
.DEFAULT_GOAL := help
.PHONY: help setup web chromium play wheel test torture attack bench format lock role language pictures balance art protocol architecture clean \
	python again

help:  ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: .venv/made web  ## make the environment in .venv and the app for phones, where missing or out of date

# ARGS goes to the command: make play ARGS="--lang fr", or ARGS=--terminal for a game without phones
play: setup  ## set up what is missing, then start the server and show the way in
	@.venv/bin/noctambule play $(ARGS)

wheel: setup  ## build the wheel and the source archive in dist/
	$(UV) build --quiet --python .venv/bin/python --no-build-isolation

web: $(STATIC)/index.html  ## build the app for phones, where it is missing or out of date

# ARGS goes to pytest: make test ARGS="-k robber"
test: setup web chromium  ## set up what is missing, then check style, types and imports and run the tests
	npm --prefix web run check
	npm --prefix web run size
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy src tests bench tools
	.venv/bin/lint-imports
	.venv/bin/pytest $(ARGS)

# Nearly all of the time is the readable engine's: ten minutes for a million games on two busy cores.
torture: setup  ## kill servers, send bad frames, compare both engines: make torture KILLED=20 FRAMES=9999 GAMES=100000
	.venv/bin/python -m tests.server.torture $(or $(KILLED),200)
	.venv/bin/python -m tests.server.bad_frames $(or $(FRAMES),1000000)
	.venv/bin/python -m tests.onenight.lab.torture $(or $(GAMES),10000000)

# ARGS goes to the command: make attack ARGS="pings silent --seconds 3"
attack: setup  ## attack a server on which people play, one way after the other, and say how long anybody waits
	.venv/bin/python -m bench.attack $(ARGS)

bench: .venv-bench/made  ## run every benchmark, in an environment of its own
	@set -e; for name in $(filter-out __init__ attack attackers playing,$(patsubst bench/%.py,%,$(wildcard bench/*.py))); do \
		echo "== bench/$$name.py"; \
		PYGAME_HIDE_SUPPORT_PROMPT=1 .venv-bench/bin/python -m bench.$$name; \
	done

format: setup  ## format the code, and mend what the linter can mend
	.venv/bin/ruff check --fix-only .
	.venv/bin/ruff format .

# Locked versions stay where they can; make lock ARGS=--upgrade takes the newest.
lock: | $(filter .uv/bin/uv,$(UV))  ## compile the requirement files anew from pyproject.toml
	$(compile) --output-file requirements.txt
	$(compile) --output-file requirements-dev.txt --group dev --constraint requirements.txt
	$(compile) --output-file bench/requirements.txt --group bench --constraint requirements.txt

role: .venv/made  ## start a new role from one that there is: make role NAME=village-gossip LIKE=seer
	@.venv/bin/python -m tools.role "$(NAME)" "$(LIKE)"

pictures: setup web chromium  ## play games in a browser, and make the pictures of the README and the docs
	.venv/bin/python -m tools.pictures

art: setup  ## make the app's sprite and icons, and the picture of the cast, from the drawings in web/art
	.venv/bin/python -m tools.cast
	.venv/bin/python -m tools.sprite

language: .venv/made  ## begin a language, and say what is missing in it: make language TO=de
	@.venv/bin/python -m tools.language $(TO)

balance: .venv/made  ## write docs/balance.md: some minutes of random games
	.venv/bin/python -m tools.balance

protocol: .venv/made  ## write docs/protocol.md and the client's types from the wire's types
	.venv/bin/python -m tools.protocol

architecture: .venv/made  ## write the map in docs/architecture.md and docs/glossary.md from the code's first lines
	.venv/bin/python -m tools.architecture

clean:  ## remove all that make has made
	rm -rf web/node_modules $(STATIC)
	rm -rf .uv .venv .venv-bench build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

compile = $(UV) pip compile pyproject.toml --extra lab $(ARGS) --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command 'make lock'

# "again" when an environment's Python is gone or its tree was moved: scripts in it hold absolute paths.
unless-sound = $(if $(and $(filter $(CURDIR),$(shell cat $1/made 2>/dev/null)),$(wildcard $1/bin/python)),,again)

.venv/made: requirements-dev.txt pyproject.toml $(call unless-sound,.venv) | python $(filter .uv/bin/uv,$(UV))
	$(install)

.venv-bench/made: bench/requirements.txt pyproject.toml $(call unless-sound,.venv-bench) | python $(filter .uv/bin/uv,$(UV))
	$(install)

# Always from nothing, so that nothing outlives its requirement; the base Python, for $(PYTHON) may be the one in .venv.
define install
@echo "== setting up $(@D)"
@set -e; base=$$($(PYTHON) -c 'import sys; print(sys._base_executable)'); \
	rm -rf $(@D); \
	$(UV) venv --quiet --python "$$base" $(@D); \
	$(UV) pip install --quiet --python $(@D)/bin/python --require-hashes --requirement $<; \
	$(UV) pip install --quiet --python $(@D)/bin/python --no-deps --no-build-isolation --editable .
@echo "$(CURDIR)" > $@
endef

$(STATIC)/index.html: web/node_modules/made $(shell find web/src web/public web/*.html web/*.ts web/tsconfig.json src/noctambule/narrator/texts -type f)
	npm --prefix web run build
	@touch $@

web/node_modules/made: web/package-lock.json
	npm --prefix web ci
	@touch $@

# The browser tests play in Debian's Chromium, or in the one that CHROMIUM names.
chromium:
	@$(if $(or $(CHROMIUM),$(shell command -v chromium || command -v chromium-browser || command -v google-chrome)),:,\
		apt-get install --yes --no-install-recommends chromium)

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Noctambule needs Python 3.11 or newer, but $(PYTHON) says: $$($(PYTHON) --version 2>&1)" >&2; \
		echo "Name another with: make setup PYTHON=python3.12" >&2; \
		exit 1; \
	}

.uv/bin/uv: | python
	@echo "== putting uv into .uv"
	@$(PYTHON) -m venv .uv
	@.uv/bin/pip install --quiet --disable-pip-version-check '$(UV_VERSION)'
