/** What people remember having said first in Italian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'ti amo',
  'ti voglio bene',
  'mi manchi',
  'tanti auguri',
  'buon compleanno',
  'buon anniversario',
  'buon natale',
  'buon anno',
  'buonanotte',
  'buona notte',
  'fiero di te',
  'fiera di te',
  'congratulazioni',
]
