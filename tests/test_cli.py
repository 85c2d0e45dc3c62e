"""The commands, typed as people type them."""

import json
import re
from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from os import devnull
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click import Context
from click.testing import CliRunner, Result
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from noctambule.cli import COMMANDS, main
from noctambule.engine.chance import Shuffle, commit
from noctambule.engine.events import shown_to
from noctambule.engine.histories import answer_input
from noctambule.engine.records import Input, Record, dump, secret_line
from noctambule.engine.replays import Commitment
from noctambule.live.parts import part
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.history import HISTORY, claim_input
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.sayings import Claim
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup
from tests.onenight.chance import by_chance, random_setup

SECRET = bytes(range(32))
WIDE = {"COLUMNS": "200", "XDG_DATA_HOME": devnull}
"""A wide screen, on a machine on which nobody keeps anything."""


def run(*args: str, input: str | bytes | None = None) -> Result:
    return CliRunner(env=WIDE).invoke(main, list(args), input=input)


def said(*args: str, input: str | bytes | None = None) -> str:
    """What a command prints when all is well."""
    result = run(*args, input=input)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def refused(*args: str, input: str | bytes | None = None) -> str:
    """The one line that says what was wrong; nothing else is printed, and no traceback."""
    result = run(*args, input=input)
    assert isinstance(result.exception, SystemExit), result.exception
    assert result.exit_code == 2
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line
    return line


def misused(*args: str, exit_code: int = 2) -> str:
    """The last line of what click says to an option it does not understand."""
    result = run(*args)
    assert isinstance(result.exception, SystemExit)
    assert result.exit_code == exit_code
    assert "Traceback" not in result.output
    last = result.stderr.splitlines()[-1]
    assert last.startswith("Error: ")
    return last


def a_record(chance: Random, setup: Setup | None = None, secret: bytes = SECRET) -> tuple[Game, Record]:
    """A game played by chance on a deal that was committed to, with a claim where there is something to claim."""
    setup = setup or random_setup(chance)
    added = ("abc", "é")
    dealt = deal(setup, Shuffle(secret, added))
    game, inputs = Game.start(setup, dealt), list[Input]()
    while game.run.question:
        question = game.run.question
        answer = by_chance(chance)(question)
        inputs.append(answer_input(10 * len(inputs), question, answer))
        game = game.answer(question.id, answer)
    speaker = next((seat for seat in range(setup.players) if not game.silenced(seat)), None)
    if speaker is not None:
        inputs.append(claim_input(10 * len(inputs), Claim(speaker, setup.deck[0])))
    while game.questions:
        question = game.questions[0]
        answer = by_chance(chance)(question)
        inputs.append(answer_input(10 * len(inputs), question, answer))
        game = game.answer(question.id, answer)
    names = NAMES[: setup.players]
    head = HISTORY.header(setup, dealt, names, Commitment(commit(secret), added))
    return game, Record(head, tuple(inputs), secret.hex())


NAMES = ["Ana", "Ben", "Cleo", "Dov", "Eve", "Flo", "Gus", "Hal", "Ida", "Jan"]
ROBBERY = Setup(4, ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager"))


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    file = tmp_path_factory.mktemp("records") / "good.jsonl"
    file.write_text(dump(a_record(Random(7), ROBBERY)[1]), encoding="utf-8")
    return file


# Help.


@pytest.mark.parametrize("command", sorted(COMMANDS))
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_its_help(command: str, flag: str) -> None:
    text = said(command, flag)
    assert text.startswith(f"Usage: main {command} ")
    found = main.get_command(Context(main), command)
    assert found is not None
    summary = found.get_short_help_str(60)
    assert not summary.endswith("..."), "the list of commands would cut it off"


def test_help_lists_every_command() -> None:
    text = said("--help")
    assert all(re.search(rf"^  {command} ", text, re.MULTILINE) for command in COMMANDS)
    assert {"play", "referee", "replay", "roles", "scenarios", "simulate", "verify"} <= set(COMMANDS)
    assert re.search(r"\d+\.\d+", said("--version"))


def test_a_command_that_needs_the_lab_says_so_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(path: str) -> Any:
        if path.endswith(":simulate"):
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return part(path)

    monkeypatch.setattr("noctambule.cli.part", without)
    assert misused("simulate", "--players", "5", exit_code=1) == "Error: Not without the lab: install noctambule[lab]."
    assert "simulate     Not without the lab" in said("--help")


def test_a_word_that_is_no_command() -> None:
    assert "dance" in misused("dance")


# Roles.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_roles_are_listed(lang: str) -> None:
    text = said("roles", "--lang", lang)
    texts = Texts(lang)
    for role in ROLES:
        assert re.search(rf"^{re.escape(texts.role(role))}\s+{role}\s", text, re.MULTILINE)
        assert texts.role(role, "about") in text
    assert max(map(len, (line for line in text.splitlines() if not line.startswith("  ")))) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["ravensburger", "bezier"])
