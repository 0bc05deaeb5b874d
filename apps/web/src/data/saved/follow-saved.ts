import type { QueryClient } from '@tanstack/react-query'
import { openedChat } from '#data/chat/open-chat.ts'
import { engine } from '#data/client/engine.ts'
import { masking } from '#data/masking/masking.ts'
import { correctionsHere, hearCorrections } from './corrections.ts'
import { hearFavorites, savedFavorites } from './favorites.ts'
import { findSaved, type SavedToFind } from './find-saved.ts'
import { foundCorrections, foundFavorites } from './found-again.ts'

/**
 * Looks up where the open chat has what was saved out of it, whenever another chat is open or something else is saved: the chat
 * may be read with other dates than then. A server gets nothing of what is saved before the reader opens it there: it keeps no chat
 * for so long that another version would read it.
 */
export function followSaved(queries: QueryClient): void {
  if (engine.kind === 'server') return
  let looked: readonly unknown[] = []
  let openId: string | null = null

  async function look(): Promise<void> {
    const opened = openedChat(queries)
    const now = [opened, savedFavorites(), correctionsHere.list()]
    if (now.every((each, i) => each === looked[i])) return
    looked = now
    if (openId !== (opened?.upload_id ?? null)) {
      openId = opened?.upload_id ?? null
      foundFavorites.set([], [])
      foundCorrections.set([], [])
    }
    if (!opened) return
    const chat = masking.opened(opened.upload_id) ?? opened
    const names = new Set(chat.people.flatMap(({ name, names }) => [name, ...names]))
    const favorites = savedFavorites()
      .filter(({ author }) => names.has(author))
      .map(({ author, originalDate: date, text: message, uploadId }): SavedToFind => {
        const isOfChat = uploadId === chat.upload_id
        return { author, date, message, ...(isOfChat && { is_of_chat: true }) }
      })
    const corrections = correctionsHere
      .list()
      .filter(({ author }) => names.has(author))
      .map(({ author, date, message }): SavedToFind => ({ author, date, message }))
    const found = await findSaved([...favorites, ...corrections], chat)
    if (looked !== now) return
    foundFavorites.set(favorites, found.slice(0, favorites.length))
    foundCorrections.set(corrections, found.slice(favorites.length))
  }

  // Not from within the listener; what could not be looked up now is when something changes.
  const soon = () => queueMicrotask(() => void look().catch(() => undefined))
  hearFavorites(soon)
  hearCorrections(soon)
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (query.queryKey[0] === 'chat' && (type === 'updated' || type === 'removed')) soon()
  })
}
