"""The texts: every language complete, nothing unused, nothing missing, and each language's own manners."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import noctambule
from noctambule.engine.errors import BadInput, BadSetup, GameError, NotAnOption
from noctambule.engine.events import Event
from noctambule.engine.questions import Question
from noctambule.live.shown import Strength, Temperament
from noctambule.narrator.explaining import explain, sentence
from noctambule.narrator.texts import FILES, LANGUAGES, SOURCE, Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.cards import ARTIFACTS, BOXES, COPIED, EDITIONS, TEAMS
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.powers import powers
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.verdict import judge
from noctambule.werewords.rules.night import SCRIPTS
from noctambule.werewords.rules.packs import DIFFICULTIES
from noctambule.werewords.rules.setup import MAYOR, TOKENS
from noctambule.werewords.rules.setup import ROLES as WORD_ROLES
from noctambule.werewords.rules.verdict import after_a_guess, after_a_miss

SOURCES = Path(noctambule.__file__).parent
APP = Path(__file__).parent.parent / "web" / "src"
NBSP = "\N{NO-BREAK SPACE}"
TEXTS = files("noctambule.narrator") / "texts"
APP_FILES = tuple(sorted(f"app/{entry.name}" for entry in (TEXTS / LANGUAGES[0] / "app").iterdir()))
ALL_FILES = (*FILES, *APP_FILES)


@cache
def messages(language: str, file: str | None = None) -> dict[str, ast.Message]:
    found = dict[str, ast.Message]()
    for name in ALL_FILES if file is None else (file,):
        for entry in FluentParser().parse((TEXTS / language / name).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands there twice"
                found[entry.id.name] = entry
    return found


class Variables(Visitor):
    """Gathers the variables that a message or attribute is made of, those of messages it refers to aside."""

    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names - {"edition"}


def plain(language: str, edition: str = "ravensburger") -> Iterator[tuple[str, str]]:
    """Every text with its id, its variables filled in with what they might hold."""
    texts = Texts(language, edition, ALL_FILES)
    for id, message in messages(language).items():
        for attribute in (None, *(attribute.id.name for attribute in message.attributes)):
            filled = {name: "3" if name in NUMBERS else "X" for name in variables(message)}
            numbers = {name: 3 for name in filled if name in NUMBERS}
            yield f"{id}.{attribute}" if attribute else id, texts(id, attribute, **{**filled, **numbers})


NUMBERS = {
    "beat", "beats", "cards", "copies", "count", "fewest", "games", "known", "line", "maybe", "minutes", "most",
    "needed", "number", "players", "rate", "rules", "seconds", "version", "votes",
}  # fmt: skip


@cache
def source(folder: str = "") -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((SOURCES / folder).rglob("*.py")))


# Complete in every language that is offered.

others = pytest.mark.parametrize("language", LANGUAGES[1:])


@others
@pytest.mark.parametrize("file", ALL_FILES)
def test_every_language_has_the_same_messages(file: str, language: str) -> None:
    assert sorted(messages(language, file)) == sorted(messages(SOURCE, file))


def test_french_has_them_in_the_same_order() -> None:
    for file in ALL_FILES:
        assert list(messages("fr", file)) == list(messages(SOURCE, file))


@others
@pytest.mark.parametrize("file", ALL_FILES)
def test_every_language_has_the_same_attributes(file: str, language: str) -> None:
    one, other = (
        {
            id: sorted(attribute.id.name for attribute in message.attributes)
            for id, message in messages(each, file).items()
        }
        for each in (SOURCE, language)
    )
    assert one == other


@others
def test_no_message_asks_for_more_than_the_other_language_is_given(language: str) -> None:
    """A name may be left unsaid in one language, as in "their own card"; one that only one language knows is a slip."""
    known = {each: {id: variables(m) for id, m in messages(each).items()} for each in (SOURCE, language)}
    odd = {id for id in known[SOURCE] if known[SOURCE][id] != known[language][id]}
    assert odd <= {"tell-died-with-hunter"}


def test_no_text_file_lies_about_unread() -> None:
    for language in LANGUAGES:
        assert {entry.name for entry in (TEXTS / language).iterdir()} == {*FILES, "app"}
        assert {f"app/{entry.name}" for entry in (TEXTS / language / "app").iterdir()} == set(APP_FILES)


# Every id is used, and every id that is used exists.

CODE = re.compile(
    r"""\b(?:BadInput|BadSetup|NotAnOption|NotAsked|GameError|Remark|wrong)\(\s*(?:"([\w-]+)"(?:\s*if\s.*?else\s*"([\w-]+)")?)"""
)


def error_codes() -> set[str]:
    return {code for match in CODE.findall(source()) for code in match if code}


def test_every_error_has_its_sentence() -> None:
    codes = error_codes()
    assert len(codes) > 50
    assert {"not-an-option", "insomniac-undisturbed", "too-few-cards", "record-refused", "key-twice"} <= codes
    assert codes <= set(messages("en"))


def test_every_check_of_verify_has_its_sentence() -> None:
    codes = {
        code for call in re.findall(r"\bCheck\(([^)]*)", source()) for code in re.findall(r'"([\w-]+)"', call) if code
    }
    assert {"secret-fits", "deal-follows", "inputs-legal", "finished", "not-committed", "secret-not-shown"} <= codes
    assert {f"verify-{code}" for code in codes} <= set(messages("en"))


def test_every_fixed_id_that_the_code_asks_for_exists() -> None:
    asked = set(re.findall(r"""\b(?:t|texts|Texts\(lang\))\(\s*"([\w-]+)\"""", source()))
    assert {"hot-title", "verify-good", "tell-claim", "place-center"} <= asked
    assert asked <= set(messages("en"))


