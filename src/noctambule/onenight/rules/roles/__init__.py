"""All the roles: one file each, gathered here."""

from noctambule.onenight.rules.cards import Role
from noctambule.onenight.rules.roles import (
    alpha_wolf,
    apprentice_seer,
    aura_seer,
    bodyguard,
    curator,
    doppelganger,
    dream_wolf,
    drunk,
    hunter,
    insomniac,
    mason,
    minion,
    mystic_wolf,
    paranormal_investigator,
    prince,
    revealer,
    robber,
    seer,
    sentinel,
    tanner,
    troublemaker,
    village_idiot,
    villager,
    werewolf,
    witch,
)

ROLES: dict[str, Role] = {
    module.ROLE.id: module.ROLE
    for module in (
        sentinel,
        doppelganger,
        werewolf,
        alpha_wolf,
        mystic_wolf,
        dream_wolf,
        minion,
        mason,
        seer,
        apprentice_seer,
        paranormal_investigator,
        robber,
        witch,
        troublemaker,
        village_idiot,
        aura_seer,
        drunk,
        insomniac,
        revealer,
        curator,
        villager,
        tanner,
        hunter,
        bodyguard,
        prince,
    )
}
"""In wake order, those who never wake last."""

TOGETHER = {"2": werewolf.pack_night, "4": mason.lodge_night}
"""The scripts of the calls at which several wake: they are told who is awake."""
