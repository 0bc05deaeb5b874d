import { isoTime } from '@convostat/engine/chat/civil'
import { type Clock, english as format } from '@convostat/format'
import english from './messages/en.json'
import times from './messages/times/en.json'
import { lastedIn, momentIn, type UnwordedMoment, type Wording } from './moment-sentences.ts'

const inEnglish = momentIn(english(format))
const lasted = lastedIn(times(format))

/** The sentences about a moment at some time, seconds since 1970, in English; how long a conversation lasted, with its times of day. */
export function wording(moment: UnwordedMoment, time: number, clock: Clock): Wording {
  const words = inEnglish(moment, clock)
  if (moment.kind !== 'longest_conversation') return words
  const { seconds = 0 } = moment.facts
  return { ...words, impact: lasted(seconds, { from: isoTime(time), to: isoTime(time + seconds) }, clock) }
}
