/** What people remember having said first in Brazilian Portuguese, the dearest first. */
export const classicFirsts: readonly string[] = [
  'te amo',
  'amo você',
  'saudades de você',
  'saudades',
  'feliz aniversário',
  'feliz natal',
  'feliz ano novo',
  'boa noite',
  'orgulho de você',
  'parabéns',
]
