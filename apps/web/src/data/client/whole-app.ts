import { useSyncExternalStore } from 'react'

let isLoaded = false
const hearing = new Set<() => void>()

/** Said once, when nothing is left that the app could ever ask for. */
export function wholeAppIsLoaded(): void {
  isLoaded = true
  for (const hear of hearing) hear()
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

/** Whether the network could be switched off now. */
export const useWholeApp = (): boolean =>
  useSyncExternalStore(
    listen,
    () => isLoaded,
    () => false,
  )
