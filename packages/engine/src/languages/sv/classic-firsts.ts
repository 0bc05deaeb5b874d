/** What people remember having said first in Swedish, the dearest first. */
export const classicFirsts: readonly string[] = [
  'älskar dig',
  'saknar dig',
  'grattis på födelsedagen',
  'god jul',
  'gott nytt år',
  'god natt',
  'stolt över dig',
  'grattis',
]
