/** What people remember having said first in Afrikaans, the dearest first. */
export const classicFirsts: readonly string[] = [
  'lief vir jou',
  'mis jou',
  'verlang na jou',
  'veels geluk',
  'geseënde kersfees',
  'gelukkige nuwe jaar',
  'lekker slaap',
  'trots op jou',
]
