import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { licenseQuery } from './license.ts'
import { nextBoundary } from './license-policy.ts'
import { licenseHere } from './this-device.ts'

const everyMs = 300_000
/** Timers cannot wait longer than this. */
const longestTimer = 2 ** 31 - 1

/**
 * Keeps what is known of the license true while the page is open: looked at every five minutes, when the reader comes
 * back, when another tab or this one changed it, and at the moment at which it ends on its own. The host that reads the chats
 * answers these looks; the service is asked only when that is due, and never without a license.
 */
export function followLicense(queries: QueryClient): void {
  const { keeper, known } = licenseHere()
  const { queryKey } = licenseQuery
  // The very first look would else be taken for this one, though it began before what there is to see now.
  const look = () => void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }))
  const ask = (why: 'start' | 'due' | 'online') => void keeper.contact(why).catch(() => undefined)
  const both = () => {
    look()
    ask('due')
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  new QueryObserver(queries, licenseQuery).subscribe(({ data }) => {
    clearTimeout(timer)
    const pendingUntil = keeper.pendingUntil()
    const instants = [data?.expires, data?.period_end, data?.lease_expires, pendingUntil && new Date(pendingUntil).toISOString()]
    const next = nextBoundary(
      instants.map((instant) => instant || null),
      Date.now(),
    )
    // A moment later, so that it is over by whole seconds.
    if (next !== null) timer = setTimeout(both, Math.min(next - Date.now() + 50, longestTimer))
  })
  keeper.hear(look)
  addEventListener('focus', both)
  addEventListener('online', () => ask('online'))
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && both())
  setInterval(both, everyMs)
  void known.then(() => ask('start'))
}
