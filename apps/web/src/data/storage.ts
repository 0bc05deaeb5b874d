import type { History } from '@convostat/api'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from './api.ts'
import { expectedIds, expectIds, expectNoMore } from './expected.ts'
import { forgetRebuilt, noteRebuilt, rebuiltIds } from './rebuilt.ts'

const storageQuery = queryOptions({
  queryKey: [api.uploads.list.key, 'storage'],
  queryFn: async ({ signal }) => {
    const before = expectedIds()
    const history = await api.uploads.list({}, { signal })
    const { kind, trouble, rebuilt = [], may_be_private: mayBePrivate = false, is_partial: isPartial = false } = history.storage
    noteRebuilt(rebuilt)
    // Without local storage it is told as long as this page's store knows.
    const told = new Set([...rebuiltIds(), ...rebuilt])
    const there = history.uploads.length + history.damaged.length
    const damaged = history.damaged.length
    const missing = missingIds(before, history)
    const gone = isPartial ? { vanished: [], unreachable: missing } : { vanished: missing, unreachable: [] }
    return { kind, trouble, there, damaged, rebuilt: told.size, mayBePrivate, ...gone }
  },
  retry: false,
})

let isRebuiltTold = false

/** Where uploads are kept, those that the browser removed, and how many had to be rebuilt; once dismissed they are told no more. */
export function useStorage() {
  const queries = useQueryClient()
  const { data } = useQuery(storageQuery)
  const vanished = data?.vanished ?? []
  const dismissRebuilt = () => {
    forgetRebuilt()
    isRebuiltTold = true
    queries.setQueryData(storageQuery.queryKey, (now) => now && { ...now, rebuilt: 0 })
  }
  const dismiss = () => {
    expectNoMore(vanished)
    void queries.invalidateQueries(storageQuery)
  }
  const rebuilt = isRebuiltTold ? 0 : (data?.rebuilt ?? 0)
  return {
    kind: data?.kind,
    trouble: data?.trouble,
    there: data?.there ?? 0,
    damaged: data?.damaged ?? 0,
    mayBePrivate: data?.mayBePrivate ?? false,
    vanished,
    unreachable: data?.unreachable ?? [],
    dismiss,
    rebuilt,
    dismissRebuilt,
  }
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
