import { Failure } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openUpload, refreshUploads } from '#data/chat/uploads.ts'
import type { ShownProgress } from '#data/client/loadable.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { sayUploads } from './messages/index.ts'

const words = sayUploads

/** An upload on its way from its copy to the screen, or why it did not come, and whether there is nothing to come. */
export type Opening =
  | { id: string; state: 'opening'; progress?: ShownProgress }
  | { id: string; state: 'failed'; sentence: string; isGone: boolean }

interface OpenUpload {
  opening: Opening | null
  open: (id: string, refresh?: boolean) => void
  cancel: () => void
}

/** Opens uploads, one at a time: the one asked for last. `onOpened` is called when it is there. */
export function useOpenUpload(onOpened: () => void): OpenUpload {
  const queries = useQueryClient()
  const [opening, setOpening] = useState<Opening | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(id: string, refresh: boolean) {
    running.current?.abort()
    const aborter = new AbortController()
    running.current = aborter
    const { signal } = aborter
    setOpening({ id, state: 'opening' })
    try {
      await openUpload(queries, id, refresh, {
        signal,
        report: (progress) => !signal.aborted && setOpening({ id, state: 'opening', progress }),
      })
      setOpening(null)
      onOpened()
    } catch (error) {
      if (signal.aborted) return
      setOpening({ id, state: 'failed', sentence: sentenceOf(error), isGone: Failure.from(error).code === 'upload_not_found' })
      void refreshUploads(queries)
    }
  }

  function cancel() {
    running.current?.abort()
    setOpening(null)
  }

  return { opening, open: (id, refresh = false) => void run(id, refresh), cancel }
}

/** The specification's sentences; a damaged copy says so, for another try would be in vain. */
function sentenceOf(error: unknown): string {
  const failure = Failure.from(error)
  if (failure.code === 'upload_not_found') return words.gone
  return failure.code === 'upload_damaged' || failure.code === 'upload_newer' ? failureSentence(failure) : words.notOpened
}
