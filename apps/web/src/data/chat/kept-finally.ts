import { api } from '#data/client/api.ts'
import { askingWhile } from '#platform/ask-before-leaving.ts'

/** Most chats are kept within a few of the first; who waits longer does not notice the last. */
const firstPollMs = 5
const lastPollMs = 80

/** Whether an upload was kept; waits until that is known. */
export const isKeptFinally = async (id: string): Promise<boolean> => (await keptFinally(id)) === 'stored'

/** What became of an upload; unknown where its worker is gone, or someone deleted it. */
type Outcome = 'stored' | 'failed' | 'unknown'

async function keptFinally(id: string): Promise<Outcome> {
  for (let pollMs = firstPollMs; ; pollMs = Math.min(2 * pollMs, lastPollMs)) {
    const stored = await api.overview.get({}, { uploadId: id }).then(
      (answer) => answer.stored,
      () => 'unknown' as const,
    )
    if (stored !== 'writing') return stored
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Storage may never answer. */
const patienceMs = 10_000

/**
 * Done as soon as it is known whether an upload was kept, at the latest after ten seconds. A page that is left before it is known
 * would interrupt that, so until then, however long it takes, leaving asks first. `known` hears what
 * became of it, however late.
 */
export async function whenKept(id: string, known: (is: Outcome) => void | Promise<void> = () => undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const outcome = keptFinally(id).then(known)
  await Promise.race([
    askingWhile('chat', outcome),
    new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    }),
  ])
  clearTimeout(timer)
}
