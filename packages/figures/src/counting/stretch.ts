import type { Chat } from '@convostat/engine/chat/chat'

/** Rows from `start` up to `end`. */
export const stretchOf = (chat: Chat, start: number, end: number) => ({
  id: chat.id[start],
  last_id: chat.id[end - 1],
  messages: end - start,
  seconds: chat.time[end - 1] - chat.time[start],
})
