/** What people remember having said first in European Portuguese, the dearest first. */
export const classicFirsts: readonly string[] = [
  'amo-te',
  'gosto de ti',
  'tenho saudades tuas',
  'saudades',
  'feliz aniversário',
  'feliz natal',
  'feliz ano novo',
  'bom ano',
  'boa noite',
  'orgulho em ti',
  'parabéns',
]
