import type { Clock } from '@convostat/format'
import { MINUTE } from '@convostat/format/seconds'
import { format } from '#format/index.ts'
import { toTenth } from '#messages/figures.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'

const { cover, sentences, story } = sayWrapped

/** How most and fewest messages are described. */
const hundred = 100
/** When a night begins and ends. */
const night = { begin: '2024-01-01T22:00:00', end: '2024-01-01T06:00:00' } as const
/** Of a paperback. */
const wordsPerPage = 300

/** How long something took, in words: seconds are too fine for them. */
const inWords = (seconds: number, clock?: Clock): Parameters<typeof format.latency> => [seconds, seconds < MINUTE ? 'minutes' : clock]

export const coverTitle = ({ year }: { year: number | null }): string => (year === null ? cover.allTime : format.year(year))
export const storyName = ({ year }: { year: number | null }): string => (year === null ? story.nameOfAll : story.name({ year }))

export const periodOf = ({ from, to }: { from: string; to: string }): string =>
  from === to ? story.day({ day: from }) : story.period({ when: [from, to] })

export const silenceOf = ({ seconds }: { seconds: number }): string => format.span(seconds)

export const ratioOf = ({ n }: { n: number }): string => sayWrapped.per100({ hundred, n })

export const balanceOf = ({ more, less, per100 }: { more: string; less: string; per100: number }): string =>
  per100 === hundred ? sentences.balanceEqual({ more, less }) : sentences.balance({ more, less, per100, hundred })

interface Longest {
  from: string
  to: string
  seconds: number
  /** How many messages a conversation usually has. */
  usual: number
  clock?: Clock
}

export function longestConversation({ from, to, seconds, usual, clock }: Longest): string {
  const time = inWords(seconds, clock)
  return from === to
    ? sentences.longestConversationOfDay({ day: from, time, usual })
    : sentences.longestConversation({ when: [from, to], time, usual })
}

export const burstOf = ({ name, seconds, day, clock }: { name: string; seconds: number; day: string; clock?: Clock }): string =>
  sentences.burst({ name, time: inWords(seconds, clock), day })

export const atNight = ({ n }: { n: number }): string => sayWrapped.atNight({ n, ...night })

/** Who was up most at night, with how many of the messages; of one alone nobody else is named. */
export const nightOwl = ({ share, name, n }: { share: number; name: string | null; n: number }): string =>
  name === null ? sentences.nightOwlAlone({ share }) : sentences.nightOwl({ share, name, n })

export const pagesOf = ({ words }: { words: number }): number => Math.max(1, Math.round(words / wordsPerPage))

export const wordsWritten = ({ words, messages }: { words: number; messages: number }): string =>
  sentences.wordsWritten({ perMessage: toTenth(words / Math.max(1, messages)), perPage: wordsPerPage, pages: pagesOf({ words }) })

/** How much of an emotion a month has, and the whole chat, unless that has as much: all of it is in this month, or there is no other. */
export const moodOf = ({ month, share, usual }: { month: string; share: number; usual: number }): string =>
  format.percent(usual) === format.percent(share) ? sentences.moodAlone({ month, share }) : sentences.mood({ month, share, usual })
