/** What people remember having said first in Dutch, the dearest first. */
export const classicFirsts: readonly string[] = [
  'hou van je',
  'hou van jou',
  'mis je',
  'gefeliciteerd met je verjaardag',
  'fijne verjaardag',
  'vrolijk kerstfeest',
  'gelukkig nieuwjaar',
  'welterusten',
  'slaap lekker',
  'trots op je',
  'gefeliciteerd',
]