def test_each_role_is_found_by_every_name_it_has(lang: str, edition: str) -> None:
    texts = Texts(lang, edition)
    for role in ROLES.values():
        told = {
            said("roles", name, "--lang", lang, "--edition", edition)
            for name in filter(None, (role.id, role.alias, texts.role(role.id), texts.role(role.id).upper()))
        }
        (text,) = told
        assert text.startswith(texts.role(role.id) + "\n")
        assert role.id in text
        assert texts.role(role.id, "about") in text
        assert texts.role(role.id, "more") in text


def test_one_role_in_full() -> None:
    assert said("roles", "ghost hunter") == (
        "Ghost Hunter\n"
        "You may look at the cards of one or two others, one by one. A werewolf or tanner ends your search, and you"
        " become the same.\n"
        "You may stop after the first card. What you became is written on your card, so to speak: if somebody takes it,"
        " they are that, and you are what you hold. The card of the shapeshifter changes nobody.\n"
        "Id: paranormal-investigator = ghost-hunter\n"
        "Team: village\n"
        "Wakes: 5-C\n"
        "Difficulty: ★★\n"
        "Copies: Daybreak ×1\n"
    )


def test_a_role_there_is_not() -> None:
    assert refused("roles", "sheriff") == "There is no role called “sheriff”. `noctambule roles` lists them."
    assert "« shérif »".replace(" ", "\N{NO-BREAK SPACE}") in refused("roles", "shérif", "--lang", "fr")
    assert refused("roles", "")
    assert refused("roles", "two\nlines")


# Scenarios.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_23_scenarios_are_listed(lang: str) -> None:
    text = said("scenarios", "--lang", lang)
    texts = Texts(lang)
    rows = [line for line in text.splitlines()[1:] if not line.startswith("  ")]
    assert len(rows) == len(SCENARIOS) == 23
    for scenario in SCENARIOS.values():
        name = texts(f"scenario-{scenario.id}")
        (row,) = (row for row in rows if re.match(rf"{re.escape(name)}\s+{scenario.id}(\s|$)", row))
        assert str(min(scenario.players)) in row
        assert texts(f"scenario-{scenario.id}", "about") in text
    assert max(map(len, rows)) <= 80


@pytest.mark.parametrize("players", range(3, 11))
def test_only_scenarios_for_so_many(players: int) -> None:
    text = said("scenarios", "--players", str(players))
    for scenario in SCENARIOS.values():
        assert (re.search(rf"\s{scenario.id}\s", text) is not None) == (players in scenario.players)


def test_nobody_has_a_scenario_for_two() -> None:
    assert said("scenarios", "--players", "2").splitlines() == ["Scenario  Id  Difficulty  Players"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SCENARIOS)
