import { useSyncExternalStore } from 'react'

/** Whether the page is in front: no time passes for what nobody sees. */
export const useInSight = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      document.addEventListener('visibilitychange', hear)
      return () => document.removeEventListener('visibilitychange', hear)
    },
    () => document.visibilityState === 'visible',
  )
