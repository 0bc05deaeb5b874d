/** What people remember having said first in Latvian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'es tevi mīlu',
  'mīlu tevi',
  'daudz laimes dzimšanas dienā',
  'priecīgus ziemassvētkus',
  'laimīgu jauno gadu',
  'arlabunakti',
  'apsveicu',
]
