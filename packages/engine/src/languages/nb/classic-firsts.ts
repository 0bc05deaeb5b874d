/** What people remember having said first in Norwegian, the dearest first. */
export const classicFirsts: readonly string[] = [
  'elsker deg',
  'glad i deg',
  'savner deg',
  'gratulerer med dagen',
  'god jul',
  'godt nytt år',
  'god natt',
  'stolt av deg',
  'gratulerer',
]
