"""The referee for One Night: plays the night from each player's answers, then the vote; or takes the final cards."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from noctambule.engine.errors import BadInput
from noctambule.engine.events import Event
from noctambule.engine.questions import QuestionId
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.referee.final_cards import ending, final_cards
from noctambule.onenight.rules.cards import ARTIFACTS, RAVENSBURGER
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.reading import artifact_named, edition_named, role_named
from noctambule.onenight.rules.setup import Setup
from noctambule.onenight.rules.table import identity, team
from noctambule.referee.fields import answers_of, only, pointing_of, word, words

FIELDS = ("game", "edition", "players", "cards", "center", "center_werewolf", "artifacts", "night", "votes")


def judge(document: Mapping[str, Any], texts: Texts) -> dict[str, Any]:
    """Plays a written-down game of One Night and judges it; one without its night is judged by its final cards."""
    if "final" in document:
        return final_cards(document, texts)
    only(document, FIELDS)
    names = Names(words(document, "players"))
    edition = edition_named(word(document, "edition", RAVENSBURGER))
    players = len(names.players)
    cards = [role_named(card) for card in words(document, "cards")]
    center = [role_named(card) for card in words(document, "center")]
    if len(cards) != players:
        raise BadInput("cards-not-players", cards=len(cards), players=players)
    if len(center) != 3:
        raise BadInput("center-not-three", cards=len(center))
    extra = [role_named(word(document, "center_werewolf"))] if document.get("center_werewolf") is not None else []
    drawn: tuple[str, ...] = ARTIFACTS
    if document.get("artifacts") is not None:
        drawn = tuple(artifact_named(artifact) for artifact in words(document, "artifacts"))
    setup = Setup(players, (*cards, *center), edition, extra[0] if extra else None, drawn)
    game = Game.start(setup, Deal((*cards, *center, *extra), drawn))
    game, backwards = _night(game, names, answers_of(document, "night", names))
    if document.get("votes") is not None:
        for seat, target in pointing_of(document, "votes", names).items():
            game = game.answer(("vote", seat), target)
        game = game if game.end else game.close()
    return _answer(game, names, Telling(Texts(texts.language, edition), names), backwards)


def _night(game: Game, names: Names, answers: dict[str, list[str]]) -> tuple[Game, set[QuestionId]]:
    """Answers every question of the night from each player's list; notes which pairs were written backwards."""
    backwards = set[QuestionId]()
    while question := game.run.question:
        player = names[question.seat]
        left = answers.get(player, [])
        if not left:
            options = [names.words(answer) for answer in question.answers]
            raise BadInput("answer-missing", player=player, options=options)
        answer, taken = names.read(question, left)
        if isinstance(answer, tuple) and left[0] == names[answer[1]]:
            backwards.add(question.id)
        game = game.answer(question.id, answer)
        del left[:taken]
    for player, left in answers.items():
        if left:
            raise BadInput("answer-left-over", player=player, answers=left)
    return game, backwards


def _answer(game: Game, names: Names, telling: Telling, backwards: set[QuestionId]) -> dict[str, Any]:
    table, players = game.table, names.players
    roles = [identity(table, seat) for seat in range(len(players))]
    answer: dict[str, Any] = {
        "final": dict(zip(players, table.cards, strict=False)),
        "identity": dict(zip(players, roles, strict=True)),
        "team": {name: team(role) for name, role in zip(players, roles, strict=True)},
        "center": list(table.cards[len(players) :]),
        "saw": {name: [] for name in players},
        "learned": {name: [] for name in players},
        "face_up": [names[seat] for seat in sorted(table.face_up)],
    }
    for event in _looks_in_order(game, backwards):
        answer["saw"][names[event.seat or 0]].append([names[event.places[0] or 0], event.what[0]])
    for event in game.events:
        if event.kind == "shown":
            learned = answer["learned"][names[event.seat or 0]]
            learned += [names[place] for place in event.places if place is not None and names[place] not in learned]
    if game.end:
        answer |= ending(game.end, names, telling)
    return answer


def _looks_in_order(game: Game, backwards: set[QuestionId]) -> list[Event]:
    """The cards seen; of two that one answer chose, the one that was written first was looked at first."""
    looks = [event for event in game.events if event.kind == "looked"]
    for index, (one, other) in enumerate(pairwise(tuple(looks))):
        if (one.call, one.step) == (other.call, other.step) and (one.call, one.step - 1) in backwards:
            looks[index : index + 2] = other, one
    return looks