def test_every_id_that_is_put_together_exists() -> None:
    here = set(messages("en"))
    assert {f"role-{role}" for role in ROLES} <= here
    assert {f"artifact-{artifact}" for artifact in ARTIFACTS} <= here
    assert {f"scenario-{scenario}" for scenario in SCENARIOS} <= here
    assert {f"difficulty-{each.difficulty}" for each in SCENARIOS.values() if each.difficulty} <= here
    assert {f"team-{team}" for team in (*TEAMS, COPIED)} <= here
    assert {f"box-{box}" for box in BOXES} <= here
    assert {
        f"column-{name}" for names in re.findall(r"_rows\(texts, (.*?)\)", source()) for name in quoted(names)
    } <= here
    assert {f"wanted-{name}" for name in re.findall(r'wanted="([\w-]+)"', source())} <= here


def quoted(text: str) -> list[str]:
    return re.findall(r'"([\w-]+)"', text)


def test_every_kind_of_question_can_be_put() -> None:
    """By its kind alone, so that a new role needs no text of its own."""
    kinds = set(re.findall(r'Ask\(\s*\w+,\s*"([\w ]+)"', source("onenight")))
    assert {"player", "any player", "center", "two players", "direction"} <= kinds
    assert {f"ask-{kind.replace(' ', '-')}" for kind in (*kinds, "vote")} <= set(messages("en"))


def test_every_outcome_of_a_game_has_its_reason() -> None:
    """Any roles, anybody dead: three players are enough to meet every ruling of the verdict."""
    here, met = set(messages("en")), set[str]()
    kinds = ("villager", "werewolf", "minion", "tanner")
    tables = [(a, b, c) for a in kinds for b in kinds for c in kinds]
    for roles in tables:
        for dead in range(8):
            verdict = judge(roles, [seat for seat in range(3) if dead >> seat & 1])
            met |= {f"tell-{'won' if won else 'lost'}-{team}-{why}" for team, won, why in verdict.outcomes}
    assert met <= here
    assert {id for id in here if re.match(r"tell-(won|lost)-", id)} == met


BY_PATTERN = (
    r"role-", r"artifact-", r"scenario-(?!drawn|minimum|center)", r"team-", r"box-", r"difficulty-", r"column-",
    r"also-", r"ask-", r"tell-(won|lost)-",
    r"tell-shown-", r"verify-", r"wanted-", r"answer-(left|right)", r"tell-\w+$",
    r"word-role-", r"word-call-", r"word-phase-", r"token-(?!used|stock)", r"tell-word-",
    r"do-", r"say-word-", r"short-", r"ruling-", r"bot-ask-", r"bot-lead-", r"bot-suspect-", r"arena-words-",
)  # fmt: skip
"""Ids that the code puts together; that what it puts together exists is tested above."""


def test_every_id_is_used() -> None:
    unused = [
        id
        for file in FILES
        for id in messages("en", file)
        if not re.search(rf"""["']{id}["']""", source()) and not any(re.match(pattern, id) for pattern in BY_PATTERN)
    ]
    assert unused == []


# The app's texts: every one is asked for by its id, written out, so that both can be told by reading; but for those
# that it makes of what the server told it.


FOUND = ("good", "open", "bad")
"""What comes of looking at a shuffle."""


