"""A Werewords bot: what its seat sees goes in, its next move comes out, and chance decides between equals."""

import math
from random import Random

import msgspec

from noctambule.bots.character import Character
from noctambule.werewords.bots.answering import choose, token
from noctambule.werewords.bots.asking import number_of, question, typed
from noctambule.werewords.bots.minds import STRENGTHS, TEMPERAMENTS
from noctambule.werewords.bots.phrasing import accusation, phrase
from noctambule.werewords.bots.seeing import DAY, GUESSED, MISSED, NIGHT, TALK, Move, Seen, decode
from noctambule.werewords.bots.suspecting import Beliefs, beliefs, likelihoods
from noctambule.werewords.rules.setup import TEAMS, WEREWOLF, WOLVES

TO_ANSWER = (1.5, 3.5)
TO_POINT = (2.0, 9.0)
TO_ACCUSE = (4.0, 25.0)
TO_CHOOSE = (2.0, 8.0)
"""Seconds, at least and at most."""
MODEST = 0.35
"""How much longer a bot holds back for each question it is ahead of the one who asked least."""
SUSPICIOUS = 1.3
"""A bot names who is at least this much likelier to be a werewolf than anybody would be by chance."""


def move(seen: Seen, character: Character, chance: Random) -> Move | None:
    """What the bot does next, if nothing happens before; None while it waits for somebody else."""
    if seen.phase == NIGHT:
        return Move("choose", chance.uniform(*TO_CHOOSE), text=choose(seen, chance)) if seen.options else None
    if seen.phase == DAY:
        return _by_day(seen, character, chance)
    if seen.phase == TALK:
        return None if seen.spoken else _talk(seen, character, chance)
    if seen.phase in (GUESSED, MISSED) and seen.options:
        return Move("point", chance.uniform(*TO_POINT), at=_target(seen, character, chance))
    return None


def move_bytes(seen: bytes, strength: str, temperament: str, seed: str) -> bytes:
    """The same for a process of its own: bytes in, bytes out."""
    return msgspec.json.encode(move(decode(seen), Character(strength, temperament), Random(seed)))


def _by_day(seen: Seen, character: Character, chance: Random) -> Move | None:
    if seen.seat == seen.mayor:
        return Move("token", chance.uniform(*TO_ANSWER), token=token(seen, chance)) if seen.waiting else None
    if seen.waiting:
        return None
    manner = TEMPERAMENTS[character.temperament]
    counts = [sum(who == seat for who, *_ in seen.given) for seat in range(seen.players) if seat != seen.mayor]
    ahead = sum(who == seen.seat for who, *_ in seen.given) - min(counts)
    after = chance.uniform(manner.soonest, manner.latest) * (1 + MODEST * ahead)
    topic = question(seen, STRENGTHS[character.strength], chance)
    return Move("ask", after, text=phrase(seen.language, character.temperament, topic, chance))


def suspicions(seen: Seen) -> Beliefs:
    """Who this seat takes for the seer and for werewolves, by all it knows; before the word is out, next to nothing."""
    word = number_of(seen, seen.word)
    played = likelihoods(seen.language, seen.difficulty, typed(seen), word, seen.mayor)
    played.pop(seen.seat, None)
    return beliefs(seen.cards, seen.players, played, seen.known)


def _target(seen: Seen, character: Character, chance: Random) -> int:
    """Whom to point at: a werewolf at the likeliest seer, everybody else at the likeliest werewolf."""
    options = [option for option in seen.options if isinstance(option, int)]
    believed = suspicions(seen)
    if seen.phase == GUESSED:
        return _ranked(believed.seer, options, character, chance)[_place_in_the_pack(seen) % len(options)]
    if TEAMS[seen.role] == WOLVES:
        believed = _as_a_villager(seen)
        pack = {seat for seat, role in seen.known.items() if TEAMS[role] == WOLVES}
        options = [option for option in options if option not in pack] or options
    return _ranked(believed.wolf, options, character, chance)[0]


def _place_in_the_pack(seen: Seen) -> int:
    """One finger on the seer is enough, so each werewolf points at another one: the first at the likeliest."""
    pack = sorted(seat for seat, role in seen.known.items() if role == WEREWOLF)
    return pack.index(seen.seat)


def _as_a_villager(seen: Seen) -> Beliefs:
    """What a villager in this seat would think."""
    word = number_of(seen, seen.word)
    played = likelihoods(seen.language, seen.difficulty, typed(seen), word, seen.mayor)
    return beliefs(
        seen.cards, seen.players, {s: of for s, of in played.items() if s != seen.seat}, {seen.seat: "villager"}
    )


def _ranked(likely: tuple[float, ...], options: list[int], character: Character, chance: Random) -> list[int]:
    """The options, likeliest first, as far as this bot sees clearly."""
    sure = STRENGTHS[character.strength].sure
    blur = {option: -math.log(-math.log(chance.random() or 0.5)) for option in options}
    return sorted(options, key=lambda option: -(sure * math.log(max(likely[option], 1e-9)) + blur[option]))


def _talk(seen: Seen, character: Character, chance: Random) -> Move:
    """Whom the bot says it suspects: what it will point at, where somebody stands out."""
    wolfish = TEAMS[seen.role] == WOLVES
    believed = (_as_a_villager(seen) if wolfish else suspicions(seen)).wolf
    others = [
        s
        for s in range(seen.players)
        if s != seen.seat and not (wolfish and TEAMS[seen.known.get(s, "villager")] == WOLVES)
    ]
    most = max(others, key=lambda seat: (believed[seat], -seat))
    average = seen.cards.count(WEREWOLF) / (seen.players - 1)
    at = most if believed[most] >= SUSPICIOUS * average else None
    after, name = chance.uniform(*TO_ACCUSE), None if at is None else seen.names[at]
    text = accusation(seen.language, character.temperament, name, at == seen.mayor, chance)
    return Move("chat", after, text=text, at=at)
