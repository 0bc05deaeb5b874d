import { Failure, type Store } from '@convostat/api'
import { createChatApi } from '@convostat/api/handlers'
import type { Corrections } from '@convostat/api/handlers/corrections'
import type { Printing } from '@convostat/api/handlers/printing'
import type { Answer } from '@convostat/api/http'

/** Answers callers without a session: calls are validated as always, and there is no chat. Favorites are printed without one. */
export function withoutChats(printing?: Printing): Answer {
  return createChatApi({ store: nothing, now: Date.now, limits: { textBytes: 0 }, corrections: nowhere, printing, madeBy: 'server' })
}

const nothing: Store = {
  put: () => Promise.reject(new Error('an upload was answered without a session')),
  append: () => Promise.reject(new Error('an upload was answered without a session')),
  restore: () => Promise.reject(new Error('a backup was restored without a session')),
  update: async () => undefined,
  get: async () => null,
  remains: async () => null,
  list: async () => [],
  remove: async () => true,
  space: async () => ({ kind: 'server', bytes: new Map(), damaged: [], freeBytes: null }),
}

/** Where a correction would not be kept it is not answered as if it were. */
const nowhere: Corrections = {
  list: () => [],
  replace(list) {
    if (list.length > 0) throw new Failure('no_chat')
  },
}
