/** What people remember having said first in Polish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'kocham cię',
  'tęsknię za tobą',
  'tęsknię',
  'wszystkiego najlepszego',
  'wesołych świąt',
  'szczęśliwego nowego roku',
  'dobranoc',
  'dumny z ciebie',
  'dumna z ciebie',
  'gratulacje',
]
