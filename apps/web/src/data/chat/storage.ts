import type { History } from '@convostat/api'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#data/client/api.ts'
import { database } from '#data/client/database.ts'
import { finishDeletions } from '#data/deletions/finish-deletions.ts'
import { local } from '#platform/local.ts'
import { askToPersist } from '#platform/persist.ts'
import { opensHere } from '#store/record-store.ts'
import { expectedIds, expectIds, expectNoMore, notePlaces, outOfReach } from './known-uploads.ts'
import { forgetRebuilt, noteRebuilt, rebuiltIds } from './rebuilt.ts'

const storageQuery = queryOptions({
  queryKey: [api.uploads.list.key, 'storage'],
  queryFn: async ({ signal }) => {
    // What is being deleted is not missed.
    await finishDeletions()
    const before = expectedIds()
    const history = await api.uploads.list({}, { signal })
    const { kind, trouble, rebuilt = [], may_be_private: mayBePrivate = false } = history.storage
    noteRebuilt(rebuilt)
    const there = history.uploads.length + history.damaged.length
    const missing = missingIds(before, history)
    const unreachable = outOfReach(missing, history.storage)
    const vanished = missing.filter((id) => !unreachable.includes(id))
    return { kind, trouble, there, damaged: history.damaged.length, mayBePrivate, rebuilt: rebuiltIds().length, vanished, unreachable }
  },
  retry: false,
})

/** Whether what is saved from chats lasts longer than this page, in the browser or on a server; undefined while that is not known. */
const savedQuery = queryOptions({
  queryKey: ['saved-kind'],
  queryFn: async (): Promise<'device' | 'memory'> => ((await opensHere(database)) === true ? 'device' : 'memory'),
  retry: false,
})

export const useSavedKind = (): 'device' | 'memory' | undefined => useQuery(savedQuery).data

/**
 * Where uploads are kept, those that the browser removed, those that cannot be reached now, and how many had to be rebuilt; once
 * dismissed, those that were removed or rebuilt are not mentioned again.
 */
export function useStorage() {
  const queries = useQueryClient()
  const { data } = useQuery(storageQuery)
  const vanished = data?.vanished ?? []
  const dismissRebuilt = () => {
    forgetRebuilt()
    queries.setQueryData(storageQuery.queryKey, (now) => now && { ...now, rebuilt: 0 })
  }
  const dismiss = () => {
    expectNoMore(vanished)
    void queries.invalidateQueries(storageQuery)
  }
  const { kind, trouble, there = 0, rebuilt = 0, damaged = 0, mayBePrivate = false, unreachable = [] } = data ?? {}
  return { kind, trouble, there, damaged, mayBePrivate, vanished, unreachable, dismiss, rebuilt, dismissRebuilt }
}

/** What was expected and is not there. What is there is expected from now on. */
function missingIds(before: readonly string[], history: History): string[] {
  const { uploads, damaged, storage } = history
  if (storage.kind !== 'device') return []
  const there = new Set([...uploads, ...damaged].map(({ id }) => id))
  notePlaces(history)
  expectIds(uploads.filter(({ bytes }) => bytes !== null).map(({ id }) => id))
  // Someone may have deleted one while the list was on its way.
  const stillExpected = new Set(expectedIds())
  return before.filter((id) => !there.has(id) && stillExpected.has(id))
}

const askedKey = 'asked-to-persist'

/** Once something is kept, the browser is asked, once and quietly, not to remove it when it makes room. */
export async function askOnceToPersist(): Promise<void> {
  if (local.get(askedKey) === null) await askToPersist(() => local.set(askedKey, 'yes'))
}
