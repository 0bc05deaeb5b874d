import type { Store } from '@convostat/api'
import { createChatApi } from '@convostat/api/handlers'
import type { Answer } from '@convostat/api/http'

/** Answers whoever has no session: every call is read as strictly as ever, and there is no chat. */
export function withoutChats(): Answer {
  return createChatApi({ store: nothing, now: Date.now, limits: { textBytes: 0 } })
}

const nothing: Store = {
  put: () => Promise.reject(new Error('an upload was answered without a session')),
  append: () => Promise.reject(new Error('an upload was answered without a session')),
  restore: () => Promise.reject(new Error('a backup was restored without a session')),
  update: async () => undefined,
  get: async () => null,
  list: async () => [],
  remove: async () => undefined,
  space: async () => ({ kind: 'server', bytes: new Map(), damaged: [], freeBytes: null }),
}
