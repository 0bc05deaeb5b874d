import { useSyncExternalStore } from 'react'

/** Whether a media query is met now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (hear) => {
      const list = matchMedia(query)
      list.addEventListener('change', hear)
      return () => list.removeEventListener('change', hear)
    },
    () => matchMedia(query).matches,
  )
