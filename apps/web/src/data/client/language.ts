import { Failure } from '@convostat/api'
import type { QueryClient } from '@tanstack/react-query'
import { openedChat } from '#data/chat/open-chat.ts'
import type { Stored } from '#data/chat/stored.ts'
import { isKeptNowhere } from '#data/chat/uploads.ts'
import type { Language } from '#messages/language.ts'
import { leaveChatsKnowingly } from '#platform/ask-before-leaving.ts'
import { local } from '#platform/local.ts'
import { within } from '#platform/within.ts'
import { api } from './api.ts'

const key = 'language'

/** Keeps the choice and opens the page again in it; where nothing can be kept, the address says it for this once. */
export function openIn(language: Language): void {
  leaveChatsKnowingly()
  if (local.set(key, language)) location.reload()
  else {
    const address = new URL(location.href)
    address.searchParams.set(key, language)
    location.assign(address)
  }
}

/** Where the open chat's copy is, as far as screens have asked. */
const storedHere = (queries: QueryClient) => queries.getQueriesData<Stored>({ queryKey: ['stored'] }).map(([, chat]) => chat?.stored)

/** Whether a chat is open that would be gone when the page opens again, as far as screens have asked: it is not kept, or not yet to its end. */
export const isLostWhenOpenedAgain = (queries: QueryClient): boolean =>
  isKeptNowhere(queries) || storedHere(queries).some((stored) => stored !== undefined && stored !== 'stored')

/** The same, except for a chat that is still being saved: until that is done, leaving asks first anyway. */
export const isKeptByPageAlone = (queries: QueryClient): boolean => isKeptNowhere(queries) || storedHere(queries).includes('failed')

/** Storage may never answer: then the reader is asked. */
const patienceMs = 3000

/** The same, asked of the engine now: the open chat may be kept by now, or no screen may have asked yet. */
export async function wouldBeLost(queries: QueryClient): Promise<boolean> {
  const id = openedChat(queries)?.upload_id
  if (id === undefined) return isLostWhenOpenedAgain(queries)
  const asked = Promise.all([
    api.overview.get({}, { uploadId: id }).then(
      ({ stored }) => stored === 'stored',
      // Deleted elsewhere, there is nothing to lose.
      (error: unknown) => Failure.from(error).code === 'no_chat',
    ),
    api.uploads.list().then(({ storage }) => storage.kind !== 'memory'),
  ])
  return within(patienceMs, asked).then(
    ([isKept, isForGood]) => !isKept || !isForGood,
    () => isLostWhenOpenedAgain(queries),
  )
}
