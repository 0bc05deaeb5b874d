import { type Conversation, conversations as conversationsOf } from '@convostat/engine/analyses/conversations'
import type { Chat } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { countedFace } from '#counted-face.ts'
import { firstWithText, isHidden, messageAt } from '#counting/messages.ts'
import { stretchOf } from '#counting/stretch.ts'
import { none, table } from '#figure.ts'
import type { Conversations } from './shape.ts'

export const conversations = countedFace<'conversations'>()({
  asked: {},
  feelings: none,
  count: (chat, selection) => {
    const { conversations: number, medianMessages, medianSeconds, longest, people } = conversationsOf(chat, selection)
    return {
      conversations: number,
      median_messages: medianMessages,
      median_seconds: medianSeconds,
      longest: longest && conversation(chat, longest),
      people,
    }
  },
  public: none,
  report: { plan: 'pro', asked: {} },
  tables: [
    table({
      file: 'conversations.csv',
      about: 'Who begins and ends conversations: messages with no silence longer than six hours between them.',
      columns: { person: 'Who', opened: 'Conversations begun', closed: 'Conversations in which the last message is theirs' },
      rows: ({ people }: Conversations) => people,
    }),
  ],
  ask: { by: ['conversation_ends', 'longest', 'count'], tool: none },
})

const conversation = (chat: Chat, { start, end, people }: Conversation) => ({
  ...stretchOf(chat, start, end),
  start: isoTime(chat.time[start]),
  end: isoTime(chat.time[end - 1]),
  people,
  first: messageAt(chat, firstWithText(chat, start, endOfOpening(chat, start, end))),
  last: messageAt(chat, lastShown(chat, end)),
})

/** Up to where the one who opened it is answered. */
function endOfOpening({ author }: Chat, start: number, end: number): number {
  let row = start
  while (row < end && author[row] === author[start]) row++
  return row
}

/** The last row before `end` that may be shown; who opened the conversation is never hidden. */
function lastShown(chat: Chat, end: number): number {
  let row = end - 1
  while (isHidden(chat, row)) row--
  return row
}
