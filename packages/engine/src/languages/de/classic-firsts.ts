/** What people remember having said first in German, the dearest first. */
export const classicFirsts: readonly string[] = [
  'liebe dich',
  'hab dich lieb',
  'vermisse dich',
  'alles gute zum geburtstag',
  'herzlichen glückwunsch',
  'frohe weihnachten',
  'frohes neues jahr',
  'gute nacht',
  'schlaf gut',
  'stolz auf dich',
]
