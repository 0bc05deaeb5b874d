import { Failure } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { callQuery } from '#data/client/use-call.ts'
import { answered, type Goal, neared, nothingRead, type Question, type Reading, refused, wished } from './reading.ts'
import type { End } from './shown-part.ts'

/** Pages are many, and each is asked for once as one reads on. */
const keptMs = 10_000

export interface ReadingControl {
  reading: Reading
  /** The message that was asked for last and is not in this chat. */
  missing: number | null
  go: (goal: Goal) => void
  more: (end: End) => void
}

/** What is read of the conversation. `remember` is called just before more is put in, while the page still is as it was. */
export function useReading(first: Goal, remember: () => void): ReadingControl {
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const [reading, setReading] = useState(() => wished(nothingRead, first))
  const [missing, setMissing] = useState<number | null>(null)
  const latest = useRef(reading)
  const put = useCallback((next: Reading) => {
    latest.current = next
    setReading(next)
  }, [])
  const go = useCallback((goal: Goal) => put(wished(latest.current, goal)), [put])
  const more = useCallback((end: End) => put(neared(latest.current, end)), [put])
  const remembering = useRef(remember)
  remembering.current = remember

  const { asking } = reading
  useEffect(() => {
    if (asking === null) return
    const hear = (question: Question) => {
      queries.fetchQuery({ ...callQuery(api.messages.around, question.asked, uploadId), gcTime: keptMs }).then(
        (answer) => {
          const next = answered(latest.current, question, answer)
          if (next === latest.current) return
          remembering.current()
          // In one step: a reader who scrolls on between the two would be taken back.
          flushSync(() => put(next))
        },
        (error: unknown) => {
          const wanted = 'goal' in question && 'id' in question.goal ? question.goal.id : null
          const isUnknown = wanted !== null && error instanceof Failure && error.code === 'field_invalid'
          const next = refused(latest.current, question)
          if (isUnknown && next !== latest.current) setMissing(wanted)
          put(isUnknown && next.failed ? wished(next, { place: 0, align: 'start' }) : next)
        },
      )
    }
    hear(asking)
  }, [asking, queries, uploadId, put])
  return { reading, missing, go, more }
}
