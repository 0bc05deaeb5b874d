import { DAY, HOUR } from '@convostat/format/seconds'
import { conversationStarts } from '#columns/conversation.ts'
import { day } from '#columns/day.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { tailBits } from '#stats/tail.ts'
import { gap } from './gap.ts'
import type { Moment } from './moment.ts'
import { counts, type Look } from './moment-context.ts'
import { significanceOf } from './significance.ts'

const WEEK = 7 * DAY
/** A shorter gap is not a reunion. */
const LEAST_SILENCE = 14 * DAY
/** More than the longest ones no list has room for. */
const MOST = 100
/** The prior for gaps: a night, a day at work. Long gaps in a chat with few messages are judged by these. */
const EVERYDAY = [8, 9, 10, 12, 14, 16, 20, 24].map((hours) => hours * HOUR)

/** The messages that ended the longest gaps, against all gaps that part two conversations. Who ended it must count. */
export function reunions(look: Look): Moment[] {
  const { chat, days, messages } = look
  const silence = (row: number): number => gap(chat, row)
  const breaks = [...conversationStarts(chat).subarray(1)]
  const longest = breaks
    .filter((row) => silence(row) >= LEAST_SILENCE && counts(look, row))
    .sort((a, b) => silence(b) - silence(a) || a - b)
    .slice(0, MOST)
  const covered = days.length === 0 ? 0 : days[days.length - 1].day - days[0].day + 1
  const all = Float64Array.from([...EVERYDAY, ...breaks.map(silence)])
  const ranked = breaks.map(silence).sort((a, b) => b - a)
  return longest.map((row) => {
    const others = all.slice()
    others[others.indexOf(silence(row))] = 0
    return {
      kind: 'reunion',
      row,
      time: chat.time[row],
      significance: significanceOf(tailBits(silence(row), others)),
      messages: 1,
      firstDay: day(chat)[row],
      lastDay: day(chat)[row],
      participants: whoMet(look, row),
      facts: {
        number: ranked.indexOf(silence(row)) + 1,
        seconds: silence(row),
        value: messagesIn(look, row, WEEK),
        usual: (messages / Math.max(7, covered)) * 7,
      },
    }
  })
}

/** The person who came back, and the one who had written last. */
function whoMet(look: Look, row: number): string[] {
  const { author, participants } = look.chat
  const met = counts(look, row - 1) ? [author[row], author[row - 1]] : [author[row]]
  return [...new Set(met)].map((person) => participants[person])
}

/** Messages from a row on, for this many seconds. */
function messagesIn(look: Look, from: number, seconds: number): number {
  const { time } = look.chat
  const to = firstAtOrAfter(time, time[from] + seconds, from)
  let messages = 0
  for (let row = from; row < to; row++) if (counts(look, row)) messages++
  return messages
}
