"""A deck's balance as one HTML page with charts, which needs nothing from anywhere."""

from html import escape
from typing import Any

import plotly.graph_objects as go
from plotly.io import to_html

from noctambule.narrator.texts import Texts
from noctambule.onenight.commands import balance_tables as words
from noctambule.onenight.commands.balance_report import Report
from noctambule.onenight.lab.simulate import NOBODY, Result
from noctambule.onenight.rules.cards import TEAMS

INK, MUTED, PAPER, FAINT = "#0b1e2a", "#4b421f", "#fff2cc", "#e3cf94"
NIGHT, LAMP, ROUGE = "#1b4455", "#e0a92b", "#961a12"
"""The app's two inks, by daylight."""
SCALE = [[0.0, ROUGE], [0.5, PAPER], [1.0, NIGHT]]
PLAIN = {"displayModeBar": False, "responsive": True}
WHISKERS = {"color": MUTED, "thickness": 1, "width": 3}
ROW = 26
"""Pixels that a bar takes."""
ROOM = 1.35
"""For the number behind the longest bar, on a phone too."""

STYLE = f"""
:root {{ color-scheme: light; }}
body {{ font: 17px/1.4 "Atkinson Hyperlegible Next", system-ui, sans-serif; color: {INK}; background: {PAPER};
  max-width: 60rem; margin: 2rem auto; padding: 0 1.25rem; }}
h1, h2 {{ font-family: Rakkas, Georgia, serif; line-height: 1; }}
h1 {{ font-size: 2.5rem; margin-bottom: .2rem; }}
h2 {{ font-size: 1.75rem; margin: 2.6rem 0 .6rem; }}
p.note {{ color: {MUTED}; max-width: 46rem; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
td, th {{ padding: .2rem .9rem .2rem 0; text-align: right; border-bottom: 1px solid {FAINT}; }}
td:first-child, th:first-child {{ text-align: left; }}
table.facts td {{ text-align: left; }}
details {{ margin: 1rem 0; }}
details, .wide {{ overflow-x: auto; }}
.wide > div {{ min-width: 34rem; }}
"""


def page(texts: Texts, report: Report) -> str:
    """The whole document."""
    charts = [(texts("balance-wins"), _wins(texts, report), texts("balance-wins-note"))]
    charts.append((texts("balance-knows"), _knowing(texts, report), words.knowing_note(texts, report)))
    if report.what_if:
        charts.append((texts("balance-more-less"), _more_or_less(texts, report), words.what_if_note(texts, report)))
        charts.append((texts("balance-exchange-map"), _exchanges(texts, report), ""))
    title = texts("balance-title", name=report.name, players=report.setup.players)
    deck = "" if report.drawn else f"<p>{escape(texts.deck(report.setup.deck))}</p>"
    games = texts("balance-games", games=report.found.games, seed=str(report.seed))
    parts = [f"<h1>{escape(title)}</h1>{deck}<p class=note>{escape(games)}</p>"]
    for number, (name, chart, note) in enumerate(charts):
        drawn = to_html(chart, include_plotlyjs=number == 0, full_html=False, config=PLAIN)
        wide = "wide" if number > 1 else ""  # a phone scrolls them sideways
        parts.append(f'<h2>{escape(name)}</h2><div class="{wide}">{drawn}</div><p class=note>{escape(note)}</p>')
        if number == 0:
            parts.append(_facts(texts, report))
    if report.what_if:
        parts.append(_all_changes(texts, report))
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def _figure(height: int, *bars: Any, **layout: Any) -> Any:
    """A chart in the page's own manner."""
    figure = go.Figure(data=list(bars))
    figure.update_layout(
        template="plotly_white",
        height=height,
        font={"family": "Atkinson Hyperlegible Next, system-ui, sans-serif", "color": INK, "size": 15},
        paper_bgcolor=PAPER,
        plot_bgcolor=PAPER,
        margin={"l": 10, "r": 20, "t": 20, "b": 40},
        **layout,
    )
    figure.update_xaxes(gridcolor=FAINT, zerolinecolor=INK)
    figure.update_yaxes(gridcolor=FAINT, zerolinecolor=INK)
    return figure


