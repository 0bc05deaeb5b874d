import type { Chat } from './chat.ts'

/** A derived column, or any fact of the whole chat: computed once per chat, on first use. */
export function column<T>(compute: (chat: Chat) => T): (chat: Chat) => T {
  const known = new WeakMap<Chat, { value: T }>()
  return (chat) => {
    let held = known.get(chat)
    if (!held) {
      held = { value: compute(chat) }
      known.set(chat, held)
    }
    return held.value
  }
}
