"""The referee: games as people write them down, and what it answers."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import yaml
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from noctambule.cli import main
from noctambule.documents import documents
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.reading import ARTIFACT_NAMES
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.table import identity
from noctambule.referee.judging import referee
from tests.onenight.chance import by_chance, play_in_order, random_setup

Answer = dict[str, Any]
NBSP = "\N{NO-BREAK SPACE}"

DESIGN = """\
game: one-night
edition: ravensburger            # default; or bezier
players: [Ana, Ben, Cleo, Dov]   # seat order, clockwise
cards: [robber, alpha-wolf, seer, curator]
center: [villager, drunk, tanner]
center_werewolf: mystic-wolf     # with the alpha wolf, and only then
artifacts: [void-of-nothingness] # the order in which curators draw; default: all six, in the order of rulings.md
night:                           # each player's answers, in the order they are asked
  Ana: [Cleo]
  Ben: [center 2, Ana]           # looks (lone wolf), then exchanges
  Cleo: [center 1, center 3]
  Dov: [none]                    # declines
votes: {Ana: Ben, Ben: Ana, Cleo: Ben, Dov: Ben}   # may be left out: then the night alone is judged
"""

# Ana the robber, Ben the werewolf and Cleo the seer; the smallest game in which all sorts of answers are asked for.
SMALL: Answer = {
    "game": "one-night",
    "players": ["Ana", "Ben", "Cleo"],
    "cards": ["robber", "werewolf", "seer"],
    "center": ["villager", "troublemaker", "tanner"],
    "night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["center 1", "center 3"]},
    "votes": {"Ana": "Ben", "Ben": "Ana", "Cleo": "Ana"},
}


def small(**changes: Any) -> Answer:
    return {**SMALL, **changes}


def asked(
    *cards: str, center: str = "villager, villager, villager", night: Answer | None = None, **more: Any
) -> Answer:
    """A game of Ana, Ben, Cleo… with these cards, the night alone."""
    players = ["Ana", "Ben", "Cleo", "Dov", "Eve"][: len(cards)]
    return {
        "game": "one-night",
        "players": players,
        "cards": list(cards),
        "center": center.split(", "),
        "night": night or {},
        **more,
    }


def judge(document: Answer | str, lang: str = "en") -> Answer:
    """The one answer to one document."""
    text = document if isinstance(document, str) else yaml.safe_dump(document, allow_unicode=True)
    (answer,) = referee(text, Texts(lang))
    return answer


def code(document: Answer | str) -> str:
    """The code a document is refused with, or "accepted"; a refusal holds its error, its code, and nothing else."""
    answer = judge(document)
    if "error" not in answer:
        return "accepted"
    assert set(answer) == {"error", "code"}
    assert isinstance(answer["error"], str)
    assert answer["error"]
    french = judge(document, "fr")
    assert french["code"] == answer["code"]
    assert french["error"] != answer["error"]
    return str(answer["code"])


def run(text: str | bytes, *options: str) -> Result:
    return CliRunner().invoke(main, ["referee", "-", *options], input=text)


def lines(result: Result) -> list[Answer]:
    return [json.loads(line) for line in result.stdout.splitlines()]


# What the design promises.


def test_the_designs_own_example() -> None:
    assert judge(DESIGN) == {
        "final": {"Ana": "seer", "Ben": "alpha-wolf", "Cleo": "mystic-wolf", "Dov": "curator"},
        "identity": {"Ana": "seer", "Ben": "alpha-wolf", "Cleo": "mystic-wolf", "Dov": "curator"},
        "team": {"Ana": "village", "Ben": "werewolf", "Cleo": "werewolf", "Dov": "village"},
        "center": ["villager", "drunk", "tanner", "robber"],
        "saw": {
            "Ana": [["Ana", "seer"]],
            "Ben": [["center 2", "drunk"]],
            "Cleo": [["center 1", "villager"], ["center 3", "tanner"]],
            "Dov": [],
        },
        "learned": {"Ana": [], "Ben": [], "Cleo": [], "Dov": []},
        "face_up": [],
        "dead": ["Ben"],
        "winners": ["Ana", "Dov"],
        "reasons": [
            "Ben dies with 3 votes.",
            "The village wins: a werewolf died.",
            "The werewolves lose: one of them died.",
        ],
    }


def test_without_votes_the_night_alone_is_judged() -> None:
    whole = judge(SMALL)
    night = judge({name: value for name, value in SMALL.items() if name != "votes"})
    assert set(whole) - set(night) == {"dead", "winners", "reasons"}
    assert night == {name: whole[name] for name in night}
    assert judge(small(votes=None)) == night


def test_no_finger_at_all_is_a_vote_all_the_same() -> None:
    answer = judge(small(votes={}))
    assert answer["dead"] == []
    assert answer["winners"] == ["Ana"]  # who robbed the werewolf
    assert answer["reasons"] == [
        "Nobody dies.",
        "The village loses: no werewolf died.",
        "The werewolves win: none of them died.",
    ]


@pytest.mark.parametrize("nobody", ["none", None])
def test_v2_who_points_at_nobody_has_no_vote(nobody: str | None) -> None:
    left_out = judge(small(votes={"Ben": "Ana", "Cleo": "Ana"}))
    assert judge(small(votes={"Ana": nobody, "Ben": "Ana", "Cleo": "Ana"})) == left_out
    assert left_out["dead"] == ["Ana"]


def test_fellow_wolves_masons_thumbs_and_the_minions_wolves_are_learned() -> None:
    answer = judge(
        {
            "game": "one-night",
            "players": ["Ana", "Ben", "Cleo", "Dov", "Eve", "Flo", "Gus"],
            "cards": ["werewolf", "dream-wolf", "minion", "mason", "mason", "seer", "aura-seer"],
            "center": ["villager", "villager", "villager"],
            "night": {"Flo": ["Gus"]},
        }
    )
    assert answer["learned"] == {
        "Ana": ["Ben"],
        "Ben": [],
        "Cleo": ["Ana", "Ben"],
        "Dov": ["Eve"],
        "Eve": ["Dov"],
        "Flo": [],
        "Gus": ["Flo"],
    }


def test_a_card_turned_up_is_listed_and_an_artifact_makes_the_identity() -> None:
    answer = judge(
        asked(
            "revealer",
            "curator",
            "insomniac",
            night={"Ana": ["Cleo"], "Ben": ["Ana"]},
            artifacts=["cudgel-of-the-tanner"],
            votes={"Ben": "Ana", "Cleo": "Ana"},
        )
    )
    assert answer["face_up"] == ["Cleo"]
    assert answer["saw"] == {"Ana": [["Cleo", "insomniac"]], "Ben": [], "Cleo": [["Cleo", "insomniac"]]}
    assert answer["final"]["Ana"] == "revealer"
    assert answer["identity"]["Ana"] == "tanner"
    assert answer["team"]["Ana"] == "tanner"
    assert answer["winners"] == ["Ana"]


def test_artifacts_are_drawn_in_the_order_written_else_in_the_rulings_order() -> None:
    night = {"Ana": ["Ana"]}
    drawn = judge(asked("curator", "villager", "hunter", night=night, artifacts=["tanner's cudgel", "werewolf's claw"]))
    assert drawn["identity"]["Ana"] == "tanner"
    assert judge(asked("curator", "villager", "hunter", night=night))["identity"]["Ana"] == "werewolf"


def test_reasons_in_french() -> None:
    answer = judge(SMALL, "fr")
    assert answer["reasons"] == [
        "Ana meurt avec 2 voix.",
        f"Le village gagne{NBSP}: un Loup-Garou est mort.",
        f"La meute perd{NBSP}: un Loup-Garou est mort.",
    ]
    (shown,) = lines(run(json.dumps(SMALL), "--lang", "fr"))
    assert shown == answer
    (refused,) = lines(run("game: belote", "--lang", "fr"))
    assert refused == {
        "error": f"Aucun jeu ne s'appelle «{NBSP}belote{NBSP}»{NBSP}: c'est one-night ou werewords.",
        "code": "unknown-game",
    }


# Editions and names.


@pytest.mark.parametrize("role", ROLES)
def test_both_publishers_names_are_accepted_capitals_and_spaces_too(role: str) -> None:
    spare = [card for card in ("villager", "villager", "hunter", "drunk", "tanner", "prince", "minion") if card != role]
    if role == "mason":
        spare[0] = "mason"
    alias = ROLES[role].alias or role
    for name in (role, alias, alias.replace("-", " ").title(), alias.upper(), alias.replace("-", "_")):
        game = asked(name, *spare[:2], center=", ".join(spare[2:5]))
        if role == "alpha-wolf":
            game["center_werewolf"] = "Seeing Wolf"
        assert code(game) in ("accepted", "answer-missing")


def test_doppelganger_may_be_written_with_her_dots() -> None:
    for name in ("doppelganger", "Doppelgänger", "shapeshifter"):
        answer = judge(asked(name, "hunter", "seer", night={"Ana": ["Ben"], "Cleo": ["none"]}))
        assert answer["final"]["Ana"] == "doppelganger"
        assert answer["identity"]["Ana"] == "hunter"


@pytest.mark.parametrize("name", [*ARTIFACT_NAMES, "Werewolf's Claw", "villager’s brand", "FOG OF NOTHINGNESS"])
def test_artifacts_by_both_publishers_names(name: str) -> None:
    game = asked("curator", "hunter", "villager", night={"Ana": ["Ana"]}, artifacts=[name])
    assert code(game) == "accepted"


def test_beziers_robber_and_troublemaker_may_decline() -> None:
    night = {"Ana": ["none"], "Ben": ["none"]}
    game = asked("robber", "troublemaker", "villager", night=night)
    assert code(game) == "not-an-option"
    answer = judge({**game, "edition": "bezier"})
    assert answer["final"] == {"Ana": "robber", "Ben": "troublemaker", "Cleo": "villager"}
    assert code({**game, "edition": "Bézier"}) == "accepted"


@pytest.mark.parametrize("role", ["drunk", "doppelganger", "alpha-wolf"])
def test_some_must_act_in_both_editions(role: str) -> None:
    game = asked(role, "villager", "hunter", night={"Ana": ["none", "none"]}, edition="bezier")
    if role == "alpha-wolf":
        game["center_werewolf"] = "werewolf"
    assert code(game) == "not-an-option"


@pytest.mark.parametrize(
    "names",
    [
        ("No", "Yes", "On"),
        ("1", "2", "3.0"),
        ("Null", "NULL", "nil"),
        ("True", "FALSE", "y"),
        ("0x1F", "1e3", "2026-11-16"),
        ("Zoë", "Élodie", "Łukasz"),
        ("安娜", "Ольга", "🦉"),
        ("=", "<<", "-a"),
        ("ana", "Ana", "ANA"),
        ("O'Neil", "Ana Maria", "d’Arc"),
    ],
)
def test_players_may_be_called_what_they_are_called(names: tuple[str, str, str]) -> None:
    one, two, three = names
    written = f"""\
