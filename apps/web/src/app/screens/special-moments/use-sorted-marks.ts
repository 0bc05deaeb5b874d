import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#data/api.ts'
import { useOpenId } from '#data/current.ts'
import { engine } from '#data/engine.ts'
import { useMarks } from '#data/moment-marks.ts'
import { callQuery } from '#data/use-call.ts'
import type { Moment } from './answers.ts'
import { astray, type FoundMarks, type SortedMarks, sortedMarks } from './shown-moments.ts'

/** What the reader said of these moments. Of what was said of others it is asked which messages of the chat they are about. */
export function useSortedMarks(all: readonly Moment[]): SortedMarks {
  const marks = useMarks()
  const uploadId = useOpenId()
  const ids = useMemo(() => astray(all, marks), [all, marks])
  const { data } = useQuery({
    ...callQuery(api.messages.find, { moments: ids }, uploadId),
    // A server need not hear of what was said of other chats.
    enabled: uploadId !== null && ids.length > 0 && engine.kind === 'browser',
  })
  return useMemo(() => {
    const found: FoundMarks = new Map(ids.map((id, i) => [id, data?.moments[i] ?? null]))
    return sortedMarks(all, marks, found)
  }, [all, marks, ids, data])
}
