/** What people remember having said first in Macedonian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'те сакам',
  'ми недостасуваш',
  'среќен роденден',
  'среќна нова година',
  'добра ноќ',
  'честитки',
]