game: one-night
players: [{one}, {two}, {three}]
cards: [robber, werewolf, villager]
center: [villager, seer, tanner]
night:
  {one}: [{two}]
  {two}: none
votes: {{{one}: {two}, {two}: {one}, {three}: {one}}}
"""
    answer = judge(written)
    assert answer["final"] == {one: "werewolf", two: "robber", three: "villager"}
    assert answer["dead"] == [one]
    as_json = {
        "game": "one-night",
        "players": names,
        "cards": ["robber", "werewolf", "villager"],
        "center": ["villager", "seer", "tanner"],
        "night": {one: [two], two: "none"},
        "votes": {one: two, two: one, three: one},
    }
    assert judge(json.dumps(as_json)) == answer  # escaped beyond 16 bits, as JSON does
    assert judge(json.dumps(as_json, ensure_ascii=False, indent="\t")) == answer
    assert lines(run(json.dumps(as_json))) == [answer]


def test_numbers_are_names_in_json_too() -> None:
    answer = judge(
        '{"game": "one-night", "players": [1, 2, 3], "cards": ["robber", "villager", "villager"],'
        ' "center": ["seer", "drunk", "tanner"], "night": {"1": [3]}}'
    )
    assert answer["final"] == {"1": "villager", "2": "villager", "3": "robber"}


@pytest.mark.parametrize("name", ["none", "None", "left", "RIGHT", "center 1", "Center Werewolf", "''", "'  '"])
def test_a_name_that_would_be_an_answer_is_refused(name: str) -> None:
    assert code(DESIGN.replace("Ana", name)) == "name-not-usable"


@pytest.mark.parametrize("name", ["null", "~", "true", "[Ana]"])
def test_a_name_that_is_no_word_is_refused(name: str) -> None:
    assert code(f"game: one-night\nplayers: [{name}, Ben, Cleo]\n") == "bad-field"


# What is refused, each with its code.


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"night": {"Ana": ["Ben"], "Ben": ["none"]}}, "answer-missing"),
        ({"night": {"Ana": [], "Ben": ["none"], "Cleo": ["none"]}}, "answer-missing"),
        ({"night": {"Ana": None, "Ben": ["none"], "Cleo": ["none"]}}, "answer-missing"),
        ({"night": None}, "answer-missing"),
        ({"night": {"Ana": ["Ana"], "Ben": ["none"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["center 1"], "Ben": ["none"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["none"], "Ben": ["none"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben"], "Ben": ["center 4"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben"], "Ben": ["center werewolf"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben"], "Ben": ["left"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["ben"], "Ben": ["none"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["Zoe"], "Ben": ["none"], "Cleo": ["none"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["center 1"]}}, "second-card-missing"),
        ({"night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["center 1", "center 1"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["center 1", "Ana"]}}, "not-an-option"),
        ({"night": {"Ana": ["Ben", "Cleo"], "Ben": ["none"], "Cleo": ["none"]}}, "answer-left-over"),
        ({"night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["none", "none"]}}, "answer-left-over"),
        ({"night": {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["Ana", "center 1"]}}, "answer-left-over"),
        ({"night": {"Zoe": ["Ben"]}}, "unknown-player"),
        ({"night": {"Ana": [["Ben"]]}}, "bad-field"),
        ({"night": {"Ana": [None]}}, "bad-field"),
        ({"night": {"Ana": {"Ben": "Ben"}}}, "bad-field"),
        ({"night": ["Ben"]}, "bad-field"),
        ({"votes": {"Zoe": "Ana"}}, "unknown-player"),
        ({"votes": {"Ana": "Zoe"}}, "unknown-player"),
        ({"votes": {"Ana": "center 1"}}, "unknown-player"),
        ({"votes": {"Ana": "Ana"}}, "votes-for-self"),
        ({"votes": {"Ana": ["Ben"]}}, "bad-field"),
        ({"votes": {"Ana": True}}, "bad-field"),
        ({"votes": ["Ana"]}, "bad-field"),
        ({"votes": "Ana"}, "bad-field"),
        ({"cards": ["robber", "werewolf", "sheriff"]}, "unknown-role"),
        ({"center": ["villager", "villager", "sheriff"]}, "unknown-role"),
        ({"cards": ["robber", "werewolf"]}, "cards-not-players"),
        ({"cards": ["robber", "werewolf", "seer", "hunter"]}, "cards-not-players"),
        ({"center": ["villager", "drunk"]}, "center-not-three"),
        ({"center": ["villager", "drunk", "tanner", "hunter"]}, "center-not-three"),
        ({"center": []}, "center-not-three"),
        ({"players": ["Ana", "Ben", "Ana"]}, "same-name-twice"),
        ({"players": ["Ana", "Ben"], "cards": ["robber", "werewolf"]}, "player-count"),
        ({"players": [], "cards": []}, "player-count"),
        ({"players": "Ana, Ben, Cleo"}, "bad-field"),
        ({"players": None}, "bad-field"),
        ({"cards": [["robber"], "werewolf", "seer"]}, "bad-field"),
        ({"cards": ["mason", "werewolf", "seer"]}, "one-mason"),
        ({"cards": ["robber", "robber", "seer"]}, "too-many-copies"),
        ({"cards": ["robber", "alpha-wolf", "seer"]}, "no-center-werewolf"),
        ({"center_werewolf": "werewolf"}, "needless-center-werewolf"),
        ({"cards": ["robber", "alpha-wolf", "seer"], "center_werewolf": "minion"}, "bad-center-werewolf"),
        ({"cards": ["robber", "alpha-wolf", "seer"], "center_werewolf": "sheriff"}, "unknown-role"),
        ({"cards": ["robber", "alpha-wolf", "seer"], "center_werewolf": ["werewolf"]}, "bad-field"),
        ({"cards": ["curator", "werewolf", "seer"], "artifacts": []}, "no-artifacts"),
        ({"artifacts": ["golden-fleece"]}, "unknown-artifact"),
        ({"artifacts": ["mask-of-muting", "mask-of-silence"]}, "artifact-twice"),
        ({"artifacts": "mask-of-muting"}, "bad-field"),
        ({"edition": "hasbro"}, "unknown-edition"),
        ({"edition": ["bezier"]}, "bad-field"),
        ({"vote": {}}, "unknown-field"),
        ({"last_mayor": "Ana"}, "unknown-field"),
        ({"game": "belote"}, "unknown-game"),
        ({"game": ["one-night"]}, "bad-field"),
        ({"game": None}, "missing-field"),
    ],
)
def test_a_slip_of_the_pen_is_refused_with_its_code(change: Answer, why: str) -> None:
    assert code(small(**change)) == why


@pytest.mark.parametrize("field", ["game", "players", "cards", "center"])
def test_what_a_game_needs(field: str) -> None:
    assert code({name: value for name, value in SMALL.items() if name != field}) == "missing-field"


def test_n4_a_question_that_can_not_be_put_takes_no_answer() -> None:
    """A shielded robber is not asked, so an answer for him is left over."""
    game = asked("sentinel", "robber", "villager", night={"Ana": ["Ben"], "Ben": ["Cleo"]})
    assert code(game) == "answer-left-over"
    assert code({**game, "night": {"Ana": ["Ben"]}}) == "accepted"


def test_two_cards_may_be_named_in_either_order() -> None:
    night = {"Ana": ["Ben"], "Ben": ["none"], "Cleo": ["center 3", "center 1"]}
    saw = judge(small(night=night))["saw"]["Cleo"]
    assert sorted(saw) == [["center 1", "villager"], ["center 3", "tanner"]]
    game = asked("troublemaker", "robber", "villager", night={"Ana": ["Cleo", "Ben"], "Ben": ["Ana"]})
    assert judge(game)["final"] == {"Ana": "robber", "Ben": "villager", "Cleo": "troublemaker"}


def test_the_center_werewolf_and_directions_are_answers() -> None:
    night = {"Ana": ["center werewolf", "Ben"], "Ben": ["right"]}
    answer = judge(
        asked(
            "alpha-wolf", "village-idiot", "hunter", "seer", night=night | {"Dov": "none"}, center_werewolf="werewolf"
        )
    )
    assert answer["saw"]["Ana"] == [["center werewolf", "werewolf"]]
    assert answer["center"][3] == "village-idiot"
    assert sorted(answer["final"].values()) == ["alpha-wolf", "hunter", "seer", "werewolf"]
    assert answer["final"]["Ben"] == "werewolf"  # his own card stays put


def test_a_refusal_says_who_and_what_to_do() -> None:
    night = {"Ana": ["Ben"], "Ben": ["center 7"], "Cleo": ["none"]}
    assert judge(small(night=night))["error"] == (
        "Ben can’t choose “center 7”: choose center 1, center 2, center 3, none."
    )
    assert (
        judge(small(players=["Ana", "Ben", None]), "fr")["error"]
        == f"«{NBSP}players{NBSP}» devrait être une liste de mots."
    )


# Documents: YAML and JSON, one or many.


def test_several_documents_in_one_file_answer_in_order(tmp_path: Path) -> None:
    file = tmp_path / "games.yaml"
    file.write_text(
        f"# an evening\n{DESIGN}---\n{json.dumps(SMALL)}\n---\ngame: belote\n---\n{DESIGN}", encoding="utf-8"
    )
    result = CliRunner().invoke(main, ["referee", str(file)])
    assert result.exit_code == 1
    answers = lines(result)
    assert answers == [judge(DESIGN), judge(SMALL), judge("game: belote"), judge(DESIGN)]


def test_exit_status_0_when_all_were_accepted_1_when_any_was_refused() -> None:
    assert run(DESIGN).exit_code == 0
    assert run(f"{DESIGN}\n...\n---\n{DESIGN}").exit_code == 0
    assert run(f"{DESIGN}---\ngame: belote").exit_code == 1


def test_json_on_one_line_on_many_and_in_lines() -> None:
    whole = judge(SMALL)
    assert lines(run(json.dumps(SMALL))) == [whole]
    assert lines(run(json.dumps(SMALL, indent=2))) == [whole]
    assert lines(run(f"{json.dumps(SMALL)}\n\n{json.dumps(SMALL)}\n")) == [whole, whole]
    assert lines(run(f"{json.dumps(SMALL, indent=2)}\n---\n{json.dumps(SMALL, indent=1)}\n")) == [whole, whole]


@pytest.mark.parametrize("broken", ['{"game": "one-night", "pl', "{oops}}", "[]", "oops", '{"game": "belote"}'])
def test_a_broken_line_among_json_lines_spoils_no_other(broken: str) -> None:
    good = json.dumps(SMALL)
    for before, after in (([good], [good]), ([good, good], []), ([], [good, good])):
        if not before and not broken.startswith("{"):
            continue  # what does not begin as JSON is taken for YAML
        answers = referee("\n".join([*before, broken, *after]), Texts("en"))
        assert ["error" in answer for answer in answers] == [False] * len(before) + [True] + [False] * len(after)


@pytest.mark.parametrize(
    "broken",
    [
        "players: [Ana",
        "a: b: c",
        "\t- a",
        "game: 'one-night",
        "*nobody",
        "key: \x00",
        "!!python/object:os.system {}",
        "}",
    ],
)
def test_a_syntax_error_in_the_middle_still_judges_the_others(broken: str) -> None:
    answers = referee(f"{DESIGN}---\n{broken}\n---\n{DESIGN}", Texts("en"))
    assert [answer.get("code") for answer in answers] == [None, "unreadable-document", None]


@pytest.mark.parametrize(
    "twice",
    [
        DESIGN + "game: one-night\n",
        DESIGN.replace("{Ana: Ben,", "{Ana: Ben, Ana: Cleo,"),
        DESIGN.replace("  Dov: [none]", "  Ana: [none]"),
        '{"game": "one-night", "game": "one-night"}',
        json.dumps(SMALL)[:-1] + ', "votes": {}}',
    ],
)
def test_a_key_that_stands_there_twice_is_refused(twice: str) -> None:
    assert code(twice) == "key-twice"


@pytest.mark.parametrize("nothing", ["- a\n- b\n", "just words", "42", "null x", "~", "[]", "'game: one-night'"])
def test_a_document_that_is_no_mapping_is_refused(nothing: str) -> None:
    assert code(nothing) == "not-a-document"


@pytest.mark.parametrize("key", ["true", "~", "[a, b]", "{a: b}", "? [a]\n"])
def test_a_key_that_is_no_word_is_refused(key: str) -> None:
    assert code(f"game: one-night\n{key}: 1\n") in ("bad-field", "unreadable-document")


@pytest.mark.parametrize(
    "tag", ["!!bool x", "!!int ''", "!!float ''", "!!timestamp x", "!!map [a]", "!!binary é", "!!set {a}"]
)
def test_a_tag_that_means_nothing_here_is_refused(tag: str) -> None:
    assert code(f"game: {tag}\n") in ("unreadable-document", "bad-field")


@pytest.mark.parametrize("nest", ["[", "{a: ", "- ", "? ", '{"a":', "[{a: "])
def test_nesting_without_end_is_refused(nest: str) -> None:
    assert code(nest * 100_000) == "unreadable-document"


def test_aliases_do_not_grow_without_end() -> None:
    laughs = "\n".join(f"l{n}: &l{n} [{', '.join([f'*l{n - 1}'] * 9) if n else 'ha'}]" for n in range(30))
    assert code(f"{laughs}\ngame: *l29\n") == "unreadable-document"


def test_marks_at_the_beginning_are_no_documents() -> None:
    assert lines(run(f"\ufeff---\n{DESIGN}")) == [judge(DESIGN)]
    assert lines(run(f"\ufeff{json.dumps(SMALL)}\n{json.dumps(SMALL)}")) == [judge(SMALL)] * 2
    assert lines(run(f"%YAML 1.1\n---\n{DESIGN}...\n# the end\n")) == [judge(DESIGN)]
    assert lines(run(DESIGN.replace("\n", "\r\n"))) == [judge(DESIGN)]


def test_half_a_character_is_refused() -> None:
    assert code(json.dumps(small(players=["Ana", "Ben", "\ud83d"]))) == "unreadable-document"


@pytest.mark.parametrize("nothing", ["", "\n\n", "# only a remark\n", "---\n---\n"])
def test_a_file_without_a_game_has_no_answer_and_says_so(nothing: str) -> None:
    result = run(nothing)
    assert result.stdout == ""
    assert result.stderr == "There is no game in -.\n"
    assert result.exit_code == 0


@given(st.binary(max_size=200))
@settings(max_examples=150)
def test_random_bytes_are_refused_one_line_each(noise: bytes) -> None:
    result = run(noise)
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert all(set(answer) == {"error", "code"} for answer in lines(result))


pieces = st.sampled_from(
    [
        *DESIGN.splitlines(),
        "---",
        "...",
        "{",
        "}",
        "[",
        "]",
        "- ",
        "? ",
        ": ",
        "&a",
        "*a",
        "!!map",
        "\t",
        "|",
        '"',
        "'",
        "<<: *a",
    ]
)


@given(st.lists(pieces, max_size=25), st.sampled_from(["\n", "", " "]))
@settings(max_examples=150)
def test_torn_up_games_are_refused_in_words(torn: list[str], glue: str) -> None:
    for answer in referee(glue.join(torn), Texts("fr")):
        assert "error" in answer or "final" in answer
        json.dumps(answer).encode()


values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["Ana", "seer", "none"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8) | st.just("Ana"), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*SMALL, "edition", "artifacts", "center_werewolf", "x"]), values))
@settings(max_examples=150)
def test_any_value_in_any_field_is_judged_or_refused(changes: Answer) -> None:
    for lang in ("en", "fr"):
        answer = judge(json.dumps({**SMALL, **changes}), lang)
        assert "error" in answer or "final" in answer


def test_documents_keep_their_order_and_their_errors() -> None:
    read = list(documents("a: 1\n---\nb: [\n---\nc: no\n"))
    assert read[0] == {"a": "1"}
    assert isinstance(read[1], Exception)
    assert read[2] == {"c": "no"}


# The referee against the engine's own games.


def written_down(game: Game, names: Names) -> Answer:
    """A played game as somebody would write it down."""
    setup, players = game.setup, game.setup.players
    night: dict[str, list[str]] = {name: [] for name in names.players}
    for event in game.events:
        if event.kind == "declined":
            night[names[event.seat or 0]].append("none")
        elif event.kind == "chose":
            places = [names[place] for place in event.places if place is not None]
            night[names[event.seat or 0]] += places or list(event.what)
    return {
        "game": "one-night",
        "edition": setup.edition,
        "players": list(names.players),
        "cards": list(game.deal.cards[:players]),
        "center": list(game.deal.cards[players : players + 3]),
        "center_werewolf": setup.center_werewolf,
        "artifacts": list(game.deal.artifacts),
        "night": night,
        "votes": {names[seat]: names[target] for seat, target in enumerate(game.pointing) if target is not None},
    }


@given(st.randoms(use_true_random=False), st.booleans())
def test_the_referee_agrees_with_the_game_that_was_played(chance: Random, as_yaml: bool) -> None:
    setup = random_setup(chance, most=12)
    game = play_in_order(setup, chance, by_chance(chance))
    assert game.end is not None
    players = setup.players
    names = Names([f"P{seat}" for seat in range(players)])
    document = written_down(game, names)
    text = yaml.safe_dump(document, sort_keys=chance.random() < 0.5) if as_yaml else json.dumps(document)
    answer = judge(text)
    assert "error" not in answer, answer
    assert list(answer["final"].values()) == list(game.table.cards[:players])
    assert answer["center"] == list(game.table.cards[players:])
    assert list(answer["identity"].values()) == [identity(game.table, seat) for seat in range(players)]
    assert answer["team"] == {name: ROLES[role].team for name, role in answer["identity"].items()}
    assert answer["face_up"] == [names[seat] for seat in sorted(game.table.face_up)]
    assert answer["dead"] == [names[seat] for seat in sorted(death.seat for death in game.end.vote.deaths)]
    assert answer["winners"] == [names[seat] for seat in game.end.verdict.winners]
    assert len(answer["reasons"]) == max(1, len(answer["dead"])) + len(game.end.verdict.outcomes)
    looks = [event for event in game.events if event.kind == "looked"]
    assert sum(map(len, answer["saw"].values())) == len(looks)


# Tables with physical cards: how the cards lie at the end.

LYING: Answer = {
    "game": "one-night",
    "players": ["Ana", "Ben", "Cleo"],
    "final": ["werewolf", "doppelganger", "hunter"],
    "votes": {"Ana": "Cleo", "Ben": "Cleo", "Cleo": "Ana"},
}


def test_final_cards_are_judged_without_the_night() -> None:
    assert judge(LYING) == {
        "final": {"Ana": "werewolf", "Ben": "doppelganger", "Cleo": "hunter"},
        "identity": {"Ana": "werewolf", "Ben": "villager", "Cleo": "hunter"},
        "team": {"Ana": "werewolf", "Ben": "village", "Cleo": "village"},
        "dead": ["Ana", "Cleo"],
        "winners": ["Ben", "Cleo"],
        "reasons": judge(LYING)["reasons"],
    }
    assert len(judge(LYING)["reasons"]) == 4


def test_what_a_card_became_and_an_artifact_count_at_the_end() -> None:
    copied = judge({**LYING, "became": {"Doppelgänger": "Alpha Wolf"}})
    assert copied["identity"]["Ben"] == "alpha-wolf"
    assert copied["winners"] == ["Cleo"]
    branded = judge({**LYING, "artifacts": {"Ana": "brand of the villager"}})
    assert branded["team"]["Ana"] == "village"
    found = judge({**LYING, "final": ["werewolf", "ghost-hunter", "seer"], "became": {"ghost-hunter": "tanner"}})
    assert found["team"]["Ben"] == "tanner"


def test_without_votes_it_is_said_who_is_what() -> None:
    assert set(judge({**LYING, "votes": None})) == {"final", "identity", "team"}


@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"final": ["werewolf", "seer"]}, "cards-not-players"),
        ({"players": ["Ana", "Ben"], "final": ["werewolf", "seer"]}, "player-count"),
        ({"final": ["seer", "seer", "werewolf"]}, "too-many-copies"),
        ({"final": ["seer", "wizard", "werewolf"]}, "unknown-role"),
        ({"became": {"robber": "seer"}}, "stays-itself"),
        ({"became": {"doppelganger": "doppelganger"}}, "cannot-become"),
        ({"became": {"paranormal-investigator": "seer"}}, "cannot-become"),
        ({"became": ["seer"]}, "bad-field"),
        ({"became": {"doppelganger": ["seer"]}}, "bad-field"),
        ({"artifacts": {"Ana": "claw-of-the-werewolf", "Ben": "claw-of-the-werewolf"}}, "artifact-twice"),
        ({"artifacts": {"Dov": "claw-of-the-werewolf"}}, "unknown-player"),
        ({"artifacts": {"Ana": "crown"}}, "unknown-artifact"),
        ({"votes": {"Ana": "Ana"}}, "votes-for-self"),
        ({"night": {"Ana": "none"}}, "unknown-field"),
        ({"final": None}, "bad-field"),
    ],
)
def test_final_cards_that_cannot_lie_there_are_refused(changes: Answer, refused: str) -> None:
    assert code({**LYING, **changes}) == refused


@given(seed=st.integers(0, 2**32))
def test_the_final_cards_of_any_night_are_judged_as_the_night_is(seed: int) -> None:
    random = Random(seed)
    game = play_in_order(random_setup(random), random, by_chance(random))
    assert game.end
    players = [f"P{seat}" for seat in range(game.setup.players)]
    table = game.table
    answer = judge(
        {
            "game": "one-night",
            "players": players,
            "edition": game.setup.edition,
            "final": list(table.cards[: len(players)]),
            "became": dict(table.became),
            "artifacts": {players[seat]: artifact for seat, artifact in table.artifacts.items()},
            "votes": {
                players[seat]: None if target is None else players[target] for seat, target in enumerate(game.pointing)
            },
        }
    )
    assert answer["identity"] == dict(zip(players, game.end.identities, strict=True))
    assert answer["winners"] == [players[seat] for seat in game.end.verdict.winners]
    assert answer["dead"] == [players[seat] for seat in sorted(death.seat for death in game.end.vote.deaths)]
