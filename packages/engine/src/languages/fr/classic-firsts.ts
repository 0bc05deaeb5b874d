/** What people remember having said first in French, the dearest first. */
export const classicFirsts: readonly string[] = [
  "je t'aime",
  'tu me manques',
  'joyeux anniversaire',
  'bon anniversaire',
  'joyeux noël',
  'bonne année',
  'bonne nuit',
  'fier de toi',
  'fière de toi',
  'félicitations',
]
