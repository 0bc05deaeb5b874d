import { momentIn, type UnwordedMoment, type Wording } from '@convostat/api/moment-sentences'
import type { Clock } from '@convostat/format'
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

/** What is said of a moment: in English as the API says it, in another language by its catalogue of the same sentences. */
export const sayMoment: (moment: UnwordedMoment & Wording, clock?: Clock) => Wording = moments ? momentIn(moments) : (moment) => moment
