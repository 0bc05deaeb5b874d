import { QueryClient } from '@tanstack/react-query'
import { expectIds, expectNoMore } from '#data/chat/known-uploads.ts'
import { askOnceToPersist } from '#data/chat/storage.ts'
import { dropHeld, refreshUploads } from '#data/chat/uploads.ts'
import { leaveErased } from '#data/deletions/erasing.ts'
import { followDeletions, isBack, isErasingNow } from '#data/deletions/follow-deletions.ts'
import { texts } from '#data/search/searching-texts.ts'
import { hearTabs } from '#store/changes.ts'
import { api } from './api.ts'
import { engine } from './engine.ts'
import { hearLate } from './late.ts'

/** Answers come from this device, so being offline stops nothing; what other tabs change is asked for again. */
export function createQueries(): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnWindowFocus: false }, mutations: { networkMode: 'always' } },
  })
  followTabs(queries)
  return queries
}

/** Keeps the list of uploads true, whichever tab kept or deleted one. What is in view of an open chat stays. */
function followTabs(queries: QueryClient): void {
  followDeletions({
    // A worker announces this itself, see below.
    changed: () => engine.kind === 'server' && void refreshUploads(queries),
    erasing: () => void forgetHere().catch(() => undefined),
    erased: async () => {
      await leaveErased()
      dropHeld(queries)
      await refreshUploads(queries)
    },
  })
  if (engine.kind !== 'browser') return
  hearTabs((change) => {
    if (change.type === 'removed') {
      expectNoMore([change.id])
      return void texts.forgetOf(change.id)
    }
    if (change.type === 'kept') {
      expectIds([change.id])
      void isBack(change.id)
      void askOnceToPersist()
    }
    // Without an id it is the whole list, as when the device could be read late: a chat that was not found may be there.
    const queryKey = change.type === 'changed' && change.id === '' ? undefined : [api.uploads.list.key]
    void queries.invalidateQueries({ queryKey })
  })
  hearLate(() => void queries.invalidateQueries())
}

/** The worker of this tab may hold a chat that is not kept yet: it is deleted with everything, as long as that continues. */
async function forgetHere(): Promise<void> {
  if (engine.kind === 'browser' && (await isErasingNow())) await api.uploads.delete({ all: true })
}
