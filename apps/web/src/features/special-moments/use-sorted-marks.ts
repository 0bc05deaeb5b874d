import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { callQuery } from '#data/client/use-call.ts'
import { useMarks } from '#data/saved/moment-marks.ts'
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
