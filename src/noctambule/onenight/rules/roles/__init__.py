"""All the roles: a file of this folder each, found by being there; and those of installed packages."""

from collections.abc import Iterable, Iterator
from importlib import import_module
from pkgutil import iter_modules

from noctambule.onenight.rules.cards import ARTIFACTS_PILE, CENTER_WEREWOLF, PRINTED, BadRole, Role
from noctambule.onenight.rules.packages import Package, owner, read, registered, try_out


def _found() -> Iterator[Role]:
    for file in iter_modules(__path__):
        role = getattr(import_module(f"{__name__}.{file.name}"), "ROLE", None)
        if not isinstance(role, Role):
            raise BadRole(f"roles/{file.name}.py has no ROLE: write ROLE = Role(...)")
        if role.module != file.name:
            raise BadRole(f"roles/{file.name}.py has the role {role.id}: name the file {role.module}.py")
        yield role


def gathered(roles: Iterable[Role]) -> dict[str, Role]:
    """By their ids in wake order, those who never wake last; refuses what makes no order."""
    placed, named = dict[str, str](), dict[str, Role]()
    sort = sorted(roles, key=_first)
    callers = dict[str, str]()
    for role in sort:
        if role.together and role.shared_night and callers.setdefault(role.together, role.id) != role.id:
            raise BadRole(
                f"{role.id} calls at {role.together}, as {callers[role.together]} does: leave out shared_night="
            )
    for role in sort:
        own = role.wakes or role.asleep
        if not role.place:
            raise BadRole(f"{role.id} is nowhere in the wake order: write wakes=, together= or asleep=")
        if own and placed.setdefault(own, role.id) != role.id:
            raise BadRole(f"{role.id} has the place of {placed[own]}, {own}: write another one")
        if own in callers:
            raise BadRole(f"{role.id} has the place of {callers[own]}, {own}: write another one")
        if role.together and role.together not in callers:
            raise BadRole(f"{role.id} wakes at {role.together} with nobody: write shared_night=")
        if role.wakes and role.night is None:
            raise BadRole(f"{role.id} wakes at {role.wakes} and does nothing: write night=")
        for name in filter(None, (role.id, role.alias)):
            if named.setdefault(name, role) is not role:
                raise BadRole(f"{role.id} is called {name}, and so is {named[name].id}: write another name")
    return {role.id: role for role in sort}


def _first(role: Role) -> tuple[object, ...]:
    """In wake order; of two at one place who gives the call its script, and a printed role before another."""
    return order_of(role.place), role.shared_night is None, role.copies.keys().isdisjoint(PRINTED), role.id


def order_of(call: str) -> tuple[int, str]:
    """2 comes before 2-B, 7-C before 7-Ca, 9 before 10."""
    number = call[: len(call) - len(call.lstrip("0123456789"))]
    return int(number or 0), call[len(number) :]


def with_packages(roles: dict[str, Role]) -> tuple[dict[str, Role], dict[str, Package], tuple[str, ...]]:
    """These roles and those of installed packages; and a line on each package that had to be left out."""
    packages, left_out = dict[str, Package](), list[str]()
    for entry in registered():
        try:
            package = read(entry)
            more = gathered([*roles.values(), package.role])
            try_out(package, more)
        except BadRole as bad:
            left_out.append(" ".join(f"The role of the package {owner(entry)} is left out: {bad}".split()))
        else:
            roles, packages = more, packages | {package.role.id: package}
    return roles, packages, tuple(left_out)


ROLES, PACKAGES, LEFT_OUT = with_packages(gathered(_found()))
"""In wake order, those who never wake last; which of them are from packages; and what is told of the others."""

WOLVES = tuple(role.id for role in ROLES.values() if role.is_wolf)
"""Whoever is only on their team is none of them."""

TOGETHER = {role.together: role for role in ROLES.values() if role.together and role.shared_night}
"""Who gives its name and script to each call at which several wake."""

SHOWN_AS = {
    caller.shows: WOLVES if caller.is_wolf else tuple(role.id for role in ROLES.values() if role.together == call)
    for call, caller in TOGETHER.items()
    if caller.shows
}
"""The roles whose players are shown to others as these."""

(BRINGS_CENTER_WEREWOLF,) = (role.id for role in ROLES.values() if role.brings == CENTER_WEREWOLF)
(BRINGS_ARTIFACTS,) = (role.id for role in ROLES.values() if role.brings == ARTIFACTS_PILE)
