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

/** As the API says it, with times of day as the reader’s locale has them. */
function sayInEnglish(moment: UnwordedMoment & Wording, clock?: Clock): Wording {
  const { kind, date, facts } = moment
  if (kind !== 'longest_conversation') return moment
  const { seconds = 0 } = facts
  const to = new Date(Date.parse(`${date.slice(0, 19)}Z`) + 1000 * seconds).toISOString()
  return { ...moment, impact: lastedIn(times(format))(seconds, { from: date, to }, clock) }
}

/** What is said of a moment: in English as the API says it, in another language by its catalogue of the same sentences. */
export const sayMoment: (moment: UnwordedMoment & Wording, clock?: Clock) => Wording = moments ? momentIn(moments) : sayInEnglish
