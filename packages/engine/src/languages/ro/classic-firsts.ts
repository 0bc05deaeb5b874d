/** What people remember having said first in Romanian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'te iubesc',
  'îmi e dor de tine',
  'mi-e dor de tine',
  'la mulți ani',
  'crăciun fericit',
  'paște fericit',
  'an nou fericit',
  'noapte bună',
  'mândru de tine',
  'mândră de tine',
  'felicitări',
]
