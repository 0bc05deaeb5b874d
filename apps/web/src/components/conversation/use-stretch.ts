import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { callQuery } from '#data/client/use-call.ts'
import { type ConversationMessage, firstId, holds, lastId, type Stretch, step, stretchAround, withAfter, withBefore } from './stretch.ts'

export type End = 'before' | 'after'

export interface LoadedStretch {
  /** Null until something has come. */
  stretch: Stretch | null
  /** The requested place could not be loaded. */
  isFailed: boolean
  /** The end at which more could not be loaded. */
  failedEnd: End | null
  again: () => void
  /** Asks for more at an end; once at a time. */
  more: (end: End) => void
}

/**
 * The part of the conversation around a message, and more of it as one reads on. `remember` is called just before more is
 * put in, while the page still is as it did.
 */
export function useStretch(target: number, remember: () => void): LoadedStretch {
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const [stretch, setStretch] = useState<Stretch | null>(null)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const [failedEnd, setFailedEnd] = useState<End | null>(null)
  const [attempt, setAttempt] = useState(0)
  const asking = useRef<End | null>(null)
  const latest = useRef(stretch)
  latest.current = stretch

  const tell = (around: number, before: number, after: number): Promise<readonly ConversationMessage[]> =>
    queries.fetchQuery(callQuery(api.messages.around, { around, before, after }, uploadId)).then(({ messages }) => messages)
  const telling = useRef(tell)
  telling.current = tell

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
  useEffect(() => {
    if (latest.current && holds(latest.current, target)) return
    let isWanted = true
    telling.current(target, step, step).then(
      (said) => {
        if (!isWanted) return
        setStretch(stretchAround(said, target))
        setFailedAt(null)
        setFailedEnd(null)
      },
      () => isWanted && setFailedAt(target),
    )
    return () => {
      isWanted = false
    }
  }, [target, attempt])

  async function more(end: End): Promise<void> {
    const from = latest.current
    const edge = from && (end === 'before' ? firstId(from) : lastId(from))
    if (asking.current !== null || from === null || edge === undefined || edge === null) return
    if (!(end === 'before' ? from.hasBefore : from.hasAfter)) return
    asking.current = end
    try {
      const said = await (end === 'before' ? telling.current(edge, step, 0) : telling.current(edge, 0, step))
      // Someone went elsewhere meanwhile.
      if (latest.current !== from) return
      remember()
      setFailedEnd(null)
      // In one step: a reader who scrolls on between the two would be taken back.
      flushSync(() => setStretch(end === 'before' ? withBefore(from, said) : withAfter(from, said)))
    } catch {
      if (latest.current === from) setFailedEnd(end)
    } finally {
      asking.current = null
    }
  }

  return {
    stretch,
    isFailed: failedAt === target,
    failedEnd,
    again: () => {
      setFailedAt(null)
      setAttempt(attempt + 1)
    },
    more: (end) => void more(end),
  }
}
