import type { Around, ConversationMessage } from '#features/conversation/shown-part.ts'

/** A message of a conversation, as the API answers it. */
export const messageOf = (id: number, more: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  author: id % 2 === 0 ? 'Ana' : 'Ben',
  date: `2021-03-${String(1 + (Math.floor(id / 50) % 28)).padStart(2, '0')}T09:00:00`,
  message: `${id}`,
  kind: 'text',
  relevance: null,
  is_media: false,
  has_link: false,
  has_question: false,
  has_emoji: false,
  is_edited: false,
  sentiment: null,
  sentiment_score: null,
  length: 1,
  highlights: [],
  ...more,
})

export const lineOf = (id: number, more: Partial<ConversationMessage> = {}): ConversationMessage =>
  messageOf(id, { author: null, kind: 'system', ...more })

/** Each message of a conversation with the lines that the service wrote just before it; two more after the last. */
export const conversationOf = (count: number, lineEvery: number) => ({ count, lineEvery })

/** As the API answers about it: lines before its first message only where that is the chat's first, and lines after the last of all. */
export function answered(
  { count, lineEvery }: ReturnType<typeof conversationOf>,
  asked: { at: number; before: number; after: number },
): Around {
  const from = Math.max(0, asked.at - asked.before)
  const to = Math.min(count, asked.at + asked.after + 1)
  const messages = Array.from({ length: to - from }, (_, i) => from + i).flatMap((id) =>
    id % lineEvery === 0 && (id > from || id === 0) ? [lineOf(id), messageOf(id)] : [messageOf(id)],
  )
  return { from, at: asked.at, total: count, messages: to === count ? [...messages, lineOf(count), lineOf(count)] : messages }
}
