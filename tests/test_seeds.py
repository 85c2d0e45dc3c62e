"""Properties draw fresh seeds, and a seed that failed is kept."""

from pathlib import Path
from random import Random

import pytest

from tests import seeds
from tests.seeds import with_chance


@pytest.fixture
def kept_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(seeds, "KEPT", tmp_path / "seeds.txt")
    seeds.KEPT.touch()
    return seeds.KEPT


def test_what_failed_once_is_named_and_kept_and_tried_first(
    kept_elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[float]()
    unlucky = True

    @with_chance
    def no_luck(chance: Random) -> None:
        drawn.append(chance.random())
        assert not unlucky

    monkeypatch.setattr(seeds, "of_this_run", "4711")
    with pytest.raises(AssertionError) as failure:
        no_luck()
    assert failure.value.__notes__ == [f"the seed was 4711: pytest --seed 4711 '{seeds.here()}'"]
    assert kept_elsewhere.read_text(encoding="utf-8") == f"4711 {seeds.here()}\n"
    monkeypatch.setattr(seeds, "of_this_run", "4712")
    with pytest.raises(AssertionError):
        no_luck()
    assert len(drawn) == 2, "the next run tries it first"
    assert drawn[0] == drawn[1]
    unlucky = False
    no_luck()
    assert drawn[2] == drawn[0]
    assert len(set(drawn)) == 2, "and a fresh one after it"
    assert kept_elsewhere.read_text(encoding="utf-8") == f"4711 {seeds.here()}\n"


@pytest.mark.parametrize("part", range(2))
@with_chance
def test_chance_comes_before_what_pytest_hands_over(chance: Random, part: int) -> None:
    assert 0 <= chance.random() < 1
    assert part in (0, 1)


def test_every_kept_seed_belongs_to_a_test() -> None:
    """Whoever renames a test takes its seeds along."""
    for line in seeds.KEPT.read_text(encoding="utf-8").splitlines():
        _, where = line.split(" ", 1)
        file, _, test = where.partition("::")
        name, _, _ = test.partition("[")
        assert f"\ndef {name}(" in Path(__file__).parents[1].joinpath(file).read_text(encoding="utf-8"), where
