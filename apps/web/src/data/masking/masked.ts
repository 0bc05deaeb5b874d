import { useSyncExternalStore } from 'react'
import { local } from '#platform/local.ts'

/** Whether the app is masked: in this browser, for all its tabs, until someone says otherwise. */
const key = 'masked'

const kept = (): boolean => local.get(key) === 'yes'

let is = kept()
const hearing = new Set<() => void>()

function change(next: boolean): void {
  if (next === is) return
  is = next
  for (const hear of hearing) hear()
}

export const isMasked = (): boolean => is

export function setMasked(next: boolean): void {
  if (next) local.set(key, 'yes')
  else local.remove(key)
  change(next)
}

/** Subscribes to every change, those of other tabs included; listeners are called in the order they were added. */
export function hearMasked(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

// Another tab said so; with no key everything was deleted.
if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) change(kept())
  })

export const useMasked = (): boolean => useSyncExternalStore(hearMasked, isMasked)
