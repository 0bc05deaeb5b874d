/** What people remember having said first in English, the dearest first. */
export const classicFirsts: readonly string[] = [
  'love you',
  'miss you',
  'happy birthday',
  'happy anniversary',
  'merry christmas',
  'happy new year',
  'good night',
  'sweet dreams',
  'proud of you',
  'congratulations',
  'marry me',
]
