import type { Store } from '@convostat/api'

/** Keeps nothing: a chat is read once, and gone with the process. */
export const noStore: Store = {
  put: async () => undefined,
  append: async () => undefined,
  restore: async () => undefined,
  update: async () => undefined,
  get: async () => null,
  remains: async () => null,
  list: async () => [],
  remove: async () => true,
  space: async () => ({ kind: 'memory', bytes: new Map(), damaged: [], freeBytes: null }),
}
