import type { History } from '@convostat/api'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { expectedIds, expectIds, expectNoMore } from './expected.ts'

const storageQuery = queryOptions({
  queryKey: [api.uploads.list.key, 'storage'],
  queryFn: async ({ signal }) => {
    const before = expectedIds()
    const history = await api.uploads.list({}, { signal })
    const { kind, may_be_private: mayBePrivate = false, is_partial: isPartial = false } = history.storage
    const missing = missingIds(before, history)
    return { kind, mayBePrivate, ...(isPartial ? { vanished: [], unreachable: missing } : { vanished: missing, unreachable: [] }) }
  },
  retry: false,
})

/**
 * Where uploads are kept, those that the browser removed, and those that cannot be reached now; `dismiss` has those that were
 * removed missed no more.
 */
export function useStorage() {
  const queries = useQueryClient()
  const { data } = useQuery(storageQuery)
  const vanished = data?.vanished ?? []
  const dismiss = () => {
    expectNoMore(vanished)
    void queries.invalidateQueries(storageQuery)
  }
  return { kind: data?.kind, mayBePrivate: data?.mayBePrivate ?? false, vanished, unreachable: data?.unreachable ?? [], dismiss }
}

/** What was expected and is not there. What is there is expected from now on. */
function missingIds(before: readonly string[], { uploads, damaged, storage }: History): string[] {
  if (storage.kind !== 'device') return []
  const there = new Set([...uploads, ...damaged].map(({ id }) => id))
  expectIds(uploads.filter(({ bytes }) => bytes !== null).map(({ id }) => id))
  // Somebody may have deleted one while the list was on its way.
  const stillExpected = new Set(expectedIds())
  return before.filter((id) => !there.has(id) && stillExpected.has(id))
}

const askedKey = 'asked-to-persist'

/** Once something is kept, the browser is asked, once and quietly, not to remove it when it makes room. */
export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(askedKey) !== null || (await navigator.storage.persisted())) return
    localStorage.setItem(askedKey, 'yes')
    await navigator.storage.persist()
  } catch {
    // It stays as it was.
  }
}
