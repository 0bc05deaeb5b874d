import { useSyncExternalStore } from 'react'

/**
 * Which upload this tab looks at: its id, nothing else, in the tab's own storage, so that a reload keeps it, and in the
 * browser's, so that the next tab opens the same.
 */
const key = 'current-upload'
const changed = 'convostat-current'
export const isUploadId = (id: string | null): id is string => id !== null && /^upload_\d+$/.test(id)

/** Where storage is denied the id lasts as long as the page. */
let unstored: string | null = null

export function currentId(): string | null {
  try {
    const id = sessionStorage.getItem(key) ?? localStorage.getItem(key)
    return isUploadId(id) ? id : unstored
  } catch {
    return unstored
  }
}

export function keepId(id: string): void {
  unstored = id
  try {
    sessionStorage.setItem(key, id)
    localStorage.setItem(key, id)
  } catch {
    // Nothing is lost but the way back after a reload.
  }
  dispatchEvent(new Event(changed))
}

export function forgetId(): void {
  unstored = null
  try {
    sessionStorage.removeItem(key)
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be stored, nothing is.
  }
  dispatchEvent(new Event(changed))
}

/** An upload that is no more is not what the next tab opens. */
export function forgetUpload(id: string): void {
  try {
    if (localStorage.getItem(key) !== id) return
    const here = sessionStorage.getItem(key)
    if (here === null || here === id) localStorage.removeItem(key)
    else localStorage.setItem(key, here)
  } catch {
    // Where nothing can be stored, nothing is.
  }
}

function listen(hear: () => void): () => void {
  addEventListener(changed, hear)
  return () => removeEventListener(changed, hear)
}

export const useCurrentId = (): string | null => useSyncExternalStore(listen, currentId)