def made_by_the_app() -> set[str]:
    asked = {(power.role, power.kind.replace(" ", "-")) for some in powers().values() for power in some}
    return {
        f"app-night-{MAYOR}-word",
        *(f"app-night-{role}-{kind}" for role, kind in asked),
        *(f"app-night-dream-{kind}" for _, kind in asked),
        *(f"app-night-side-{team}" for team in (*TEAMS, COPIED)),
        *(f"app-lobby-words-{difficulty}" for difficulty in DIFFICULTIES),
        *(f"app-shuffle-{found}" for found in FOUND),
        *(f"app-shuffle-{each}-{found}" for each in ("seal", "own", "others") for found in FOUND),
        *(f"app-shuffle-cards-{found}" for found in ("good", "bad")),
        *(f"app-bots-{word}" for word in (*get_args(Strength), *get_args(Temperament))),
    }


@cache
def app_source() -> str:
    wanted = (path for path in sorted(APP.rglob("*.ts*")) if ".test." not in path.name)
    return "\n".join(path.read_text(encoding="utf-8") for path in wanted)


@pytest.mark.parametrize("file", APP_FILES)
def test_every_text_of_the_app_is_named_after_its_screen(file: str) -> None:
    screen = Path(file).stem
    assert [id for id in messages("en", file) if not id.startswith(f"app-{screen}-")] == []


def test_every_text_that_the_app_asks_for_exists() -> None:
    asked = set(re.findall(r"""["'`](app-[a-z0-9-]+)["'`]""", app_source()))
    asked |= set(re.findall(r"""\bt\(\s*["']([a-z][\w-]*)(?:\.\w+)?["']""", app_source()))
    assert {"app-home-open", "several", "place-center", "tell-chose"} <= asked
    assert asked | made_by_the_app() <= set(messages("en"))


def test_every_text_of_the_app_is_asked_for() -> None:
    here = {id for file in APP_FILES for id in messages("en", file)} - made_by_the_app()
    assert [id for id in sorted(here) if not re.search(rf"""["'`]{id}(?:\.\w+)?["'`]""", app_source())] == []


def test_every_text_of_werewords_that_is_put_together_is_there_and_no_other() -> None:
    here = set(messages("en", "werewords.ftl"))

    def rest(prefix: str) -> set[str]:
        return {id.removeprefix(prefix) for id in here if id.startswith(prefix)}

    assert rest("word-role-") == set(WORD_ROLES)
    assert rest("word-call-") == set(SCRIPTS)
    assert rest("word-phase-") == {"deal", "dawn", "day", "guessed", "missed", "over"}
    assert rest("token-") - {"used-up", "stock"} == set(TOKENS)
    pointings = ([None] * 4, [1, 1, None, None], [2, 2, None, None], [3, 3, None, None], [1, None, None, None])
    roles = ("villager", "seer", "werewolf", "minion")
    ends = {judge(roles, pointing).why for judge in (after_a_guess, after_a_miss) for pointing in pointings}
    assert rest("tell-word-won-") == ends
    assert rest("tell-word-shown-") == {"werewolf", "seer"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_role_and_artifact_has_a_few_words_for_its_card_and_more_for_the_rules(
    language: str, edition: str
) -> None:
    texts = Texts(language, edition)
    ids = [
        *(f"role-{role}" for role in ROLES),
        *(f"artifact-{artifact}" for artifact in ARTIFACTS),
        *(f"word-role-{role}" for role in WORD_ROLES),
    ]
    for id in ids:
        about, more = texts(id, "about"), texts(id, "more")
        assert 40 <= len(about) <= TWO_LINES, f"{id}: {about}"
        assert 60 <= len(more) <= 2.5 * TWO_LINES, f"{id}: {more}"
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.]", about), f"{id}: {about}"
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.]", more), f"{id}: {more}"


TWO_LINES = 180
"""Letters that a card has room for, in small print."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_role_has_two_lines_for_its_card_on_a_phone(language: str, edition: str) -> None:
    texts = Texts(language, edition)
    for id in (*(f"role-{role}" for role in ROLES), *(f"word-role-{role}" for role in WORD_ROLES)):
        brief = texts(id, "brief")
        assert 40 <= len(brief) <= ON_A_PHONE, f"{id}: {brief}"
        assert re.fullmatch(r"[A-ZÀ-Þ].*[.]", brief), f"{id}: {brief}"
        assert brief != texts(id, "about"), id


ON_A_PHONE = 72
"""Letters that two lines of a phone's card have room for."""


def test_every_word_about_a_role_is_asked_for() -> None:
    about = [message for id, message in messages("en").items() if re.match(r"(word-)?role-|artifact-", id)]
    asked = source() + app_source()
    for name in {attribute.id.name for message in about for attribute in message.attributes}:
        assert re.search(rf"""["']{name}["']|\}}\.{name}`""", asked), name


