import { lastedIn, momentIn, type UnwordedMoment, type Wording } from '@convostat/api/moment-sentences'
import times from '@convostat/api/moments/messages/times/en.json'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import type { Messages } from '#messages/messages.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'

const { counts, card } = saySpecialMoments

/** How the engine chooses moments, in the words of the screen. */
const [days, high, certain] = [14, 0.9, 1]

export const momentsMeaning = counts.momentsMeaning({ days, high })
export const averageMeaning = counts.averageMeaning({ high })
export const significanceMeaning = card.significanceMeaning({ high, certain })

const moments = inLanguage<Messages['moments'] | null>('moments', null)

const lasted = lastedIn(inLanguage('momentTimes', times(format)))

/**
 * What is said of a moment: in English as the API says it, in another language by its catalogue of the same sentences. How long a
 * conversation lasted comes with times of day as the reader’s locale has them.
 */
export function sayMoment(moment: UnwordedMoment & Wording, clock?: Clock): Wording {
  const said = moments ? momentIn(moments)(moment, clock) : moment
  if (moment.kind !== 'longest_conversation') return said
  const { seconds = 0 } = moment.facts
  const to = new Date(Date.parse(`${moment.date.slice(0, 19)}Z`) + 1000 * seconds).toISOString()
  return { ...said, impact: lasted(seconds, { from: moment.date, to }, clock) }
}
