/** What people remember having said first in Lithuanian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'myliu tave',
  'pasiilgau',
  'su gimtadieniu',
  'linksmų kalėdų',
  'laimingų naujųjų metų',
  'labanakt',
  'sveikinu',
]
