import { useSyncExternalStore } from 'react'

function listen(hear: () => void): () => void {
  addEventListener('online', hear)
  addEventListener('offline', hear)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('offline', hear)
  }
}

/** Whether the browser thinks that there is a network. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine)