def test_one_scenarios_decks(id: str, lang: str) -> None:
    scenario, texts = SCENARIOS[id], Texts(lang)
    text = said("scenarios", id, "--lang", lang)
    assert texts(f"scenario-{id}") in text
    for players in scenario.players:
        (row,) = re.findall(rf"^{players}\s+(\S.*?)\s*$", text, re.MULTILINE)
        if scenario.draw is not None:
            assert row == texts("scenario-drawn")
            continue
        counted = Counter[str]()
        for cards in row.split(", "):
            name, _, copies = cards.partition(" ×")
            counted[name] += int(copies or 1)
        assert counted == Counter(map(texts.role, scenario.decks[players]))
        assert said("scenarios", id, "--lang", lang, "--players", str(players)).count(row) >= 1


def test_a_scenario_by_the_name_it_has_in_either_language() -> None:
    assert said("scenarios", "La Première Nuit") == said("scenarios", "the first night")
    assert said("scenarios", "TERROR AWAKENS") == said("scenarios", "terror-awakens")


def test_a_scenario_there_is_not_and_a_name_that_two_have() -> None:
    assert "“bingo”" in refused("scenarios", "bingo")
    assert refused("scenarios", "Anarchy").endswith("Say which: anarchy-full-moon, anarchy-daybreak.")
    assert refused("scenarios", "lonely-night", "--players", "9") == (
        "Lonely Night can’t be played by 9: it is made for 3–4 players."
    )
    assert "--players" in misused("scenarios", "--players", "many")
    assert "--lang" in misused("scenarios", "--lang", "de")
    assert "--edition" in misused("scenarios", "--edition", "hasbro")


# Replay.


@given(st.integers(0, 2**32), st.sampled_from(LANGUAGES))
@settings(max_examples=30)
def test_a_replay_tells_every_event_and_a_seats_replay_only_its_own(seed: int, lang: str) -> None:
    game, record = a_record(Random(seed))
    players = game.setup.players
    telling = Telling(Texts(lang, game.setup.edition), Names(NAMES[:players]))

    def told(*options: str) -> list[str]:
        text = said("replay", "-", "--lang", lang, *options, input=dump(record))
        return [line.strip() for line in text.splitlines() if line.startswith("  ")]

    claims = [
        telling.claim(Claim(entry.seat or 0, entry.data["role"])) for entry in record.inputs if entry.kind == "claim"
    ]
    truth = told()
    center = [telling.texts.role(card) for card in game.deal.cards[players:]]
    assert truth[0] == telling.texts("replay-center", cards=", ".join(center))
    assert Counter(truth[1:]) == Counter([*(line for _, line in telling.sentences(game.events)), *claims])
    for seat in range(players):
        own = [line for _, line in telling.sentences(shown_to(seat, game.events))]
        assert Counter(told("--as", NAMES[seat])) == Counter([*own, *claims])


def test_a_robbery_told_again(tmp_path: Path) -> None:
    cards = ("robber", "werewolf", "seer", "villager", "villager", "tanner")
    setup = Setup(3, cards)
    dealt = Deal(cards, setup.artifacts)
    game, inputs = Game.start(setup, dealt), list[Input]()
    for answer in (None, (3, 5), 1, 1, 0, 0):
        question = game.questions[0]
        inputs.append(answer_input(0, question, answer))
        game = game.answer(question.id, answer)
    file = tmp_path / "robbery.jsonl"
    file.write_text(dump(Record(HISTORY.header(setup, dealt, ["Ana", "Ben", "Cleo"]), tuple(inputs))), encoding="utf-8")
    night, _, end = said("replay", str(file)).partition("\nThe vote\n")
    assert night == (
        "\nThe deal\n"
        "  In the center: Villager, Villager, Tanner.\n"
        "  Ana is dealt Robber.\n"
        "  Ben is dealt Werewolf.\n"
        "  Cleo is dealt Seer.\n"
        "\n2 · Werewolf\n"
        "  Ben looks for werewolves and sees nobody.\n"
        "  Ben lets it be.\n"
        "\n5 · Seer\n"
        "  Cleo looks at center card 1: Villager.\n"
        "  Cleo looks at center card 3: Tanner.\n"
        "\n6 · Robber\n"
        "  Ana exchanges their own card with Ben’s card.\n"
        "  Ana looks at their own card: Werewolf.\n"
        "\nThe day\n"
        "  Day breaks.\n"
    )
    assert "  Ana dies with 2 votes.\n" in end
    assert "  The village wins: a werewolf died.\n" in end
    bens = said("replay", str(file), "--as", "Ben").partition("\nThe vote\n")[0]
    assert bens == (
        "Only what Ben was shown.\n"
        "\nThe deal\n"
        "  Ben is dealt Werewolf.\n"
        "\n2 · Werewolf\n"
        "  Ben looks for werewolves and sees nobody.\n"
        "  Ben lets it be.\n"
        "\nThe day\n"
        "  Day breaks.\n"
    )
    french = said("replay", str(file), "--lang", "fr")
    assert "Ana échange sa propre carte avec la carte de Ben." in french
    assert run("verify", str(file)).stdout.splitlines()[0] == "   –  The deal was not committed to beforehand."


