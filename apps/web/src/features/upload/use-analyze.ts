import type { HistoryEntry } from '@convostat/api'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { currentId, openUploaded } from '#data/chat/open-chat.ts'
import { noteAnalysis, type UploadOptions } from '#data/chat/pending-uploads.ts'
import { refreshStored } from '#data/chat/stored.ts'
import { makeRoomForUploads, refreshUploads, replaceUpload } from '#data/chat/uploads.ts'
import { warmDashboard } from '#data/client/prefetch-dashboard.ts'
import { type Asking, analyzeChat } from './analyze-chat.ts'
import type { FlowEvent, ReadChoices } from './flow.ts'
import type { NotedFile } from './use-noted-file.ts'

interface AnalysisParts {
  send: (event: FlowEvent) => void
  noted: NotedFile
  /** Whether the screen is still there. */
  isThere: () => boolean
  /** The file is chosen as before. */
  backToChosen: (reading: ReadChoices) => void
}

/** Analyzes the chosen file, and opens its chat. */
export function useAnalyze({ send, noted, isThere, backToChosen }: AnalysisParts) {
  const queries = useQueryClient()
  return async (asking: Asking, file: File, how: Omit<UploadOptions, 'isAnalyzing'>, replaced?: HistoryEntry): Promise<void> => {
    const { appendTo } = how
    const wanted = { ...how, isAnalyzing: true, ...(replaced && { replaced: replaced.id }) }
    send({ type: 'analyze' })
    const note = noteOf(queries, asking.signal)
    note('running')
    const upload = noted.analyzing(file, wanted)
    try {
      await makeRoomForUploads(queries, appendTo)
      asking.signal.throwIfAborted()
      const { answer, kept } = await analyzeChat(upload, file, wanted, asking)
      noted.happened({ type: 'kept' })
      if (asking.signal.aborted) {
        note('none')
        return void refreshUploads(queries)
      }
      // Who left the screen meanwhile and looks at another chat finds this one among the kept ones.
      if (isThere() || currentId() === null) openUploaded(queries, answer)
      note('none')
      send({ type: 'analyzed', answer })
      if (replaced) void replaceUpload(queries, replaced, answer.upload_id)
      void refreshUploads(queries)
      // Its size is known only now.
      void kept.then(() => Promise.all([refreshUploads(queries), refreshStored(queries, answer.upload_id)]))
      void warmDashboard(queries, answer.upload_id)
    } catch (error) {
      const hasFailed = !asking.signal.aborted
      note(hasFailed && !isThere() ? 'failed' : 'none')
      if (hasFailed) {
        if (isThere()) backToChosen(how)
        else noted.giveUp()
      }
      throw error
    }
  }
}

type Note = Parameters<typeof noteAnalysis>[1]

/** The analysis that was begun last. */
const latest = new WeakMap<QueryClient, AbortSignal>()

/** Notes what becomes of an analysis, as long as no other was begun since: one that was stopped ends while the next is running. */
function noteOf(queries: QueryClient, analysis: AbortSignal): (now: Note) => void {
  latest.set(queries, analysis)
  return (now) => {
    if (latest.get(queries) === analysis) noteAnalysis(queries, now)
  }
}
