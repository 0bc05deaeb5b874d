/** What people remember having said first in Danish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'elsker dig',
  'savner dig',
  'tillykke med fødselsdagen',
  'glædelig jul',
  'godt nytår',
  'godnat',
  'stolt af dig',
  'tillykke',
]
