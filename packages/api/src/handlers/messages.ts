import { neighborsOnShow } from '@convostat/engine/analyses/neighbors-on-show'
import { type Chat, messageText, textBetween } from '@convostat/engine/chat/chat'
import { isoTime, parseDay } from '@convostat/engine/chat/civil'
import { asWritten } from '@convostat/engine/chat/column'
import { select } from '@convostat/engine/chat/selection'
import { graphemeCount, lengthOf } from '@convostat/engine/columns/length'
import { maskedSampleAround } from '@convostat/engine/import/masked-sample'
import { findSaved } from '@convostat/engine/saved/find-saved'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import type { z } from '@convostat/figures/zod'
import type { around as aroundAsked, conversation, foundSaved } from '#shapes/index.ts'
import type { Answering } from '../answer.ts'
import type { Contract } from '../contract.ts'
import { rowOfMoment } from './moment-id.ts'
import { rowOf } from './row-of.ts'
import { searchHit } from './search-hit.ts'
import { secondsOf } from './seconds-of.ts'
import type { SessionParts } from './session-parts.ts'
import { namesOf } from './shown-chat.ts'
import { linesBeside } from './system-lines.ts'

type Shown = z.output<typeof conversation>['messages'][number]

export const messageHandlers = ({ chats, feelings }: Pick<SessionParts, 'chats' | 'feelings'>): Answering<Contract['messages']> => ({
  around: async ({ before, after, ...asked }, context) => {
    const { chat } = await chats.current(context)
    const at = rowAsked(chat, asked)
    const felt = await feelings.ifThere(chat, context)
    const from = Math.max(0, at - before)
    const to = Math.min(chat.count, at + after + 1)
    return { from, at, total: chat.count, messages: messagesBetween(chat, felt, { from, to, around: at }) }
  },
  sample: async ({ around }, context) => {
    const { chat } = await chats.current(context)
    return { sample: maskedSampleAround(chat, rowOf(chat, around, 'around')) }
  },
  find: async ({ messages, moments, neighbors }, context) => {
    const { chat } = await chats.current(context)
    const saved = messages.map(({ author, date, message, is_of_chat: isOfThisChat }) => ({
      authors: namesOf(chat, author),
      time: secondsOf(date),
      message,
      isOfThisChat,
    }))
    const foundAt = (row: number | null | undefined) => (row === null || row === undefined ? null : foundMessage(chat, row))
    const rows = findSaved(asWritten(chat), saved).map(({ rows: [row] }) => row)
    const beside = neighbors ? neighborsOnShow(chat, await feelings.ifThere(chat, context)) : null
    const besideOf = (row: number | undefined) => {
      if (!beside || row === undefined || foundAt(row) === null) return null
      const { before, after } = beside(row)
      return { before: foundAt(before), after: foundAt(after) }
    }
    return {
      found: rows.map(foundAt),
      moments: moments.map((id) => foundAt(rowOfMoment(chat, id))),
      ...(neighbors && { neighbors: rows.map(besideOf) }),
    }
  },
})

function rowAsked(chat: Chat, { around, at, day }: Pick<z.output<typeof aroundAsked>, 'around' | 'at' | 'day'>): number {
  if (around !== undefined) return rowOf(chat, around, 'around')
  const fromDay = day === undefined ? undefined : (parseDay(day) ?? undefined)
  return Math.max(0, Math.min(at ?? select(chat, { fromDay }).from, chat.count - 1))
}

/** Hidden people have no messages anywhere. */
function foundMessage(chat: Chat, row: number): z.output<typeof foundSaved>['found'][number] {
  if (chat.hidden?.[chat.author[row]] === 1) return null
  return { id: chat.id[row], author: chat.participants[chat.author[row]], date: isoTime(chat.time[row]), message: messageText(chat, row) }
}

/** Rows from one up to another, and the one between them that was asked for. */
interface Stretch {
  from: number
  to: number
  around: number
}

/** The messages of these rows, and the system lines beside them. */
function messagesBetween(chat: Chat, feelings: Feelings | null, { from, to, around }: Stretch): Shown[] {
  const shown: Shown[] = []
  const runs = linesBeside(chat, from, to, around)
  runs.forEach((lines, i) => {
    const row = from + i
    const id = row < to ? chat.id[row] : largest(chat.id) + 1
    for (const line of lines) shown.push(systemLine(chat, line, id))
    if (row < to)
      shown.push(
        searchHit(chat, feelings, { row, relevance: null, message: messageText(chat, row), length: lengthOf(chat, row), highlights: [] }),
      )
  })
  return shown
}

const largest = (ids: Uint32Array): number => ids.reduce((a, b) => Math.max(a, b))

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
    length: graphemeCount(message),
    highlights: [],
  }
}