def test_an_unfinished_game_is_told_as_far_as_it_goes(good: Path) -> None:
    whole = good.read_text(encoding="utf-8").splitlines(keepends=True)
    for kept in range(1, len(whole) - 1):
        text = said("replay", "-", input="".join(whole[:kept]))
        assert text.splitlines()[-1] == "The record ends here; the game was not finished."
        assert "In the center:" in text


# Verify.


def verified(text: str) -> tuple[int, dict[str, str]]:
    """The exit status, and the mark before each check."""
    result = run("verify", "-", input=text)
    assert isinstance(result.exception, SystemExit | None)
    marks = re.findall(r"^ *(yes|NO|–)  (.*)$", result.stdout, re.MULTILINE)
    return result.exit_code, {check: mark for mark, check in marks}


SECRET_FITS = "The secret fits the hash shown before the deal."
DEAL_FOLLOWS = "The deal follows from the secret and what the players added."
INPUTS_LEGAL = "Every input is legal by the rules."
FINISHED = "The game was played to its end."


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_every_game_that_was_played_verifies(seed: int) -> None:
    chance = Random(seed)
    status, marks = verified(dump(a_record(chance, secret=chance.randbytes(32))[1]))
    assert status == 0
    assert marks == dict.fromkeys((SECRET_FITS, DEAL_FOLLOWS, INPUTS_LEGAL, FINISHED), "yes")


def test_a_tampered_deal_does_not_hold(good: Path) -> None:
    head, *rest = good.read_text(encoding="utf-8").splitlines(keepends=True)
    written = json.loads(head)
    cards = written["deal"]["cards"]
    one, other = next((i, j) for i in range(4, 7) for j in range(4, 7) if cards[i] != cards[j])
    cards[one], cards[other] = cards[other], cards[one]  # two center cards: every input stays legal
    status, marks = verified(json.dumps(written) + "\n" + "".join(rest))
    assert status == 1
    assert marks[SECRET_FITS] == "yes"
    assert marks[DEAL_FOLLOWS] == "NO"


def test_a_tampered_contribution_does_not_hold(good: Path) -> None:
    status, marks = verified(good.read_text(encoding="utf-8").replace('"abc"', '"abd"'))
    assert status == 1
    assert (marks[SECRET_FITS], marks[DEAL_FOLLOWS]) == ("yes", "NO")


@pytest.mark.parametrize("secret", [bytes(32).hex(), "", "no hex", "00", "é"])
def test_a_tampered_secret_does_not_hold(good: Path, secret: str) -> None:
    *lines, _ = good.read_text(encoding="utf-8").splitlines(keepends=True)
    status, marks = verified("".join(lines) + secret_line(secret))
    assert status == 1
    assert marks[SECRET_FITS] == "NO"


