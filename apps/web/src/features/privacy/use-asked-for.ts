import { useEffect, useState } from 'react'
import { requestsOfWorker } from '#data/client/ask-worker.ts'
import { type AskedFor, askedFor, type Entry } from './asked-for.ts'
import { elsewhere, ownQuery } from './self-test.ts'

/** More than the app has files, or a browser forgets the later ones. */
const most = 2000

/** From the page's start on: a browser records no more than 250 on its own. */
export const recordRequests = (): void => performance.setResourceTimingBufferSize?.(most)

function entriesNow(): Entry[] {
  const kinds = ['navigation', 'resource']
  return kinds.flatMap((kind) => performance.getEntriesByType(kind) as PerformanceResourceTiming[])
}

/** What the reader's own test tried is shown there. */
const isTrial = ({ name }: Entry) => name === elsewhere || name === location.origin + ownQuery

const now = () =>
  askedFor(
    entriesNow().filter((entry) => !isTrial(entry)),
    location.origin,
  )

/** What this page asked for so far, as the browser records it, and again whenever it asks for more. */
export function useAskedFor(): AskedFor[] {
  const [asked, setAsked] = useState(now)
  useEffect(() => {
    const observer = new PerformanceObserver(() => setAsked(now))
    observer.observe({ type: 'resource' })
    return () => observer.disconnect()
  }, [])
  return asked
}

/** How many requests the engine's worker made: undefined until it has said so, null where it does not answer. */
export function useWorkerRequests(): number | null | undefined {
  const [requests, setRequests] = useState<number | null>()
  useEffect(() => {
    void requestsOfWorker().then(setRequests, () => setRequests(null))
  }, [])
  return requests
}
