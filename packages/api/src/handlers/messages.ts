import { type Chat, eventsBefore, isoTime, lengthOf, messageText, textBetween } from '@convostat/engine'
import type { z } from 'zod'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { conversation } from '../shapes/index.ts'
import type { Chats } from './chats.ts'
import { searchHit } from './search-hit.ts'

type Shown = z.output<typeof conversation>['messages'][number]

export const messageHandlers = (chats: Chats): Answering<Contract['messages']> => ({
  around: async ({ around, before, after }, context) => {
    const { chat } = await chats.current(context)
    const row = chat.id.indexOf(around)
    if (row < 0) throw new Failure('field_invalid', { field: 'around', detail: 'There is no message with this id in what was analyzed.' })
    return { messages: messagesBetween(chat, Math.max(0, row - before), Math.min(chat.count, row + after + 1)) }
  },
})

/** No more system lines are told in a row: half of them next to the message before, half next to the one after. */
const mostLines = 500

/**
 * The messages of these rows, and the system lines that stand between them in time; before the first message of all those
 * that came before it, after the last those that came after. Of more than 500 lines in a row those nearest to the messages.
 */
function messagesBetween(chat: Chat, from: number, to: number): Shown[] {
  const shown: Shown[] = []
  const tell = (lines: Iterable<number>, id: number) => {
    for (const i of lines) shown.push(systemLine(chat, i, id))
  }
  let told = eventsBefore(chat, from)
  if (from === 0) tell(linesOfTheBeginning(chat, told), chat.id[0])
  for (let row = from; row < to; row++) {
    const next = eventsBefore(chat, row)
    tell(nearest(told, next), chat.id[row])
    told = next
    shown.push(searchHit(chat, { row, relevance: null, message: messageText(chat, row), length: lengthOf(chat, row), highlights: [] }))
  }
  if (to === chat.count) tell(range(told, Math.min(told + mostLines, chat.events.count)), largest(chat.id) + 1)
  return shown
}

/** The last of the lines before the first message; none that stand before messages which were not analyzed. */
function linesOfTheBeginning({ id, events }: Chat, to: number): number[] {
  const first = id.reduce((a, b) => Math.min(a, b))
  return range(Math.max(0, to - mostLines), to).filter((i) => events.before[i] >= first)
}

/** Of the lines between two messages those nearest to them. */
function nearest(from: number, to: number): number[] {
  if (to - from <= mostLines) return range(from, to)
  return [...range(from, from + mostLines / 2), ...range(to - mostLines / 2, to)]
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i)
const largest = (ids: Uint32Array): number => ids.reduce((a, b) => Math.max(a, b))

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

function systemLine({ bytes, events }: Chat, i: number, id: number): Shown {
  const message = textBetween(bytes, events.start[i], events.end[i])
  return {
    id,
    author: null,
    date: isoTime(events.time[i]),
    message,
    kind: 'system',
    relevance: null,
    is_media: false,
    has_link: false,
    has_question: false,
    has_emoji: false,
    is_edited: false,
    sentiment: null,
    sentiment_score: null,
    length: [...segmenter.segment(message)].length,
    highlights: [],
  }
}
