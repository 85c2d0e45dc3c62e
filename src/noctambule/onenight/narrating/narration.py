"""The narration of a night of One Night: what is said at each call, from the cards in the game alone."""

from noctambule.narrator.narration import BREATH, SECONDS_TO_ACT, SECONDS_TO_SEE, Line, timed
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.cards import AT_ONCE
from noctambule.onenight.rules.plan import questions
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.wakes import Call


def narration(setup: Setup, texts: Texts, seconds: float | None = None) -> list[Line]:
    """Every call takes its time whoever holds the card, the center included."""
    said = [("night", texts("say-night"), BREATH)]
    if setup.center_werewolf is not None:
        said.append(("night", texts("say-center-werewolf"), BREATH))
    asked = questions(setup)
    for call in setup.night.wakes:
        acting = SECONDS_TO_ACT if asked[call.id] else SECONDS_TO_SEE
        said.append(
            (call.id, _waking(call, setup, texts), (acting if seconds is None else seconds) * max(1, asked[call.id]))
        )
        said.append((call.id, _sleeping(call, setup, texts), BREATH))
    said.append(("dawn", texts("say-day"), 0.0))
    if setup.draw:
        said.append(("dawn", texts("say-artifacts"), 0.0))
    return timed(said)


def _waking(call: Call, setup: Setup, texts: Texts) -> str:
    do = texts(f"do-{call.role}")
    if call.thumb:
        do = texts(f"do-{call.role}-thumb", thumb=texts.role(call.thumb))
    if call.role == "doppelganger":
        do = " ".join([do, *_copying(setup, texts)])
    if call.again:
        name = texts.role(call.role, "the")
        return texts("say-wake-again", doppelganger=texts.role("doppelganger"), name=name, do=do)
    return texts("say-wake-many" if call.together else "say-wake", name=_name(call, texts), do=do)


def _copying(setup: Setup, texts: Texts) -> list[str]:
    """What the doppelganger is told besides: which roles she plays at once, and who raises a thumb for some."""
    at_once = [card for card in dict.fromkeys(setup.deck) if ROLES[card].copied == AT_ONCE]
    silent = [texts.role(card) for card in at_once if not ROLES[card].thumbs]
    more = [texts("do-doppelganger-at-once", roles=", ".join(silent))] if silent else []
    return more + [texts(f"do-doppelganger-{card}") for card in at_once if ROLES[card].thumbs]


def _sleeping(call: Call, setup: Setup, texts: Texts) -> str:
    name = texts.role("doppelganger") if call.again else _name(call, texts)
    sleep = texts("say-sleep-many" if call.together else "say-sleep", name=name)
    return f"{texts('say-thumbs-down')} {sleep}" if _thumbs_up(call, setup) else sleep


def _thumbs_up(call: Call, setup: Setup) -> bool:
    """Whether somebody has raised a thumb by the end of a call."""
    roles = [call.role]
    if call.role == "doppelganger":
        roles += [card for card in setup.deck if ROLES[card].copied == AT_ONCE]
    return call.thumb is not None or any(ROLES[role].thumbs for role in roles)


def _name(call: Call, texts: Texts) -> str:
    name = texts.role(call.role, "plural" if call.together else None)
    return name[0].upper() + name[1:]
