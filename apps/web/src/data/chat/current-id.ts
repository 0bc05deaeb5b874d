import { useSyncExternalStore } from 'react'
import { local, session } from '#platform/local.ts'

/**
 * Which upload this tab looks at: its id, nothing else, in the tab's own storage, so that a reload keeps it, and in the
 * browser's, so that the next tab opens the same.
 */
const key = 'current-upload'
const changed = 'convostat-current'
export const isUploadId = (id: string | null): id is string => id !== null && /^upload_\d+$/.test(id)

export function currentId(): string | null {
  const id = session.get(key) ?? local.get(key)
  return isUploadId(id) ? id : null
}

export function keepId(id: string): void {
  session.set(key, id)
  local.set(key, id)
  dispatchEvent(new Event(changed))
}

export function forgetId(): void {
  session.remove(key)
  local.remove(key)
  dispatchEvent(new Event(changed))
}

/** An upload that is no more is not what the next tab opens. */
export function forgetUpload(id: string): void {
  if (local.get(key) !== id) return
  const here = session.get(key)
  if (here === null || here === id) local.remove(key)
  else local.set(key, here)
}

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  return () => removeEventListener(changed, hear)
}

export const useCurrentId = (): string | null => useSyncExternalStore(listen, currentId)
