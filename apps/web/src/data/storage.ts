import type { History } from '@convostat/api'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { local } from '../platform/local.ts'
import { askToPersist } from '../platform/persist.ts'
import { opensHere } from '../store/shelf.ts'
import { api } from './api.ts'
import { database } from './database.ts'
import { expectedIds, expectIds, expectNoMore } from './expected.ts'

const storageQuery = queryOptions({
  queryKey: [api.uploads.list.key, 'storage'],
  queryFn: async ({ signal }) => {
    const before = expectedIds()
    const history = await api.uploads.list({}, { signal })
    return { kind: history.storage.kind, vanished: vanishedIds(before, history) }
  },
  retry: false,
})

/** Whether what is saved from chats lasts longer than this page, whoever keeps the chats; undefined while that is not known. */
const savedQuery = queryOptions({
  queryKey: ['saved-kind'],
  queryFn: async (): Promise<'device' | 'memory'> => ((await opensHere(database)) === true ? 'device' : 'memory'),
  retry: false,
})

export const useSavedKind = (): 'device' | 'memory' | undefined => useQuery(savedQuery).data

/** Where uploads are kept, and those that the browser removed; `dismiss` has them missed no more. */
export function useStorage() {
  const queries = useQueryClient()
  const { data } = useQuery(storageQuery)
  const vanished = data?.vanished ?? []
  const dismiss = () => {
    expectNoMore(vanished)
    void queries.invalidateQueries(storageQuery)
  }
  return { kind: data?.kind, vanished, dismiss }
}

/** What was expected and is not there. What is there is expected from now on. */
function vanishedIds(before: readonly string[], { uploads, damaged, storage }: History): string[] {
  if (storage.kind !== 'device') return []
  const there = new Set([...uploads, ...damaged].map(({ id }) => id))
  expectIds(uploads.filter(({ bytes }) => bytes !== null).map(({ id }) => id))
  // Somebody may have deleted one while the list was on its way.
  const stillExpected = new Set(expectedIds())
  return before.filter((id) => !there.has(id) && stillExpected.has(id))
}

const askedKey = 'asked-to-persist'

/** Once something is kept, the browser is asked, once and quietly, not to remove it when it makes room. */
export async function askOnceToPersist(): Promise<void> {
  if (local.get(askedKey) === null) await askToPersist(() => local.set(askedKey, 'yes'))
}
