/** What people remember having said first in Slovenian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'ljubim te',
  'rad te imam',
  'rada te imam',
  'pogrešam te',
  'vse najboljše',
  'vesel božič',
  'srečno novo leto',
  'lahko noč',
  'čestitam',
]
