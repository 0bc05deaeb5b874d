import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the reader wants nothing to move by itself. */
export const useCalm = (): boolean =>
  useSyncExternalStore(
    (hear) => {
      const list = matchMedia(query)
      list.addEventListener('change', hear)
      return () => list.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
  )
