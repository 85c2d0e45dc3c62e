"""What each role does at night, in numbers: a file for each, named as its file of the rules."""

from importlib import import_module
from importlib.util import find_spec

from noctambule.onenight.lab.fast.side_by_side import Script
from noctambule.onenight.rules.cards import BadRole, Role
from noctambule.onenight.rules.roles import PACKAGES, ROLES


def knows(role: Role) -> bool:
    """Whether the fast engine can play a role; one that sleeps needs no script, one from a package can have none."""
    if role.id in PACKAGES:
        return False
    sleeps = role.night is None and role.shared_night is None
    return sleeps or find_spec(f"{__name__}.{role.module}") is not None


def script_of(role: Role, name: str) -> Script:
    """What a role does: its `night`, its `copied_night` or the `shared_night` of all who wake together."""
    script: Script | None = getattr(import_module(f"{__name__}.{role.module}"), name, None)
    if script is None:
        raise BadRole(f"lab/fast/roles/{role.module}.py does not say what {role.id} does: write {name}")
    return script


UNKNOWN = tuple(role.id for role in ROLES.values() if not knows(role))
"""The readable engine plays the decks with one of these."""
