import type { QueryClient } from '@tanstack/react-query'
import type { Stored } from '#data/chat/stored.ts'
import { isKeptNowhere } from '#data/chat/uploads.ts'
import type { Language } from '#messages/language.ts'
import { local } from '#platform/local.ts'

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

/** Whether a chat is open that would be gone when the page opens again: it is not kept, or not yet to its end. */
export const isLostWhenOpenedAgain = (queries: QueryClient): boolean =>
  isKeptNowhere(queries) || queries.getQueriesData<Stored>({ queryKey: ['stored'] }).some(([, chat]) => chat && chat.stored !== 'stored')