def _wins(texts: Texts, report: Report) -> Any:
    teams = (*TEAMS, NOBODY)
    names = [words.team_name(texts, team) for team in teams]

    def bar(name: str, result: Result, color: str) -> Any:
        rates = [result.wins[team] / result.games for team in teams]
        spread = [result.interval(team) for team in teams]
        return go.Bar(
            name=name,
            x=names,
            y=rates,
            marker_color=color,
            text=[words.percent(texts, rate) for rate in rates],
            textposition="outside",
            error_y={
                **WHISKERS,
                "array": [high - rate for rate, (_, high) in zip(rates, spread, strict=True)],
                "arrayminus": [rate - low for rate, (low, _) in zip(rates, spread, strict=True)],
            },
        )

    chance = bar(texts("column-random"), report.found.random, NIGHT)
    sight = bar(texts("column-seeing"), report.found.seeing, LAMP)
    axis = {"tickformat": ".0%", "range": [0, 1], "fixedrange": True}
    return _figure(360, chance, sight, yaxis=axis, xaxis={"fixedrange": True}, legend={"orientation": "h", "y": 1.1})


def _knowing(texts: Texts, report: Report) -> Any:
    told = report.found.information
    assert told is not None
    rows = [*((texts.role(role), each) for role, each in told.roles.items()), (texts("balance-any-seat"), told.seat)]
    rows.reverse()  # the first stands at the top
    bars = go.Bar(
        orientation="h",
        y=[name for name, _ in rows],
        x=[each.bits for _, each in rows],
        error_x={**WHISKERS, "array": [each.error for _, each in rows]},
        marker_color=[LAMP] + [NIGHT] * (len(rows) - 1),
        text=[texts("balance-bits", number=each.bits) for _, each in rows],
        textposition="outside",
        cliponaxis=False,
    )
    longest = ROOM * max(each.bits for _, each in rows)
    axis = {"title": {"text": texts("column-tells")}, "fixedrange": True, "range": [0, longest]}
    return _figure(80 + ROW * len(rows), bars, xaxis=axis, yaxis={"fixedrange": True, "automargin": True})


def _more_or_less(texts: Texts, report: Report) -> Any:
    base = words.village(report.found.random)
    rows = [
        (words.change_name(texts, change), 100 * (words.village(found.random) - base))
        for change, found in report.what_if
        if change.added is None or change.removed is None
    ]
    rows.sort(key=lambda row: row[1])
    bars = go.Bar(
        orientation="h",
        y=[name for name, _ in rows],
        x=[points for _, points in rows],
        marker_color=[NIGHT if points >= 0 else ROUGE for _, points in rows],
        text=[words.points(texts, points / 100) for _, points in rows],
        textposition="outside",
        cliponaxis=False,
    )
    widest = ROOM * max(abs(points) for _, points in rows)
    axis = {"title": {"text": texts("column-difference")}, "fixedrange": True, "range": [-widest, widest]}
    return _figure(80 + ROW * len(rows), bars, xaxis=axis, yaxis={"fixedrange": True, "automargin": True})


def _exchanges(texts: Texts, report: Report) -> Any:
    base = words.village(report.found.random)
    changed = {
        (change.removed, change.added): 100 * (words.village(found.random) - base)
        for change, found in report.what_if
        if change.added is not None and change.removed is not None
    }
    removed, added = (list(dict.fromkeys(names)) for names in zip(*changed, strict=True))
    grid = [[changed.get((out, new)) for out in removed] for new in added]
    largest = max(map(abs, changed.values()))
    heat = go.Heatmap(
        x=[texts.role(str(out)) for out in removed],
        y=[texts.role(str(new)) for new in added],
        z=grid,
        text=[["" if cell is None else words.points(texts, cell / 100) for cell in row] for row in grid],
        texttemplate="%{text}",
        colorscale=SCALE,
        zmin=-largest,
        zmax=largest,
        hoverongaps=False,
        showscale=False,
    )
    across = {"title": {"text": texts("balance-out")}, "side": "top", "fixedrange": True}
    down = {"title": {"text": texts("balance-in")}, "autorange": "reversed", "fixedrange": True, "automargin": True}
    figure = _figure(140 + ROW * len(added), heat, xaxis=across, yaxis=down)
    figure.update_layout(margin={"t": 90})
    return figure


def _facts(texts: Texts, report: Report) -> str:
    rows = "".join(
        f"<tr><td>{escape(label)}</td><td>{escape(value)}</td></tr>" for label, value in words.facts(texts, report)
    )
    return f"<h2>{escape(texts('balance-facts'))}</h2><table class=facts>{rows}</table>"


def _all_changes(texts: Texts, report: Report) -> str:
    """Every change in numbers, folded away."""
    head, rows = words.every_change(texts, report)
    table = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    for row in rows:
        table += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row)
    title = escape(texts("balance-what-if"))
    return f"<details><summary>{title} ({len(rows)})</summary><table><tr>{table}</table></details>"
