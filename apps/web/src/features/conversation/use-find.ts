import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { useTurns } from '#data/client/latest-only.ts'
import { callQuery, useCall } from '#data/client/use-call.ts'
import type { Range } from '#data/search/message-parts.ts'
import { asked, filterCount, isBlank, noSearch, type SearchAsked } from '#data/search/searching.ts'
import { useSearching } from '#data/search/use-searching.ts'

export interface Find {
  query: string
  /** Whether conditions of the search narrow it besides its words. */
  hasFilters: boolean
  /** How many matches there are; null while that is unknown, or nothing is looked for. */
  total: number | null
  /** The match that is the linked message: its place among all, from 0, and its marks. */
  current: { at: number; highlights: readonly Range[] } | null
  isFailed: boolean
  look: (query: string) => void
  clear: () => void
  /** To the match after or before the linked one; else after or before where one reads. */
  step: (by: 1 | -1) => void
}

interface Finding {
  chat: UploadAnswer
  /** The linked message; null where there is none in this chat. */
  linked: number | null
  /** The message at which one reads. */
  here: () => { id: number; date: string } | null
  open: (id: number) => void
}

/** Looks for words in the conversation, in the order of time. The words live in the history entry, as in the search. */
export function useFind({ chat, linked, here, open }: Finding): Find {
  const { searching, change } = useSearching(chat, { isReplacing: true })
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const turns = useTurns()
  const now = searching ?? noSearch
  const one = (where: Pick<SearchAsked, 'near' | 'offset'>): SearchAsked => ({
    ...asked({ ...now, sort: 'date_asc', offset: 0 }, chat.overview.participants.length),
    limit: 1,
    ...where,
  })
  const isBlankNow = isBlank(now)
  const found = useCall(api.search.run, one(linked === null ? {} : { near: linked }), { isWanted: !isBlankNow })
  const isReady = !isBlankNow && found.state === 'ready' && !found.isPrevious
  const answer = isReady ? found.data : null
  const hit = answer?.results.find(({ id }) => id === linked)
  const current = answer && hit ? { at: answer.metadata.offset, highlights: hit.highlights } : null
  const total = isBlankNow ? null : found.state === 'empty' ? 0 : (answer?.metadata.total_results ?? null)

  const ask = (where: Pick<SearchAsked, 'near' | 'offset'>) =>
    queries.fetchQuery({ ...callQuery(api.search.run, one(where), uploadId), gcTime: 10_000 })

  async function goTo(by: 1 | -1): Promise<void> {
    if (!total) return
    const isWanted = turns.begin()
    const round = (offset: number) => (offset + total) % total
    const from = here()
    let answer = await (current ? ask({ offset: round(current.at + by) }) : ask({ near: from?.id }))
    const [hit] = answer.results
    // The first match from here on is also the next, and the one before it the previous; after the last match, that one is the answer.
    const isAhead = hit && from && (hit.date > from.date || hit.id === from.id)
    if (!current && by === -1 && isAhead) answer = await ask({ offset: round(answer.metadata.offset - 1) })
    const [target] = answer.results
    if (target && isWanted()) open(target.id)
  }

  return {
    query: now.query,
    hasFilters: filterCount(now) > 0,
    total,
    current,
    isFailed: !isBlankNow && found.state === 'failed',
    look: (query) => change(() => ({ query, isTyping: true })),
    clear: () => change(() => noSearch),
    step: (by) => void goTo(by).catch(() => undefined),
  }
}
