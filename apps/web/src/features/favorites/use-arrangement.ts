import { useDeferredValue, useMemo, useSyncExternalStore } from 'react'
import { type Arrangement, asSaved } from '#data/saved/arranging.ts'

/**
 * How the favorites are arranged: as long as the page lasts, and nowhere else. What one looks for among them is
 * neither in an address nor in a history entry.
 */
let arrangement: Arrangement = asSaved
const hearing = new Set<() => void>()

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

function change(more: Partial<Arrangement>): void {
  arrangement = { ...arrangement, ...more }
  for (const hear of hearing) hear()
}

const now = () => arrangement

/** The arrangement as it is chosen, and as it is drawn: typing does not wait for a long list. */
export function useArrangement() {
  const arrangement = useSyncExternalStore(listen, now, now)
  const shown = useDeferredValue(arrangement)
  return useMemo(() => ({ arrangement, shown, change }), [arrangement, shown])
}
