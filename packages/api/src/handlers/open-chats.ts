import type { OpenChat } from './open-chat.ts'

/** How many bytes the exports may have together that are held beside the open one. */
const bytesBeside = 16e6

/**
 * The chats that were read and are held: the open one, which calls are about that name none, and others that calls do
 * name. Two tabs of one visitor may look at two chats alternately; where both are small neither is read again each time.
 */
export interface OpenChats {
  open(): OpenChat | null
  get(id: string): OpenChat | undefined
  /** From now on this is the open chat. */
  setOpen(chat: OpenChat): void
  /** Holds it beside the open one; as long as there is room, if it is small. */
  hold(chat: OpenChat): void
  drop(id: string): void
}

export function createOpenChats(): OpenChats {
  // In order of use: the last is the one used last.
  const chats = new Map<string, OpenChat>()
  let openId: string | null = null

  function hold(chat: OpenChat): void {
    chats.delete(chat.record.id)
    chats.set(chat.record.id, chat)
    let bytes = 0
    for (const [id, each] of [...chats].reverse()) {
      if (id === openId) continue
      bytes += each.chat.bytes.length
      if (bytes > bytesBeside) chats.delete(id)
    }
  }

  return {
    open: () => (openId === null ? null : (chats.get(openId) ?? null)),
    get(id) {
      const chat = chats.get(id)
      if (chat) hold(chat)
      return chat
    },
    setOpen(chat) {
      openId = chat.record.id
      hold(chat)
    },
    hold,
    drop(id) {
      chats.delete(id)
      if (openId === id) openId = null
    },
  }
}
