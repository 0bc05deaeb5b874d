import { Failure, type Progress } from '@convostat/api'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'

/** How far saving a PDF has come. */
export type Making =
  | { state: 'idle' }
  | { state: 'working'; progress: Progress | null }
  | { state: 'done'; name: string }
  | { state: 'failed'; failure: Failure }

/** Makes one PDF at a time and gives it to the reader; what is under way ends with the component that asked for it. */
export function useMaking() {
  const [making, setMaking] = useState<Making>({ state: 'idle' })
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  async function make(work: (asking: { signal: AbortSignal; report: (progress: Progress) => void }) => Promise<File>): Promise<void> {
    if (under.current) return
    const aborter = new AbortController()
    const { signal } = aborter
    const show = (next: Making) => {
      if (!signal.aborted) setMaking(next)
    }
    under.current = aborter
    show({ state: 'working', progress: null })
    try {
      const file = await work({ signal, report: (progress) => show({ state: 'working', progress }) })
      if (signal.aborted) return
      saveFile(file, file.name)
      show({ state: 'done', name: file.name })
    } catch (error) {
      show({ state: 'failed', failure: Failure.from(error) })
    } finally {
      if (under.current === aborter) under.current = null
    }
  }

  return {
    making,
    make,
    cancel() {
      under.current?.abort()
      under.current = null
      setMaking({ state: 'idle' })
    },
  }
}
