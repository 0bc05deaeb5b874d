import { useEffect, useEffectEvent, useRef } from 'react'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { hearErasing } from '#data/deletions/erasing.ts'
import type { Asking } from './analyze-chat.ts'
import type { FlowEvent } from './flow.ts'
import { problemOf } from './problem.ts'
import type { NotedFile } from './use-noted-file.ts'

/** The slow work of the screen, one thing at a time. Leaving it cancels reading; an analysis continues, and its chat is kept. */
export function useWork(send: (event: FlowEvent) => void, { giveUp, isAnalyzing }: Pick<NotedFile, 'giveUp' | 'isAnalyzing'>) {
  const running = useRef<AbortController>(null)
  const isThere = useRef(true)
  const stop = () => running.current?.abort()
  const leave = useEffectEvent(() => {
    isThere.current = false
    if (isAnalyzing()) return
    stop()
    giveUp()
  })
  useEffect(() => {
    isThere.current = true
    return () => leave()
  }, [])

  /** Stops work that is under way and ignores its result. */
  async function run(isMerging: boolean, work: (asking: Asking) => Promise<void>) {
    stop()
    const aborter = new AbortController()
    running.current = aborter
    const { signal } = aborter
    // Work that continues after this screen was left stops, too: its chat would be kept after everything was deleted.
    const deaf = hearErasing(() => {
      if (isThere.current) return
      aborter.abort()
      giveUp()
    })
    try {
      await work({ signal, report: (progress) => !signal.aborted && send({ type: 'progress', progress }) })
    } catch (error) {
      if (signal.aborted) return
      const problem = problemOf(error, isMerging)
      if (isThere.current) send({ type: 'failed', problem })
      else notify({ topic: 'upload', text: [problem.sentence, problem.next].filter(Boolean).join(' '), milliseconds: undoMilliseconds })
    } finally {
      deaf()
    }
  }

  return { run, stop, isThere: () => isThere.current }
}