def test_every_id_that_is_put_together_is_put_together_of_something() -> None:
    """No text for a role, a question or a check that there is not."""
    here = (
        set(messages("en", "onenight.ftl")) | set(messages("en", "telling.ftl")) | set(messages("en", "commands.ftl"))
    )
    code = source()

    def rest(prefix: str) -> set[str]:
        return {id.removeprefix(prefix) for id in here if id.startswith(prefix)}

    assert rest("role-") == set(ROLES)
    assert rest("artifact-") == set(ARTIFACTS)
    assert rest("scenario-") - set(SCENARIOS) == {"drawn", "minimum", "center-werewolf"}
    assert rest("team-") == {*TEAMS, COPIED}
    assert rest("box-") == set(BOXES)
    assert all(f'"{name}"' in code for name in rest("column-") | rest("tell-shown-") | rest("answer-") - {"none"})
    assert all(f'"{name}"' in code or f'"verify-{name}"' in code for name in rest("verify-"))
    kinds = {kind.replace(" ", "-") for kind in re.findall(r'Ask\(\s*\w+,\s*"([\w ]+)"', source("onenight"))} | {"vote"}
    asking = {*kinds, *(f"{role}-{kind}" for role in ROLES for kind in kinds)}
    assert rest("ask-") <= asking


# Every text can be written out.


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats_in_both_editions(language: str, edition: str) -> None:
    written = dict(plain(language, edition))
    assert len(written) > 300
    for id, text in written.items():
        assert text.strip() == text, id
        assert "{" not in text, id
        assert "  " not in text, id
        assert "???" not in text, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_have_their_own_names(language: str) -> None:
    ravensburger, bezier = (Texts(language, edition) for edition in ("ravensburger", "bezier"))
    if language == "en":
        assert (ravensburger.role("mystic-wolf"), bezier.role("mystic-wolf")) == ("Seeing Wolf", "Mystic Wolf")
        assert ravensburger("call-again", role="Insomniac") == "the shapeshifter, as Insomniac"
        assert bezier("call-again", role="Insomniac") == "the doppelgänger, as Insomniac"
    assert ravensburger.role("robber", "about") != bezier.role("robber", "about")
    assert ravensburger("artifact-void-of-nothingness") != bezier("artifact-void-of-nothingness")


def test_a_role_reads_as_its_alias_in_ravensburgers_edition() -> None:
    texts = Texts("en")
    for role in ROLES.values():
        name = texts.role(role.id).lower().replace(" ", "-")
        assert name == (role.alias or role.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(language: str) -> None:
    names = Names(["Ana", "Ben", "Cleo"])
    telling = Telling(Texts(language), names)
    everyone = frozenset({-1, 0, 1, 2})

    def line(kind: str, seat: int | None, places: tuple[int | None, ...] = (), what: tuple[str, ...] = ()) -> list[str]:
        return list(telling.lines(Event(kind, "5", 0, seat, places, what, everyone)))

    told = [
        *line("dealt", 0, (0,), ("seer",)),
        *line("looked", 0, (0,), ("seer",)),
        *line("looked", 0, (1,), ("seer",)),
        *line("looked", 0, (6,), ("werewolf",)),
        *line("revealed", None, (1,), ("seer",)),
        *line("chose", 0, (1,)),
        *line("chose", 0, (3, 4)),
        *line("chose", 0, (), ("left",)),
        *line("declined", 0),
        *line("skipped", 0),
        *line("dawn", None),
        *line("swapped", 0, (0, 3)),
        *line("rotated", 0, (1, 2), ("left",)),
        *line("rotated", 0, (1, 2), ("right",)),
        *line("shielded", None, (1,)),
        *line("given", None, (1,)),
        *line("artifact", 1, (1,), ("mask-of-muting",)),
        *line("became", 0, (), ("tanner",)),
        *line("shown", 0, (), ("werewolf",)),
        *line("shown", 0, (1, 2), ("mason",)),
        *line("shown", 0, (1,), ("stirred",)),
        *line("pointed", None, (1, None, 0)),
        *line("cards", None, (), ("seer", "robber", "drunk")),
        *line("unmasked", None, (), ("doppelganger", "seer")),
        *telling.counting_as(("seer", "robber", "doppelganger"), ("seer", "robber", "villager")),
        *line("died", 0, (), ("2",)),
        *line("died", 1, (0,), ("1",)),
        *line("won", None, (), ("village", "wolf-died")),
        *line("lost", None, (), ("werewolf", "wolf-died")),
    ]
    assert len(set(told)) == len(told)
    assert all(re.fullmatch(r"[A-ZÀ-Þ].*\.", text) for text in told), told


# Errors, in words.


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_engines_refusal_is_told_with_names_or_without(language: str) -> None:
    texts, names = Texts(language), Names(["Ana", "Ben", "Cleo"])
    question = Question(("7", 0), 1, "two players", ((0, 2),), True)
    for answer in (9, (0, 1), (0, 99), -1, "left", None):
        error = NotAnOption("not-an-option", question=question, answer=answer)
        assert "Ben" in explain(texts, error, names)
        assert "Ana, Cleo" in explain(texts, error, names)
        refused = BadInput("record-refused", number=3, why=error)
        assert "Ben" in explain(texts, refused, names)
        assert explain(texts, refused)
        assert explain(texts, error) == texts("not-one-of-the-answers")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [None, True, 1, 10**30, 1.5, float("inf"), float("nan"), "x", [], [1] * 99, {"a": 1}])
