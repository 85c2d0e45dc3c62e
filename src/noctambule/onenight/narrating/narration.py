"""The narration of a night of One Night: what is said at each call, from the cards in the game alone."""

from collections.abc import Iterator

from noctambule.narrator.narration import BREATH, SECONDS_TO_ACT, SECONDS_TO_SEE, Line, timed
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.cards import AT_ONCE
from noctambule.onenight.rules.plan import questions
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.wakes import Call

DOPPELGANGER = "doppelganger"
SHIELDED = "shielded"


def narration(setup: Setup, texts: Texts, seconds: float | None = None) -> list[Line]:
    """Every call takes its time whoever holds the card, the center included."""
    said = [("night", texts("say-night"), BREATH)]
    if setup.center_werewolf is not None:
        said.append(("night", texts("say-center-werewolf"), BREATH))
    asked = questions(setup)
    for call in setup.night.wakes:
        acting = SECONDS_TO_ACT if asked[call.id] else SECONDS_TO_SEE
        to_act = (acting if seconds is None else seconds) * max(1, asked[call.id])
        said.append((call.id, _waking(call, setup, texts), to_act))
        if call.role == DOPPELGANGER:
            to_see = SECONDS_TO_SEE if seconds is None else seconds
            said += [(call.id, text, silence) for text, silence in _looking_on(setup, texts, to_see)]
        said.append((call.id, _sleeping(call, setup, texts), BREATH))
    said.append(("dawn", texts("say-day"), 0.0))
    if setup.draw:
        said.append(("dawn", texts("say-artifacts"), 0.0))
    return timed(said)


def _waking(call: Call, setup: Setup, texts: Texts) -> str:
    do = texts(f"do-{call.role}", bars=_bars(call, setup))
    if call.thumb:
        do = texts(f"do-{call.role}-thumb", thumb=texts.role(call.thumb))
    if call.role == DOPPELGANGER and (silent := _copied_at_once(setup, thumbs=False)):
        do = f"{do} {texts('do-doppelganger-at-once', roles=', '.join(map(texts.role, silent)))}"
    if call.again:
        name = texts.role(call.role, "the")
        return texts("say-wake-again", doppelganger=texts.role(DOPPELGANGER), name=name, do=do)
    if call.thumb:
        return texts("say-wake-many-but", name=_name(call, texts), thumb=texts.role(call.thumb, "the"), do=do)
    return texts("say-wake-many" if call.together else "say-wake", name=_name(call, texts), do=do)


def _bars(call: Call, setup: Setup) -> str:
    """What keeps this call's role from a card, if anything does: a shield, or what the same role laid before."""
    bars = ["shields"] if any(ROLES[card].lays == SHIELDED for card in setup.deck) else []
    return "-".join([*bars, "laid"] if call.again and ROLES[call.role].lays else bars) or "none"


def _looking_on(setup: Setup, texts: Texts, to_see: float) -> Iterator[tuple[str, float]]:
    """Whoever copied a role that is shown others must not be the only one to close her eyes, nor keep them open alone:
    she is told to before anybody raises a thumb."""
    for card in _copied_at_once(setup, thumbs=True):
        yield texts("say-sleep-unless", name=texts.role(DOPPELGANGER), card=texts.role(card, "the")), BREATH
        yield texts(f"do-{card}"), to_see


def _copied_at_once(setup: Setup, thumbs: bool) -> list[str]:
    """The roles of the deck that the doppelganger plays at once; those apart at which others raise a thumb."""
    roles = (ROLES[card] for card in dict.fromkeys(setup.deck))
    return [role.id for role in roles if role.copied == AT_ONCE and role.thumbs == thumbs]


def _sleeping(call: Call, setup: Setup, texts: Texts) -> str:
    name = texts.role(DOPPELGANGER) if call.again else _name(call, texts)
    sleep = texts("say-sleep-many" if call.together else "say-sleep", name=name)
    return f"{texts('say-thumbs-down')} {sleep}" if _thumbs_up(call, setup) else sleep


def _thumbs_up(call: Call, setup: Setup) -> bool:
    """Whether somebody has raised a thumb by the end of a call."""
    copied = call.role == DOPPELGANGER and _copied_at_once(setup, thumbs=True)
    return call.thumb is not None or ROLES[call.role].thumbs or bool(copied)


def _name(call: Call, texts: Texts) -> str:
    name = texts.role(call.role, "plural" if call.together else None)
    return name[0].upper() + name[1:]
