"""How common the words of our packs are: writes frequencies.json, which test_packs.py keeps.

The values are Zipf frequencies of the `wordfreq` library (3.1.1, its large word lists), one for each word of our packs:
7 is "the", 3 is once in a million words, 0 is never seen. A word of several parts has the frequency wordfreq puts
together from its parts. wordfreq is needed at authoring time only and is no dependency of this project; after words
were added to a pack, run

    python3 -m venv .wordfreq && .wordfreq/bin/pip install wordfreq==3.1.1
    PYTHONPATH=src:. .wordfreq/bin/python -m tests.werewords.frequencies
"""

import json
from importlib import import_module
from pathlib import Path

from noctambule.werewords.rules.packs import DIFFICULTIES, LANGUAGES, pack

FILE = Path(__file__).with_name("frequencies.json")


def main() -> None:
    zipf = import_module("wordfreq").zipf_frequency
    values = {
        language: {
            word: zipf(word, language)
            for word in sorted({word for difficulty in DIFFICULTIES for word in pack(language, difficulty).texts})
        }
        for language in LANGUAGES
    }
    FILE.write_text(json.dumps(values, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
