"""Texts parsed here and texts parsed by the app's own build are the same, byte for byte."""

import json
import subprocess
from pathlib import Path

from noctambule.narrator.parsed import parsed

ROOT = Path(__file__).parents[2]
TEXTS = sorted(ROOT.glob("src/noctambule/narrator/texts/**/*.ftl")) + sorted(ROOT.glob("docs/examples/**/*.ftl"))
THEIRS = """
import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
const files = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(files.map((text) => new FluentResource(text).body)));
"""
AS_FLUENT_MAY_BE_WRITTEN = r"""# What is said of nothing
plain = Some words
after =
    A text below its name
two-lines = One
    and another

      after a gap, further in
deeper =
      begins further in
    than it goes on { $there }
    { $here } and on
-term = A term
    .gender = none
only =
    .attribute = without a value
all = { -term } { -term(case: "of") } { plain } { only.attribute } { "" } { 1.50 } { -3 }
strings = { "\u00e9 \\ \"" }
called = { NUMBER($n, minimumFractionDigits: 2, style: "percent") } { DE($who) } { { $nested } }
chosen = { NUMBER($n) ->
    [0] nothing
    [1.5] one and a half
    [few] { $n ->
        [one] one
       *[other]
            several
            lines
    }
   *[other] many { $n }
} and an end
"""


def test_all_texts_read_as_the_app_reads_them() -> None:
    texts = [*(file.read_text(encoding="utf-8") for file in TEXTS), AS_FLUENT_MAY_BE_WRITTEN]
    assert len(texts) > 40
    command = ["node", "--input-type=module", "--eval", THEIRS]
    theirs = subprocess.run(
        command, cwd=ROOT / "web", input=json.dumps(texts), capture_output=True, text=True, encoding="utf-8", check=True
    ).stdout
    for text, read in zip(texts, json.loads(theirs), strict=True):
        assert parsed(text) == read
    ours = json.dumps([parsed(text) for text in texts], ensure_ascii=False, separators=(",", ":"))
    assert ours == theirs