def test_an_illegal_input_does_not_hold_and_is_named(good: Path) -> None:
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    last = json.loads(lines[-2])
    last["answer"] = last["seat"]
    text = "".join([*lines[:-2], json.dumps(last) + "\n", lines[-1]])
    result = run("verify", "-", input=text)
    assert result.exit_code == 1
    assert "  NO  Every input is legal by the rules.\n" in result.stdout
    number, name = len(lines) - 2, NAMES[last["seat"]]
    others = ", ".join(other for other in NAMES[:4] if other != name)
    why = f"Input {number} is refused: {name} can’t choose “{name}”: choose {others}."
    assert why in result.stdout
    assert result.stdout.splitlines()[-1] == "This record does not hold."
    assert refused("replay", "-", input=text) == why
    assert f"L'entrée {number} est refusée" in refused("replay", "-", "--lang", "fr", input=text)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"question": ["99", 0]}, "That is not asked now."),
        ({"question": "5"}, "An input of kind “answer” can’t be read."),
        ({"answer": {"a": 1}}, "An input of kind “answer” can’t be read."),
        ({"answer": 99}, "can’t choose “99”"),
        ({"answer": -1}, "can’t choose “-1”"),
        ({"answer": "up"}, "can’t choose “up”"),
        ({"kind": "dance"}, "There is no input of kind “dance”."),
        ({"kind": "close-vote"}, "That is not asked now."),
    ],
)
def test_what_was_put_in_wrongly_is_said(good: Path, change: dict[str, Any], code: str) -> None:
    head, first, *rest = good.read_text(encoding="utf-8").splitlines(keepends=True)
    entry = {**json.loads(first), **change}
    text = "".join([head, json.dumps(entry) + "\n", *rest])
    assert code in refused("replay", "-", input=text)
    status, marks = verified(text)
    assert status == 1
    assert marks[INPUTS_LEGAL] == "NO"


def test_a_record_without_its_end_is_not_wrong(good: Path) -> None:
    lines = good.read_text(encoding="utf-8").splitlines(keepends=True)
    status, marks = verified("".join(lines[:3]))
    assert status == 0
    assert marks == {
        "The secret behind the deal was never shown.": "–",
        INPUTS_LEGAL: "yes",
        FINISHED: "–",
    }


# Simulate.


