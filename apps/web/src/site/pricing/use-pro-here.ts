import { useEffect, useState } from 'react'
import { loadLanguage } from '#messages/in-language.ts'
import { mayHaveLicense } from './may-have-license.ts'

/** Whether Pro is active on this device; false until that is known, and where it cannot be known. */
export function useProHere(): boolean {
  const [isPro, setIsPro] = useState(false)
  useEffect(() => {
    let isWatching = true
    async function look() {
      if (!(await mayHaveLicense())) return
      // What is loaded next may bring sentences of the app along.
      await loadLanguage()
      const { isProHere } = await import('./pro-here.ts')
      const found = await isProHere()
      if (isWatching) setIsPro(found)
    }
    const again = () => {
      if (document.visibilityState === 'visible') look().catch(() => undefined)
    }
    again()
    // The license may have come or gone in another tab, or while this page was kept for going back.
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
