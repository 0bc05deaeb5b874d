import type { Chat } from './chat.ts'

export interface Column<T> {
  (chat: Chat): T
  /** Whether it was asked for before, and is there. */
  isKnown(chat: Chat): boolean
}

/** A derived column, or any fact of the whole chat: computed once per chat, on first use. */
export function column<T>(compute: (chat: Chat) => T): Column<T> {
  const known = new WeakMap<Chat, { value: T }>()
  const of = (chat: Chat): T => {
    let held = known.get(chat)
    if (!held) {
      held = { value: compute(chat) }
      known.set(chat, held)
    }
    return held.value
  }
  return Object.assign(of, { isKnown: (chat: Chat) => known.has(chat) })
}

/**
 * A column that depends neither on names nor on authors: views with other people have the very same
 * (`withPeople`), computed once for all of them.
 */
export function textColumn<T>(compute: (chat: Chat) => T): Column<T> {
  const known = column(compute)
  return Object.assign((chat: Chat) => known(asWritten(chat)), { isKnown: (chat: Chat) => known.isKnown(asWritten(chat)) })
}

const originals = new WeakMap<Chat, Chat>()

/** Says that a chat is a view of another, of the same rows and texts; gives the view. */
export function viewOf(original: Chat, view: Chat): Chat {
  originals.set(view, asWritten(original))
  return view
}

/** The chat as its file has it, where this is a view of it; else the chat itself. */
export const asWritten = (chat: Chat): Chat => originals.get(chat) ?? chat
