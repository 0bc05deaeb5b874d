/** What people remember having said first in Irish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'grá mo chroí',
  'lá breithe sona',
  'breithlá sona',
  'nollaig shona',
  'athbhliain faoi mhaise',
  'oíche mhaith',
  'comhghairdeas',
]
