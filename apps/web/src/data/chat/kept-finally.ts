import { api } from '#data/client/api.ts'

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

/** Done as soon as it is known whether an upload was kept, at the latest after ten seconds: a page that is left later loses nothing. */
export async function whenKept(id: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([
    isKeptFinally(id),
    new Promise((resolve) => {
      timer = setTimeout(resolve, patienceMs)
    }),
  ])
  clearTimeout(timer)
}
