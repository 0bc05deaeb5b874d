import { type Chat, isoTime, lengthOf, messageText, textBetween } from '@convostat/engine'
import type { z } from 'zod'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { Failure } from '../failure.ts'
import type { conversation } from '../shapes/index.ts'
import type { Chats } from './chats.ts'
import { searchHit } from './search-hit.ts'
import { linesBeside } from './system-lines.ts'

type Shown = z.output<typeof conversation>['messages'][number]

export const messageHandlers = (chats: Chats): Answering<Contract['messages']> => ({
  around: async ({ around, before, after }, context) => {
    const { chat } = await chats.current(context)
    const row = chat.id.indexOf(around)
    if (row < 0) throw new Failure('field_invalid', { field: 'around', detail: 'There is no message with this id in what was analyzed.' })
    return { messages: messagesBetween(chat, Math.max(0, row - before), Math.min(chat.count, row + after + 1), row) }
  },
})

/** The messages of these rows, and the system lines beside them. */
function messagesBetween(chat: Chat, from: number, to: number, around: number): Shown[] {
  const shown: Shown[] = []
  const runs = linesBeside(chat, from, to, around)
  runs.forEach((lines, i) => {
    const row = from + i
    const id = row < to ? chat.id[row] : largest(chat.id) + 1
    for (const line of lines) shown.push(systemLine(chat, line, id))
    if (row < to)
      shown.push(searchHit(chat, { row, relevance: null, message: messageText(chat, row), length: lengthOf(chat, row), highlights: [] }))
  })
  return shown
}

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