def test_whatever_a_detail_holds_it_can_be_told(language: str, value: object) -> None:
    texts = Texts(language)
    assert explain(texts, BadInput("record-version", version=value, known=1))
    assert explain(texts, BadInput("unknown-role", name=value))
    assert explain(texts, GameError("claim-not-in-deck", role=value))


def test_details_are_told_by_their_names() -> None:
    texts = Texts("en")
    assert sentence(texts, "too-many-copies", {"role": "alpha-wolf", "copies": 2, "most": 1}) == (
        "2 times Alpha Wolf is too many: the boxes hold 1."
    )
    assert sentence(texts, "artifact-twice", {"artifact": "mask-of-muting"}).startswith("Mask of Silence")
    assert sentence(texts, "three-stars", {"roles": ["mason", "village-idiot"]}).endswith("Mason, Village Idiot.")
    error = BadSetup("scenario-players", scenario="confusion", players=12, possible=(3, 4))
    assert explain(texts, error) == "Confusion can’t be played by 12: it is made for 3, 4 players."


# French manners.


def french() -> dict[str, str]:
    return {f"{edition} {id}": text for edition in EDITIONS for id, text in plain("fr", edition)}


def test_french_has_a_no_break_space_before_double_marks_and_inside_quotes() -> None:
    for id, text in french().items():
        assert not re.search(rf"[^{NBSP}](?:[?!;»]|:(?=\s|$))", re.sub(r"[?!]{2,}", "!", text)), f"{id}: {text}"
        assert not re.search(rf"«[^{NBSP}]", text), f"{id}: {text}"


TO_SEVERAL = re.compile(
    r"say-(wake|sleep)-many|do-(werewolf|mason|minion)|say-word-(werewolf-many|minion)|short-sleep-many|short-word-end-many"
)
"""Narration that speaks to a whole pack or lodge."""


def test_french_says_tu() -> None:
    polite = re.compile(r"\b(vous|votre|vos)\b|\b(?!nez|assez|chez|rez)\w+ez\b", re.IGNORECASE)
    for id, text in french().items():
        assert TO_SEVERAL.search(id) or not polite.search(text), f"{id}: {text}"


def test_french_elides_before_vowels() -> None:
    for id, text in french().items():
        assert not re.search(r"\b(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Nn]e|[Jj]e|[Ss]e) [aeiouyéèêàâîôû]", text), (
            f"{id}: {text}"
        )


@pytest.mark.parametrize(
    ("name", "de"),
    [
        ("Ana", "d'Ana"),
        ("Ben", "de Ben"),
        ("Élodie", "d'Élodie"),
        ("É" + "lodie", "d'É" + "lodie"),
        ("Hugo", "d'Hugo"),
        ("Yves", "d'Yves"),
        ("Yann", "de Yann"),
        ("Œdipe", "d'Œdipe"),
        ("Øystein", "d'Øystein"),
        ("ana", "d'ana"),
        ("7", "de 7"),
        ("Ольга", "de Ольга"),
    ],
)
def test_french_of(name: str, de: str) -> None:
    assert Texts("fr")("card-of", player=name) == f"la carte {de}"


def test_lists_in_sentences() -> None:
    assert Texts("en").several(["Ana"]) == "Ana"
    assert Texts("en").several(["Ana", "Ben", "Cleo"]) == "Ana, Ben and Cleo"
    assert Texts("fr").several(["Ana", "Ben", "Cleo"]) == "Ana, Ben et Cleo"
    assert Texts("en").deck(("werewolf", "werewolf", "seer")) == "Werewolf ×2, Seer"


# English manners.


def test_english_quotes_are_curly() -> None:
    for id, text in plain("en"):
        assert '"' not in text, f"{id}: {text}"
        assert "'" not in text, f"{id}: {text}"
