import { asPhrase } from '#data/search/as-phrase.ts'
import type { Searching } from '#data/search/searching.ts'
import type { Slide, SlideKind } from './answers.ts'

/** The messages behind a slide: what a search finds, the one that it is about, or those of all moments. */
export type Behind = { wanted: Partial<Searching> } | { messageId: number } | 'moments'

/** Of a kind that is about one message, that one; else what a search finds within the slide's period. */
export function behind(slide: Slide): Behind {
  if (ofOneMessage.has(slide.kind) && slide.message_id !== undefined) return { messageId: slide.message_id }
  if (slide.kind === 'moments') return 'moments'
  return { wanted: { from: slide.period.from, to: slide.period.to, ...wanted[slide.kind]?.(slide) } }
}

const ofOneMessage: ReadonlySet<SlideKind> = new Set(['firsts', 'longest_conversation', 'burst', 'reunion', 'longest_message', 'love'])

type Wanted = (slide: Slide) => Partial<Searching>

const onItsDays: Wanted = ({ date, last_date: last }) => (date === undefined ? {} : { from: date, to: last ?? date })
const withItsWord: Wanted = ({ figure }) => ({ query: asPhrase(String(figure)), sort: 'date_asc' })

/** What narrows the period; a kind that is not named here is about all of it. */
const wanted: Partial<Record<SlideKind, Wanted>> = {
  busiest_day: onItsDays,
  brightest_day: onItsDays,
  streak: onItsDays,
  mood: onItsDays,
  top_emoji: withItsWord,
  top_words: withItsWord,
  phrase: withItsWord,
  own_words: (slide) => {
    const whose = slide.words?.find(({ word }) => word === slide.figure)?.person
    return { ...withItsWord(slide), ...(whose !== undefined && { authors: [whose] }) }
  },
  busiest_hour: ({ figure }) => ({ hour: Number(figure) }),
  busiest_weekday: ({ figure }) => ({ weekday: Number(figure) }),
  reply_speed: () => ({ replyMin: 0 }),
  night_owl: () => ({ daytime: 'night' }),
  openers: ({ people }) => ({ role: 'opener', ...(people?.[0] && { authors: [people[0].name] }) }),
  media: () => ({ media: true }),
  links: () => ({ link: true }),
}
