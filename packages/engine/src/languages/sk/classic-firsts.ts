/** What people remember having said first in Slovak, the dearest first. */
export const classicFirsts: readonly string[] = [
  'ľúbim ťa',
  'milujem ťa',
  'mám ťa rád',
  'mám ťa rada',
  'chýbaš mi',
  'všetko najlepšie',
  'veselé vianoce',
  'šťastný nový rok',
  'dobrú noc',
  'gratulujem',
]
