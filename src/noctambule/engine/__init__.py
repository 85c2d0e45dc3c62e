"""The heart that every game shares: questions, events with an audience, scripts and their runner, records."""
