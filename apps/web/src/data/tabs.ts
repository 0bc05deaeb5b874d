import type { QueryClient } from '@tanstack/react-query'
import { hearTabs } from '../store/changes.ts'
import { api } from './api.ts'
import { engine } from './engine.ts'
import { expectIds, expectNoMore } from './expected.ts'
import { unfinishedKey } from './journal.ts'
import { texts } from './searching-texts.ts'
import { askOnceToPersist } from './storage.ts'
import { forgetDeletion } from './uploads-deleting.ts'

/** Keeps the list of uploads true, whichever tab kept or deleted one. What is in view of an open chat stays. */
export function followTabs(queries: QueryClient): void {
  if (engine.kind !== 'browser') return
  hearTabs((change) => {
    if (change.type === 'journal') return void queries.invalidateQueries({ queryKey: unfinishedKey })
    if (change.type === 'removed') {
      expectNoMore([change.id])
      forgetDeletion(change.id)
      return void texts.forgetOf(change.id)
    }
    if (change.type === 'kept') {
      expectIds([change.id])
      void askOnceToPersist()
    }
    void queries.invalidateQueries({ queryKey: [api.uploads.list.key] })
  })
}
