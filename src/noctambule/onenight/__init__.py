"""One Night: the base game Full Moon and its expansion Daybreak."""
