import type { UploadAnswer } from '@convostat/api'
import { whenKept } from '#data/chat/kept-finally.ts'
import type { BegunUpload, UploadOptions } from '#data/chat/pending-uploads.ts'
import { api } from '#data/client/api.ts'
import type { ShownProgress } from '#data/client/loadable.ts'
import { isBeingDeleted } from '#data/deletions/kept-deletions.ts'
import { keepAddedTo } from '#data/deletions/uploads-deleting.ts'
import { askingWhile } from '#platform/ask-before-leaving.ts'

export interface Asking {
  signal: AbortSignal
  report: (progress: ShownProgress) => void
}

export interface Analyzed {
  answer: UploadAnswer
  /** Done once it is known whether the chat is kept, at the latest after ten seconds. */
  kept: Promise<void>
}

/** Most chats are kept by then, and the page may be left without anything to finish. */
const shortMs = 100

/**
 * Analyzes a file. That it was asked for is noted first, and forgotten once the chat is kept, or its page has said why it cannot be: a
 * page that is gone in between leaves it to the next one. Waits until the chat is kept; where that takes longer, until the next page
 * could finish it.
 */
export async function analyzeChat(begun: BegunUpload, file: File, wanted: UploadOptions, asking: Asking): Promise<Analyzed> {
  const { dateOrder, otherFormats, appendTo } = wanted
  await begun.wants(wanted)
  asking.signal.throwIfAborted()
  // What is replaced was said before, and this page deletes it as any other chat: the engine replaces none by itself.
  const how = { date_order: dateOrder, other_formats: otherFormats }
  const answer = await askingWhile('analysis', api.upload.run({ file, ...how, append_to: appendTo, replace: 'none' }, asking))
  // Where nobody knows what became of it, the next start finds out, unless the reader deleted the chat while it was saved.
  const kept = whenKept(answer.upload_id, async (is) => {
    if (is !== 'unknown' || (await isBeingDeleted(answer.upload_id))) void begun.end()
  })
  if (appendTo !== undefined) await keepAddedTo(appendTo)
  asking.report({ stage: 'saving', done: 0, total: 0 })
  await Promise.race([kept, Promise.all([begun.isCopied(), after(shortMs)]).then(([isCopied]) => (isCopied ? undefined : kept))])
  return { answer, kept }
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
