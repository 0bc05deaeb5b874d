/** What people remember having said first in Malay, the dearest first. */
export const classicFirsts: readonly string[] = [
  'sayang awak',
  'cinta awak',
  'rindu awak',
  'selamat hari jadi',
  'selamat hari lahir',
  'selamat hari raya',
  'selamat tahun baru',
  'selamat malam',
  'tahniah',
]