def simulated(*args: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(said("simulate", "--json", *args))
    return answer


def test_the_same_seed_gives_the_same_numbers() -> None:
    args = ("--scenario", "confusion", "--players", "4", "--games", "60")
    assert simulated(*args, "--seed", "5") == simulated(*args, "--seed", "5")
    assert simulated(*args, "--seed", "5")["wins"] != simulated(*args, "--seed", "6")["wins"]
    drawn = simulated(*args)
    assert simulated(*args, "--seed", str(drawn["seed"])) == drawn


def test_the_keys_of_its_json() -> None:
    answer = simulated(
        "--deck", "2 werewolf, seer, robber, tanner, drunk", "--players", "3", "--games", "50", "--seed", "1"
    )
    assert answer["games"] == 50
    teams = {"village", "werewolf", "tanner", "nobody"}
    assert set(answer["wins"]) == set(answer["rates"]) == set(answer["intervals_95"]) == teams
    for team in teams:
        low, high = answer["intervals_95"][team]
        assert 0 <= low <= answer["rates"][team] <= high <= 1
        assert answer["rates"][team] == answer["wins"][team] / 50
    assert answer["deck"] == ["werewolf", "werewolf", "seer", "robber", "drunk", "tanner"]
    assert (answer["players"], answer["edition"], answer["seed"]) == (3, "ravensburger", 1)


@pytest.mark.parametrize("scenario", ["anarchy-full-moon", "anarchy-daybreak"])
def test_an_anarchy_is_drawn_anew_each_time(scenario: str) -> None:
    answer = simulated("--scenario", scenario, "--players", "5", "--games", "60", "--seed", "2")
    assert answer["deck"] is None
    assert sum(answer["wins"].values()) >= 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_table_shows_what_its_json_holds(lang: str) -> None:
    args = ("--deck", "2 werewolf, seer, 3 villager", "--players", "3", "--games", "1200", "--seed", "3")
    answer, text = simulated(*args), said("simulate", "--lang", lang, *args)
    plain = re.sub(r"(?<=\d)[\s,](?=\d{3}\b)", "", text.replace("\N{NARROW NO-BREAK SPACE}", " "))
    for wins in answer["wins"].values():
        assert re.search(rf"\s{wins}\s", plain)
    assert "1200" in plain
    assert text.splitlines()[-1].endswith(" 3")
    assert Texts(lang).deck(answer["deck"]) in text


def expected(deck: tuple[str, ...]) -> dict[str, Fraction]:
    """How often each team wins with three players who do nothing at night: every deal and every pointing counted."""
    won, games = Counter[str](), 0
    options = [[other for other in range(3) if other != seat] for seat in range(3)]
    for cards in permutations(deck):
        for pointing in product(*options):
            games += 1
            votes = Counter(pointing)
            dead = [seat for seat in range(3) if votes[seat] == max(votes.values()) and votes[seat] >= 2]
            roles = cards[:3]
            wolf_died = any(roles[seat] == "werewolf" for seat in dead)
            tanner_died = any(roles[seat] == "tanner" for seat in dead)
            winners = list[str]()
            if tanner_died:
                winners.append("tanner")
            if wolf_died or ("werewolf" not in roles and not dead):
                winners.append("village")
            elif "werewolf" in roles and not tanner_died:
                winners.append("werewolf")
            has = {"village" if role in ("villager", "prince") else role for role in roles}
            won.update([team for team in winners if team in has] or ["nobody"])
    return {team: Fraction(won[team], games) for team in ("village", "werewolf", "tanner", "nobody")}


def test_a_small_decks_rates_are_those_of_every_deal_counted() -> None:
    """Dream wolf and villagers do nothing at night, so that deals and votes are all there is."""
    deck = ("werewolf", "villager", "villager", "villager", "villager", "tanner")
    written = "dream-wolf, 4 villager, tanner"
    answer = simulated("--deck", written, "--players", "3", "--games", "4000", "--seed", "11")
    for team, rate in expected(deck).items():
        sigma = (float(rate * (1 - rate)) / 4000) ** 0.5
        assert abs(answer["rates"][team] - float(rate)) <= 4 * sigma + 1e-9, team


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (("--players", "3"), "Say what to play: either --scenario or --deck."),
        (
            ("--players", "3", "--scenario", "confusion", "--deck", "seer"),
            "Say what to play: either --scenario or --deck.",
        ),
        (("--players", "3", "--deck", "seer"), "One card is too few for 3 players: choose 6, three more than players."),
        (
            ("--players", "3", "--deck", "9 seer"),
            "9 cards are too many for 3 players: choose 6, three more than players.",
        ),
        (("--players", "3", "--deck", "6 seer"), "6 times Seer is too many: the boxes hold 1."),
        (("--players", "2", "--deck", "5 villager"), "2 can’t play: One Night takes 3 to 20 players."),
        (("--players", "3", "--deck", ","), "The deck is empty. Write it like “2 werewolf, seer, robber”."),
        (("--players", "3", "--deck", "sheriff"), "There is no role called “sheriff”. `noctambule roles` lists them."),
        (
            ("--players", "3", "--scenario", "bingo"),
            "There is no scenario called “bingo”. `noctambule scenarios` lists them.",
        ),
        (
            ("--players", "12", "--scenario", "payback"),
            "Payback can’t be played by 12: it is made for 4, 5, 6, 7 players.",
        ),
        (
            ("--players", "3", "--deck", "2 werewolf, seer, 3 villager", "--center-werewolf", "werewolf"),
            "A center werewolf is for games with the alpha wolf only.",
        ),
    ],
)
def test_decks_that_make_no_game(args: tuple[str, ...], line: str) -> None:
    assert refused("simulate", *args) == line


def test_numbers_that_are_none() -> None:
    assert "--games" in misused("simulate", "--players", "3", "--scenario", "confusion", "--games", "0")
    assert "--seed" in misused("simulate", "--players", "3", "--scenario", "confusion", "--seed", "x")
    assert "--players" in misused("simulate", "--scenario", "confusion")


# Files that are none.


