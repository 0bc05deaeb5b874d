/** What people remember having said first in Croatian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'volim te',
  'nedostaješ mi',
  'sretan rođendan',
  'sretan božić',
  'sretna nova godina',
  'laku noć',
  'čestitam',
  'čestitke',
]
