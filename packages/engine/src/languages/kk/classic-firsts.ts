/** What people remember having said first in Kazakh, the dearest first. */
export const classicFirsts: readonly string[] = [
  'сені сүйемін',
  'сүйемін',
  'сағындым',
  'туған күніңмен',
  'туған күнің құтты болсын',
  'жаңа жылыңызбен',
  'қайырлы түн',
  'құттықтаймын',
]
