"""The table on the network: rooms, seats, and the records that survive."""
