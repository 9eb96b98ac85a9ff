"""A map of attention: tiles of the exact table of weights, pooled at every level, served to a page on this computer.

`layout` says where tiles lie, `table` computes them for one head, `atlas` keeps heads and tiles in bounded memory,
`workers` decides what is computed next and stops what nobody waits for, `serving` answers a browser, `opening` is the
way in. docs/decisions/0016-the-map.md says why.
"""
