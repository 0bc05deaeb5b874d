import { isoTime } from '@convostat/engine/chat/civil'
import { type Clock, english as format } from '@convostat/format'
import english from './messages/en.json'
import times from './messages/times/en.json'
import { momentIn, spanOf, type UnwordedMoment, type Wording } from './moment-sentences.ts'

const inEnglish = momentIn(english(format))
const lasted = times(format)

/** The sentences about a moment at some time, seconds since 1970, in English; how long a conversation lasted, with its times of day. */
export function wording(moment: UnwordedMoment, time: number, clock: Clock): Wording {
  const words = inEnglish(moment, clock)
  if (moment.kind !== 'longest_conversation') return words
  const { seconds = 0 } = moment.facts
  const { unit, n } = spanOf(seconds)
  const ends = { from: timeOf(time), to: timeOf(time + seconds) }
  return { ...words, impact: unit === 'seconds' && clock === 'minutes' ? lasted.underAMinute(ends) : lasted[unit]({ n, ...ends }) }
}

const timeOf = (seconds: number): string => isoTime(seconds).slice(11, 16)
