"""The narration of a night of One Night: what is said at each call, from the cards in the game alone."""

from collections.abc import Iterator
from typing import NamedTuple

from noctambule.narrator.narration import BREATH, SECONDS_TO_ACT, SECONDS_TO_SEE, SHORT_BREATH, Line, timed
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.cards import AT_ONCE, RIGHT_AFTER
from noctambule.onenight.rules.plan import questions
from noctambule.onenight.rules.roles import ROLES, TOGETHER
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.wakes import Call

DOPPELGANGER = "doppelganger"
SHIELDED = "shielded"


class Night(NamedTuple):
    """A night to be told: of these cards, in this language; in full, or short for a group that knows it."""

    setup: Setup
    texts: Texts
    seconds: float | None = None
    """To act at each call; None for as long as it usually takes."""
    short: bool = False

    @property
    def breath(self) -> float:
        return SHORT_BREATH if self.short else BREATH

    def to_act(self, asked: int) -> float:
        """The silence of a call that may put so many questions, one after the other."""
        usual = SECONDS_TO_ACT if asked else SECONDS_TO_SEE
        return (usual if self.seconds is None else self.seconds) * max(1, asked)


def narration(setup: Setup, texts: Texts, seconds: float | None = None, short: bool = False) -> list[Line]:
    """Every call takes its time whoever holds the card, the center included."""
    return timed(list(_said(Night(setup, texts, seconds, short))))


def _said(night: Night) -> Iterator[tuple[str, str, float]]:
    setup, texts = night.setup, night.texts
    yield "night", texts("say-night"), night.breath
    if setup.center_werewolf is not None and not night.short:
        yield "night", texts("say-center-werewolf"), night.breath
    asked = questions(setup)
    for call in setup.night.wakes:
        yield call.id, (_short(night, call) if night.short else _waking(night, call)), night.to_act(asked[call.id])
        if call.role == DOPPELGANGER:
            yield from ((call.id, *line) for line in _looking_on(night))
        yield call.id, _sleeping(night, call), night.breath
    yield "dawn", texts("say-day"), 0.0
    if setup.draw:
        yield "dawn", texts("say-artifacts"), 0.0


def _waking(night: Night, call: Call) -> str:
    setup, texts = night.setup, night.texts
    do = texts(f"do-{call.role}", bars=_bars(call, setup))
    if call.thumb:
        do = texts(f"do-{call.role}-thumb", thumb=texts.role(call.thumb))
    if call.role == DOPPELGANGER:
        do = " ".join([do, *_copying(setup, texts)])
    if call.again:
        name = texts.role(call.role, "the")
        return texts("say-wake-again", doppelganger=texts.role(DOPPELGANGER), name=name, do=do)
    if call.thumb:
        return texts("say-wake-many-but", name=_name(call, texts), thumb=texts.role(call.thumb, "the"), do=do)
    return texts("say-wake-many" if call.together else "say-wake", name=_name(call, texts), do=do)


def _short(night: Night, call: Call) -> str:
    """A name, and what those in their sleep have to do."""
    texts = night.texts
    if call.again:
        said = texts("short-wake-again", doppelganger=texts.role(DOPPELGANGER), name=texts.role(call.role, "the"))
    elif call.thumb:
        said = texts("short-wake-but", name=_name(call, texts), thumb=texts.role(call.thumb))
    else:
        said = texts("short-wake", name=_name(call, texts))
    return f"{said} {_thumbs(night, call.role)}" if ROLES[call.role].thumbs else said


def _thumbs(night: Night, role: str) -> str:
    """What is said to those who raise a thumb at a role's call."""
    short = f"short-{role}"
    return night.texts(short if night.short and night.texts.has(short) else f"do-{role}")


def _bars(call: Call, setup: Setup) -> str:
    """What keeps this call's role from a card, if anything does: a shield, or what the same role laid before."""
    bars = ["shields"] if any(ROLES[card].lays == SHIELDED for card in setup.deck) else []
    return "-".join([*bars, "laid"] if call.again and ROLES[call.role].lays else bars) or "none"


def _copying(setup: Setup, texts: Texts) -> Iterator[str]:
    """What the doppelganger is told besides: which roles she plays at once, and by which name she is called later.

    A card may make a werewolf of her before the werewolves are called: it is what she saw that counts.
    """
    if at_once := _copied_at_once(setup, thumbs=False):
        yield texts("do-doppelganger-at-once", roles=", ".join(map(texts.role, at_once)))
    packs = [
        TOGETHER[call].id
        for call in TOGETHER
        if any(ROLES[card].together == call or (ROLES[card].is_wolf and TOGETHER[call].is_wolf) for card in setup.deck)
    ]
    own = any(ROLES[card].copied == RIGHT_AFTER for card in setup.deck)
    when = "-".join([*(["pack"] if packs else []), *(["own"] if own else [])]) or "never"
    pack = texts.either(texts("the-many", name=texts.role(role, "plural")) for role in packs)
    yield texts("do-doppelganger-later", when=when, pack=pack, doppelganger=texts.role(DOPPELGANGER, "the"))


def _looking_on(night: Night) -> Iterator[tuple[str, float]]:
    """Whoever copied a role that is shown others keeps her eyes open; all who did not sleep before a thumb goes up."""
    texts, to_see = night.texts, night.to_act(0)
    for card in _copied_at_once(night.setup, thumbs=True):
        sleep = "short-sleep-unless" if night.short else "say-sleep-unless"
        yield texts(sleep, name=texts.role(DOPPELGANGER), card=texts.role(card, "the")), night.breath
        yield _thumbs(night, card), to_see


def _copied_at_once(setup: Setup, thumbs: bool) -> list[str]:
    """The roles of the deck that the doppelganger plays at once; those apart at which others raise a thumb."""
    roles = (ROLES[card] for card in dict.fromkeys(setup.deck))
    return [role.id for role in roles if role.copied == AT_ONCE and role.thumbs == thumbs]


def _sleeping(night: Night, call: Call) -> str:
    texts = night.texts
    if night.short:
        sleep = texts("short-sleep-many" if call.together else "short-sleep")
    else:
        name = texts.role(DOPPELGANGER) if call.again else _name(call, texts)
        sleep = texts("say-sleep-many" if call.together else "say-sleep", name=name)
    return f"{texts('say-thumbs-down')} {sleep}" if _thumbs_up(call, night.setup) else sleep


def _thumbs_up(call: Call, setup: Setup) -> bool:
    """Whether somebody has raised a thumb by the end of a call."""
    copied = call.role == DOPPELGANGER and _copied_at_once(setup, thumbs=True)
    return call.thumb is not None or ROLES[call.role].thumbs or bool(copied)


def _name(call: Call, texts: Texts) -> str:
    name = texts.role(call.role, "plural" if call.together else None)
    return name[0].upper() + name[1:]
