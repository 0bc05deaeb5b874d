import { codeOf, type Fulfilment, type Selling } from './fulfilment.ts'
import { reconcilePayments } from './reconcile.ts'
import { sweepPayments } from './sweep.ts'

const minute = 60_000
const hour = 60 * minute
const day = 86_400

/** Sweeps at once and each minute, and reconciles at once and each hour, with everything at once and each day, until it is closed. */
export function keepUp(selling: Selling, fulfilment: Fulfilment): { close(): Promise<void> } {
  let wasFull = Number.NEGATIVE_INFINITY
  const jobs = [recurring(minute, () => sweepPayments(selling, fulfilment)), recurring(hour, reconcile)]

  async function reconcile(): Promise<void> {
    const began = selling.now()
    const isFull = began - wasFull >= day
    const { failed } = await reconcilePayments(selling, fulfilment, { isFull })
    if (isFull && failed === 0) wasFull = began
  }

  /** One at a time; what fails as a whole, the provider being away say, is done the next time. */
  function recurring(milliseconds: number, job: () => Promise<unknown>) {
    let running: Promise<unknown> | null = null
    const run = () => {
      running ??= job()
        .catch((error: unknown) => selling.log?.(`payment=job_failed error=${codeOf(error)}`))
        .finally(() => (running = null))
    }
    run()
    const timer = setInterval(run, milliseconds)
    timer.unref()
    return async () => {
      clearInterval(timer)
      await running
    }
  }
  return { close: async () => void (await Promise.all(jobs.map((stop) => stop()))) }
}
