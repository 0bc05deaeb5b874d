/** What people remember having said first in Serbian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'волим те',
  'volim te',
  'недостајеш ми',
  'nedostaješ mi',
  'срећан рођендан',
  'srećan rođendan',
  'срећна нова година',
  'srećna nova godina',
  'христос се роди',
  'лаку ноћ',
  'laku noć',
  'честитам',
  'čestitam',
]
