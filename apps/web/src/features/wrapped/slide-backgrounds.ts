import type { SlideKind } from './answers.ts'

/** The grounds of a story (styles/story.css). */
export const grounds = ['night', 'rose', 'plum', 'moss', 'lamp', 'sky', 'paper'] as const
export type Ground = (typeof grounds)[number]

/** The ground that suits a scene: night is the cover's, paper the end's. */
const suits: Readonly<Record<SlideKind, Ground>> = {
  opening: 'night',
  firsts: 'rose',
  people: 'rose',
  balance: 'rose',
  busiest_day: 'lamp',
  busiest_month: 'lamp',
  top_emoji: 'sky',
  busiest_hour: 'moss',
  reply_speed: 'sky',
  streak: 'moss',
  top_words: 'rose',
  longest_conversation: 'moss',
  own_words: 'lamp',
  night_owl: 'plum',
  openers: 'sky',
  mood: 'rose',
  busiest_weekday: 'moss',
  phrase: 'plum',
  burst: 'sky',
  media: 'lamp',
  brightest_day: 'lamp',
  reunion: 'plum',
  links: 'sky',
  longest_message: 'moss',
  love: 'rose',
  words_written: 'moss',
  moments: 'plum',
  closing: 'paper',
}

/** Between the cover and the end. */
const inner = grounds.filter((ground) => ground !== 'night' && ground !== 'paper')

/** A ground for each scene: the one that suits it, or where the scene before has that, one that neither neighbor has. */
export function groundsOf(kinds: readonly SlideKind[]): Ground[] {
  const chosen: Ground[] = []
  for (const [i, kind] of kinds.entries()) {
    const wanted = suitable(kind)
    const before = chosen.at(-1)
    const next = kinds[i + 1] && suitable(kinds[i + 1])
    chosen.push(wanted !== before ? wanted : (inner.find((ground) => ground !== before && ground !== next) ?? wanted))
  }
  return chosen
}

/** A kind that is not known here, as from a newer server, has one, too. */
const suitable = (kind: SlideKind): Ground => (Object.hasOwn(suits, kind) ? suits[kind] : 'sky')
