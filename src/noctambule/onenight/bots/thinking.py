"""What a bot does: a pure function of what it is handed, who it is, and its random numbers."""

from collections.abc import Sequence
from random import Random

import msgspec

from noctambule.bots.character import STRENGTHS, Character, Strength
from noctambule.onenight.bots import night_choices as night
from noctambule.onenight.bots import pointing, telling
from noctambule.onenight.bots.allegiance import side, side_of, thought, was_moved
from noctambule.onenight.bots.believing import believe
from noctambule.onenight.bots.deciding import Decision
from noctambule.onenight.bots.quick_suspicion import quick_suspicion
from noctambule.onenight.bots.seeing import DAY, NIGHT, Seen, decode
from noctambule.onenight.bots.trust import PLOTTED, read, sobered
from noctambule.onenight.bots.when_to_speak import OPENING, STORY, moments
from noctambule.onenight.lab.worlds.beliefs import Beliefs
from noctambule.onenight.rules.cards import VILLAGE
from noctambule.onenight.rules.sayings import Claim


def think(seen: Seen, character: Character, seed: str) -> Decision:
    """The decision at this moment. The same view, character and seed give the same one, whoever asks."""
    strength = STRENGTHS[character.strength]
    if seen.phase == NIGHT:
        question = seen.asked
        assert question is not None
        return Decision(answer=night.answer(seen, strength, Random(f"{seed} {question.id}")))
    if seen.phase == DAY:
        return _speak(seen, character, strength, seed)
    return _point(seen, strength, seed)


def think_bytes(seen: bytes, strength: str, temperament: str, seed: str) -> bytes:
    """The same for a process of its own: bytes in, bytes out; by day always with its suspicions, for later."""
    shown = decode(seen)
    decision = think(shown, Character(strength, temperament), seed)
    if shown.phase == DAY and decision.suspects is None:
        suspicions = _suspicions(shown, STRENGTHS[strength])
        decision = msgspec.structs.replace(decision, suspects=_rounded(suspicions.wolf))
    return msgspec.json.encode(decision)


def _speak(seen: Seen, character: Character, strength: Strength, seed: str) -> Decision:
    hides = strength.plans and side_of(thought(seen)) != VILLAGE
    sees = any(event.kind == "looked" for event in seen.night)
    times = moments(character.temperament, hides, sees, seed)
    again = next((moment for moment in times if moment > seen.now), None)
    passed = [number for number, moment in enumerate(times) if moment <= seen.now]
    if not passed or seen.silenced:
        return Decision(again=again)
    if passed[-1] <= STORY or not seen.own:
        return Decision(claim=_claim(seen, strength, seed, min(passed[-1], STORY)), again=again)
    beliefs = _suspicions(seen, strength)
    claim = None
    if was_moved(seen) and side_of(thought(seen)) != side(seen, beliefs) == VILLAGE:
        claim = _new(seen, telling.truth(seen))
    target = _target(seen, strength, beliefs, seed, last=False)
    said = dict(seen.accusations).get(seen.seat)
    suspects = _rounded(_wolves(seen, strength, beliefs))
    return Decision(claim=claim, accuse=None if target == said else target, again=again, suspects=suspects)


def _claim(seen: Seen, strength: Strength, seed: str, moment: int) -> Claim | None:
    """Who it says to be, and later what happened. A lie is kept to, whatever comes."""
    own = seen.own
    honest = side_of(thought(seen)) == VILLAGE
    if was_moved(seen) and not honest:
        honest = side(seen, _suspicions(seen, strength)) == VILLAGE
    if honest:
        whole = telling.truth(seen)
    else:
        role = own[-1].role if own else telling.lie(seen, strength, Random(f"{seed} lie"))
        if own and own[-1].story:
            return None
        story = () if moment == OPENING else telling.best_made_up(seen, role, strength, Random(f"{seed} story"))
        whole = Claim(seen.seat, role, story)
    return _new(seen, Claim(seen.seat, whole.role) if moment == OPENING else whole)


def _new(seen: Seen, claim: Claim) -> Claim | None:
    """The claim, if it was not made already."""
    if claim in seen.own:
        return None
    return claim


def _point(seen: Seen, strength: Strength, seed: str) -> Decision:
    beliefs = _suspicions(seen, strength)
    target = _target(seen, strength, beliefs, seed, last=True)
    return Decision(point=target, suspects=_rounded(_wolves(seen, strength, beliefs)))


def _suspicions(seen: Seen, strength: Strength) -> Beliefs:
    found = believe(seen, strength.fitted) if strength.reckons else None
    return quick_suspicion(seen) if found is None else found


def _target(seen: Seen, strength: Strength, beliefs: Beliefs, seed: str, last: bool) -> int:
    mine = side(seen, beliefs)
    chance = Random(f"{seed} doubts")
    doubts = [chance.gauss(0, strength.wavers) if strength.wavers else 0.0 for _ in beliefs.roles]
    doubted = [wolf + doubt for wolf, doubt in zip(_wolves(seen, strength, beliefs), doubts, strict=True)]
    table = pointing.table(seen.setup, seen.seat, mine, beliefs, doubted)
    said = {seat: at for seat, at in seen.accusations if seat != seen.seat}
    if last and mine == VILLAGE and thought(seen) == "bodyguard":
        return pointing.protege(table, said)
    return pointing.best(table, said if strength.joins else {}, last and strength.joins)


def _wolves(seen: Seen, strength: Strength, beliefs: Beliefs) -> list[float]:
    """How likely everybody is a werewolf; what one knows of oneself needs no correcting."""
    if not strength.fitted:
        return list(beliefs.wolf)
    manners = read(PLOTTED)
    return [wolf if seat == seen.seat else sobered(manners, wolf) for seat, wolf in enumerate(beliefs.wolf)]


def _rounded(chances: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(chance, 4) for chance in chances)
