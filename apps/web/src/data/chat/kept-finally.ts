import { api } from '#data/client/api.ts'
import { askingWhile } from '#platform/ask-before-leaving.ts'

const pollMs = 50

/** Whether an upload was kept; waits until that is known. */
export async function isKeptFinally(id: string): Promise<boolean> {
  for (;;) {
    const stored = await api.overview.get({}, { uploadId: id }).then(
      (answer) => answer.stored,
      () => 'failed' as const,
    )
    if (stored !== 'writing') return stored === 'stored'
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** Storage may never answer. */
const patienceMs = 10_000

/**
 * Done as soon as it is known whether an upload was kept, at the latest after ten seconds. A page that is left before it is known
 * would lose the chat, so until then, however long it takes, leaving asks first.
 */
export async function whenKept(id: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([
    askingWhile(isKeptFinally(id)),
    new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    }),
  ])
  clearTimeout(timer)
}
