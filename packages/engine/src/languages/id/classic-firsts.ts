/** What people remember having said first in Indonesian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'aku cinta kamu',
  'aku sayang kamu',
  'cinta kamu',
  'sayang kamu',
  'kangen kamu',
  'selamat ulang tahun',
  'selamat idul fitri',
  'selamat tahun baru',
  'selamat natal',
  'selamat malam',
  'selamat tidur',
  'bangga sama kamu',
  'selamat ya',
]
