import { useEffect, useState } from 'react'

/** Whether Pro is active on this device; false until that is known, and where it cannot be known. */
export function useProHere(): boolean {
  const [isPro, setIsPro] = useState(false)
  useEffect(() => {
    let isWatching = true
    // Licenses are no part of the page's first scripts: most readers have none.
    const look = () =>
      import('./pro-here.ts')
        .then(({ isProHere }) => isProHere())
        .then(
          (found) => isWatching && setIsPro(found),
          () => undefined,
        )
    void look()
    // The license may have come or gone in another tab, or while this page was kept for going back.
    const again = () => void (document.visibilityState === 'visible' && look())
    document.addEventListener('visibilitychange', again)
    addEventListener('pageshow', again)
    return () => {
      isWatching = false
      document.removeEventListener('visibilitychange', again)
      removeEventListener('pageshow', again)
    }
  }, [])
  return isPro
}
