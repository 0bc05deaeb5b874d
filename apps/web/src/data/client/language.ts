import type { QueryClient } from '@tanstack/react-query'
import { openedChat } from '#data/chat/open-chat.ts'
import type { Stored } from '#data/chat/stored.ts'
import { isKeptNowhere } from '#data/chat/uploads.ts'
import type { Language } from '#messages/language.ts'
import { local } from '#platform/local.ts'
import { api } from './api.ts'

const key = 'language'

/** Keeps the choice and opens the page again in it; where nothing can be kept, the address says it for this once. */
export function openIn(language: Language): void {
  if (local.set(key, language)) location.reload()
  else {
    const address = new URL(location.href)
    address.searchParams.set(key, language)
    location.assign(address)
  }
}

/** Whether a chat is open that would be gone when the page opens again, as far as it is known: it is not kept, or not yet to its end. */
export function isLostWhenOpenedAgain(queries: QueryClient): boolean {
  const known = queries.getQueriesData<Stored>({ queryKey: ['stored'] })
  const open = openedChat(queries)
  // Until a screen asks again, the answer about the upload counts.
  const isAsked = open !== undefined && known.some(([[, id]]) => id === open.upload_id)
  if (open && !isAsked && open.stored !== 'stored') return true
  return isKeptNowhere(queries) || known.some(([, chat]) => chat && chat.stored !== 'stored')
}

/** The same, asked again of the engine: the open chat may be kept by now, or the list of chats be older than it. */
export async function wouldBeLost(queries: QueryClient): Promise<boolean> {
  const id = openedChat(queries)?.upload_id
  if (id === undefined) return isLostWhenOpenedAgain(queries)
  const [isKept, isForGood] = await Promise.all([
    api.overview.get({}, { uploadId: id }).then(
      ({ stored }) => stored === 'stored',
      () => false,
    ),
    api.uploads.list().then(
      ({ storage }) => storage.kind !== 'memory',
      () => !isKeptNowhere(queries),
    ),
  ])
  return !isKept || !isForGood
}
