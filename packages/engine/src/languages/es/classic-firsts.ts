/** What people remember having said first in Spanish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'te quiero',
  'te amo',
  'te extraño',
  'te echo de menos',
  'feliz cumpleaños',
  'feliz aniversario',
  'feliz navidad',
  'feliz año',
  'buenas noches',
  'orgulloso de ti',
  'orgullosa de ti',
  'felicidades',
]
