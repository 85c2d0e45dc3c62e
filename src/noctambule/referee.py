"""The referee: who won, and why, for games that were written down."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from noctambule.documents import documents
from noctambule.engine.errors import BadInput, GameError
from noctambule.narrator.explaining import explain
from noctambule.narrator.telling import Telling
from noctambule.narrator.texts import Texts
from noctambule.onenight.cards import ARTIFACTS, RAVENSBURGER
from noctambule.onenight.game import Deal, Game
from noctambule.onenight.naming import NONE, Names
from noctambule.onenight.reading import artifact_named, edition_named, role_named
from noctambule.onenight.setup import Setup
from noctambule.onenight.table import identity, team

Answer = dict[str, Any]
ONE_NIGHT_FIELDS = (
    "game", "edition", "players", "cards", "center", "center_werewolf", "artifacts", "night", "votes",
)  # fmt: skip


def referee(text: str, texts: Texts) -> list[Answer]:
    """One answer for each document; a refused one's answer holds the error and its code."""
    return [_judge(document, texts) for document in documents(text)]


def _judge(document: Any, texts: Texts) -> Answer:
    try:
        if isinstance(document, BadInput):
            raise document
        if not isinstance(document, dict):
            raise BadInput("not-a-document")
        game = document.get("game")
        if game is None:
            raise BadInput("missing-field", name="game")
        if word(document, "game") not in GAMES:
            raise BadInput("unknown-game", name=game)
        return GAMES[game](document, texts)
    except GameError as error:
        return {"error": explain(texts, error), "code": error.code}


def one_night(document: Mapping[str, Any], texts: Texts) -> Answer:
    """Plays a written-down game of One Night and judges it."""
    only(document, ONE_NIGHT_FIELDS)
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
    game = _night(game, names, answers_of(document, "night", names))
    if document.get("votes") is not None:
        game = _vote(game, names, document)
    return _answer(game, names, Telling(Texts(texts.language, edition), names))


def _night(game: Game, names: Names, answers: dict[str, list[str]]) -> Game:
    """Answers every question of the night from each player's list."""
    while question := game.run.question:
        player = names[question.seat]
        left = answers.get(player, [])
        if not left:
            options = [names.words(answer) for answer in question.answers]
            raise BadInput("answer-missing", player=player, options=options)
        answer, taken = names.read(question, left)
        game = game.answer(question.id, answer)
        del left[:taken]
    for player, left in answers.items():
        if left:
            raise BadInput("answer-left-over", player=player, answers=left)
    return game


def _vote(game: Game, names: Names, document: Mapping[str, Any]) -> Game:
    pointing = mapping(document, "votes")
    seats = {names.seat(voter): target for voter, target in pointing.items()}
    for seat, target in seats.items():
        if target is None or target == NONE:
            continue
        if not isinstance(target, str):
            raise BadInput("bad-field", name="votes", wanted="names-by-player")
        if names.seat(target) == seat:
            raise BadInput("votes-for-self", player=target)
        game = game.answer(("vote", seat), names.seat(target))
    return game if game.end else game.close_vote()


def _answer(game: Game, names: Names, telling: Telling) -> Answer:
    table, players = game.table, names.players
    roles = [identity(table, seat) for seat in range(len(players))]
    answer: Answer = {
        "final": dict(zip(players, table.cards, strict=False)),
        "identity": dict(zip(players, roles, strict=True)),
        "team": {name: team(role) for name, role in zip(players, roles, strict=True)},
        "center": list(table.cards[len(players) :]),
        "saw": {name: [] for name in players},
        "learned": {name: [] for name in players},
        "face_up": [names[seat] for seat in sorted(table.face_up)],
    }
    for event in game.events:
        if event.seat is None or event.kind not in ("looked", "shown"):
            continue
        places = [names[place] for place in event.places if place is not None]
        if event.kind == "looked":
            answer["saw"][names[event.seat]].append([places[0], event.what[0]])
        else:
            learned = answer["learned"][names[event.seat]]
            learned += [name for name in places if name not in learned]
    if game.end:
        answer["dead"] = [names[seat] for seat in sorted(death.seat for death in game.end.vote.deaths)]
        answer["winners"] = [names[seat] for seat in game.end.verdict.winners]
        answer["reasons"] = telling.reasons(game.end)
    return answer


def only(document: Mapping[str, Any], fields: Sequence[str]) -> None:
    """Refuses a field that means nothing: it may be a slip of the pen."""
    for name in document:
        if name not in fields:
            raise BadInput("unknown-field", name=name, possible=list(fields))


def word(document: Mapping[str, Any], name: str, default: str | None = None) -> str:
    value = document.get(name)
    if value is None and default is not None:
        return default
    if not isinstance(value, str):
        raise BadInput("bad-field", name=name, wanted="word")
    return value


def words(document: Mapping[str, Any], name: str) -> list[str]:
    if name not in document:
        raise BadInput("missing-field", name=name)
    value = document[name]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput("bad-field", name=name, wanted="words")
    return value


def mapping(document: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = document.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput("bad-field", name=name, wanted="by-player")
    return value


def answers_of(document: Mapping[str, Any], name: str, names: Names) -> dict[str, list[str]]:
    """Each player's answers in order; a single answer may stand without its list."""
    answers = dict[str, list[str]]()
    for player, given in mapping(document, name).items():
        names.seat(player)
        listed = [] if given is None else given if isinstance(given, list) else [given]
        if not all(isinstance(item, str) for item in listed):
            raise BadInput("bad-field", name=name, wanted="answers-by-player")
        answers[player] = list(listed)
    return answers


GAMES: dict[str, Callable[[Mapping[str, Any], Texts], Answer]] = {"one-night": one_night}
