import { useSyncExternalStore } from 'react'

/** Whether the app is masked: in this browser, for all its tabs, until somebody says otherwise. */
const key = 'masked'

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

/** Where storage is denied it lasts as long as the page. */
let is = kept()
const hearing = new Set<() => void>()

function change(next: boolean): void {
  if (next === is) return
  is = next
  for (const hear of hearing) hear()
}

export const isMasked = (): boolean => is

export function setMasked(next: boolean): void {
  try {
    if (next) localStorage.setItem(key, 'yes')
    else localStorage.removeItem(key)
  } catch {
    // This page is masked, if no other.
  }
  change(next)
}

/** Hears of every change, those of other tabs included; whoever hears first is told first. */
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
