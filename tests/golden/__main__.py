"""Writes every telling anew from its record: look at the difference before you keep it."""

from tests.golden import RECORDS, telling_of, told

for record in RECORDS:
    telling_of(record).write_text(told(record), encoding="utf-8")
