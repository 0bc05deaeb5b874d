import { tryToReach } from './try-to-reach.ts'
import type { WorkerAsked, WorkerSaid } from './worker-messages.ts'

/** The worker's end: tries what the reader wants to see tried, and says how many requests this worker ever made. */
export function serveTrying(lent: unknown): void {
  if (!(lent instanceof MessagePort)) return
  lent.addEventListener('message', async ({ data }: MessageEvent<WorkerAsked>) => {
    const said: WorkerSaid =
      'requests' in data
        ? { requests: performance.getEntriesByType('resource').length }
        : { tried: await tryToReach(data.way, data.address) }
    lent.postMessage(said)
  })
  lent.start()
}
