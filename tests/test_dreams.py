"""A dream at night has the manners of the question it looks like: what the app copies is what the roles ask."""

import re
from pathlib import Path

from noctambule.onenight import roles
from noctambule.onenight.cards import ALWAYS, BEZIER, RAVENSBURGER

APP = Path(__file__).parents[1] / "web" / "src" / "screens" / "night" / "asking.ts"
MUST = {"ALWAYS": "always", "(RAVENSBURGER,)": RAVENSBURGER, "": ""}


def asked_by_the_roles() -> set[tuple[str, str, str]]:
    """Role, kind of question, and where it can't be declined."""
    asked = set[tuple[str, str, str]]()
    for id in roles.ROLES:
        source = (Path(roles.__file__).parent / f"{id.replace('-', '_')}.py").read_text(encoding="utf-8")
        for kind, rest in re.findall(r'Ask\(\w+, "([\w ]+)"(.*)\)', source):
            must = re.search(r"must=(\w+|\([^)]*\))", rest)
            asked.add((id, kind.replace(" ", "-"), MUST[must[1] if must else ""]))
    return asked


def test_every_question_of_a_role_has_its_dream_and_no_other_has() -> None:
    written = re.findall(r'asks\("([\w-]+)", "([\w-]+)", "[\w-]+"(?:, "(\w+)")?\)', APP.read_text(encoding="utf-8"))
    of_one_night = {(role, kind, must) for role, kind, must in written if role != "mayor"}
    assert set(ALWAYS) == {BEZIER, RAVENSBURGER}
    assert of_one_night == asked_by_the_roles()
