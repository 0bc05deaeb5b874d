/** What people remember having said first in Swahili, the dearest first. */
export const classicFirsts: readonly string[] = [
  'nakupenda',
  'nimekukosa',
  'heri ya siku ya kuzaliwa',
  'krismasi njema',
  'heri ya mwaka mpya',
  'usiku mwema',
  'hongera',
]
