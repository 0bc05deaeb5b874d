import { useCallback, useEffect, useState } from 'react'
import { type Cloud, makeCloud, type Setting } from './make-cloud.ts'
import type { Weighed } from './sizes.ts'

/** A cloud that is being laid out; while another one is, the last stays. */
export type Laying<W extends Weighed> = { state: 'waiting' } | { state: 'ready'; cloud: Cloud<W> } | { state: 'failed'; again: () => void }

/** The words as a cloud for a place so many pixels wide; none before it is known how wide it is. */
export function useCloud<W extends Weighed>(words: readonly W[], place: number, settingFor: (width: number) => Setting): Laying<W> {
  const [laying, setLaying] = useState<Laying<W>>({ state: 'waiting' })
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same work anew
  useEffect(() => {
    if (place === 0) return
    let isCurrent = true
    makeCloud(words, place, settingFor).then(
      (cloud) => isCurrent && setLaying({ state: 'ready', cloud }),
      () => isCurrent && setLaying({ state: 'failed', again }),
    )
    return () => {
      isCurrent = false
    }
  }, [words, place, settingFor, again, tries])
  return laying
}
