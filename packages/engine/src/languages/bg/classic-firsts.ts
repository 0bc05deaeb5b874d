/** What people remember having said first in Bulgarian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'обичам те',
  'липсваш ми',
  'честит рожден ден',
  'весела коледа',
  'честита нова година',
  'лека нощ',
  'честито',
]
