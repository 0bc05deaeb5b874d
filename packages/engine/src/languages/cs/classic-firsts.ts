/** What people remember having said first in Czech, the dearest first. */
export const classicFirsts: readonly string[] = [
  'miluju tě',
  'miluji tě',
  'mám tě rád',
  'mám tě ráda',
  'chybíš mi',
  'všechno nejlepší',
  'veselé vánoce',
  'šťastný nový rok',
  'dobrou noc',
  'gratuluju',
  'gratuluji',
]
