/** What people remember having said first in Albanian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'të dua',
  'më mungon',
  'gëzuar ditëlindjen',
  'urime ditëlindjen',
  'gëzuar vitin e ri',
  'natën e mirë',
  'urime',
]
