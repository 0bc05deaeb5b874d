import type { Searching } from '#data/search/searching.ts'
import type { PersonStyle } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { decimalOf, shareOf } from './sentences.ts'

const { style: words } = sayWords

/** One figure of how someone writes, in words. */
export interface Trait {
  name: string
  shown: string
  /** Which of the person's messages it counts, where a search can find them. */
  wanted?: Partial<Searching>
  /** The message it is of. */
  id?: number
}

/** How a person writes whose messages have text. */
export const traitsOf = (of: PersonStyle): Trait[] => [
  { name: words.figures.median, shown: words.letters({ n: Math.round(of.median_length ?? 0) }) },
  { name: words.figures.words, shown: decimalOf({ n: of.mean_words }) },
  { name: words.figures.emoji, shown: shareOf({ n: of.emoji_share }), wanted: { emoji: true } },
  { name: words.figures.question, shown: shareOf({ n: of.question_share }), wanted: { question: true } },
  { name: words.figures.link, shown: shareOf({ n: of.link_share }), wanted: { link: true } },
  { name: words.figures.caps, shown: shareOf({ n: of.caps_share }) },
  {
    name: words.figures.variety,
    shown: shareOf({ n: of.distinct_words_per_1000 === null ? null : of.distinct_words_per_1000 / 1000 }),
  },
  ...(of.longest ? [{ name: words.figures.longest, shown: words.letters({ n: of.longest.length }), id: of.longest.id }] : []),
]
