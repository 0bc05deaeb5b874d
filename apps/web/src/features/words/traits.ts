import type { Searching } from '#data/search/searching.ts'
import type { PersonStyle } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { decimalOf, shareOf } from './sentences.ts'

const { style: words } = sayWords

/** Shares of a few in a thousand are drawn as close together as they are. */
const leastShare = 0.05

/** One figure of how someone writes, in words. */
export interface Trait {
  name: string
  /** As it is; null where there is none. */
  n: number | null
  /** The line that compares two of them ends at this value or beyond. */
  leastEnd?: number
  shown: string
  /** Which of the person's messages it counts, where a search can find them. */
  wanted?: Partial<Searching>
  /** The message it is of. */
  id?: number
}

/** How a person writes whose messages have text. */
export const traitsOf = (of: PersonStyle): Trait[] => [
  { name: words.figures.median, n: of.median_length, shown: words.letters({ n: Math.round(of.median_length ?? 0) }) },
  { name: words.figures.words, n: of.mean_words, shown: decimalOf({ n: of.mean_words }) },
  { name: words.figures.emoji, n: of.emoji_share, leastEnd: leastShare, shown: shareOf({ n: of.emoji_share }), wanted: { emoji: true } },
  {
    name: words.figures.question,
    n: of.question_share,
    leastEnd: leastShare,
    shown: shareOf({ n: of.question_share }),
    wanted: { question: true },
  },
  { name: words.figures.link, n: of.link_share, leastEnd: leastShare, shown: shareOf({ n: of.link_share }), wanted: { link: true } },
  { name: words.figures.caps, n: of.caps_share, leastEnd: leastShare, shown: shareOf({ n: of.caps_share }) },
  {
    name: words.figures.variety,
    n: of.distinct_words_per_1000,
    shown: shareOf({ n: of.distinct_words_per_1000 === null ? null : of.distinct_words_per_1000 / 1000 }),
  },
  ...(of.longest
    ? [{ name: words.figures.longest, n: of.longest.length, shown: words.letters({ n: of.longest.length }), id: of.longest.id }]
    : []),
]

/** Where two figures are on a line from nothing to the greater one, or to `leastEnd` where that is more, in percent; null where one of them is none. */
export function placesOf(one: number | null, other: number | null, leastEnd = 0): [number, number] | null {
  if (one === null || other === null) return null
  const end = Math.max(one, other, leastEnd)
  return end > 0 ? [(100 * one) / end, (100 * other) / end] : [0, 0]
}