@pytest.mark.parametrize("command", ["referee", "replay", "verify"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_not_there_and_one_that_is_a_folder(command: str, lang: str, tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    assert str(missing) in refused(command, str(missing), "--lang", lang)
    assert str(tmp_path) in refused(command, str(tmp_path), "--lang", lang)
    assert "Missing argument" in misused(command)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n \n",
        b"\x00\xff\xfe\x80",
        b"\x89PNG\r\n\x1a\n",
        b"hello",
        b"{}",
        b"[]",
        b"null",
        b'{"format": "noctambule-record"}',
        b'{"format": "noctambule-record", "version": 1}',
        b'{"format": "noctambule-record", "version": 99}',
        b'{"format": "noctambule-record", "version": Infinity}',
        b'{"format": "noctambule-record", "version": ' + b"9" * 5000 + b"}",
        b'{"format": "noctambule-record", "version": [[[1]]]}',
        b'{"format": "noctambule-record", "version": 1, "game": "belote"}',
        b'{"format": "noctambule-record", "version": 1, "game": "one-night", "rules": 2}',
        b'{"format": "noctambule-record", "version": 1, "game": "one-night", "rules": 1}',
        b'{"format": "noctambule-record", "version": 1, "game": "one-night", "rules": 1, "deal": {}, "seats": []}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_record(command: str, lang: str, content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    file.write_bytes(content)
    refused(command, str(file), "--lang", lang)


def test_half_a_character_in_a_record_is_refused(good: Path) -> None:
    text = good.read_text(encoding="utf-8").replace('"abc"', r'"\ud800"')
    assert refused("verify", "-", input=text) == "This is not a Noctambule record."


def test_nobody_of_that_name_sat_there(good: Path) -> None:
    assert (
        refused("replay", str(good), "--as", "Zoe")
        == "Nobody at this table is called “Zoe”. At it sit Ana, Ben, Cleo, Dov."
    )


@pytest.mark.parametrize("command", ["replay", "verify"])
@given(noise=st.binary(max_size=120))
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_random_bytes_are_no_record(command: str, noise: bytes) -> None:
    refused(command, "-", input=noise)


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["seer", "vote", "5"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
HEAD = HISTORY.header(ROBBERY, deal(ROBBERY, Shuffle(SECRET, ["abc"])), NAMES[:4], Commitment(commit(SECRET), ("abc",)))
FIELDS = ["format", "version", *HEAD]
KINDS = ["answer", "claim", "close-vote", "chat", "accuse", "x"]


@given(
    st.dictionaries(st.sampled_from(FIELDS), junk, max_size=2),
    st.lists(
        st.fixed_dictionaries(
            {"at": st.just(1), "kind": st.sampled_from(KINDS)},
            optional={"seat": st.none() | st.integers(-2, 9), "question": junk, "answer": junk, "role": junk},
        )
        | junk,
        max_size=3,
    ),
    st.sampled_from(LANGUAGES),
)
@settings(max_examples=120)
def test_a_record_with_anything_in_it_is_told_or_refused_in_words(
    changes: dict[str, Any], rest: list[Any], lang: str
) -> None:
    head = {"format": "noctambule-record", "version": 1, **HEAD, **changes}
    text = "\n".join(map(json.dumps, [head, *rest]))
    for command in ("replay", "verify"):
        result = run(command, "-", "--lang", lang, input=text)
        assert isinstance(result.exception, SystemExit | None), result.exception
        assert result.exit_code in (0, 1, 2)
        assert len(result.stderr.splitlines()) == (result.exit_code == 2)


@given(st.text(max_size=40), st.integers(-1, 12), st.sampled_from(LANGUAGES))
@settings(max_examples=60)
def test_any_words_for_a_deck_are_refused_in_words(deck: str, players: int, lang: str) -> None:
    refused("simulate", "--players", str(players), "--games", "1", "--lang", lang, f"--deck={deck}")
    refused("scenarios", "--lang", lang, "--", f"x{deck}x")
    refused("roles", "--lang", lang, "--", f"x{deck}x")
