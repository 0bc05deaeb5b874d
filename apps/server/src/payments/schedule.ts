import { paymentLimits } from '#config/limits.ts'
import { within } from '../within.ts'
import type { Fulfilment } from './fulfilment.ts'
import { sweepPayments } from './process-events.ts'
import { reconcilePayments } from './reconcile.ts'
import { codeOf, type Selling } from './selling.ts'

export interface Upkeep {
  /** Nothing further is begun: what runs ends at its next step. */
  stop(): void
  /** The same, and waits for that a moment. */
  close(): Promise<void>
}

/** Sweeps immediately and each minute, and reconciles immediately and each hour, with everything immediately and each day, until it is closed. */
export function keepUp(selling: Selling, fulfilment: Fulfilment): Upkeep {
  let wasFull = Number.NEGATIVE_INFINITY
  const leaving = new AbortController()
  const { signal } = leaving
  const jobs = [
    recurring(paymentLimits.sweepMilliseconds, () => sweepPayments(selling, fulfilment, signal)),
    recurring(paymentLimits.reconcileMilliseconds, reconcile),
  ]

  async function reconcile(): Promise<void> {
    const began = selling.now()
    // Also where the clock was set back since.
    const isFull = Math.abs(began - wasFull) >= paymentLimits.reconcileAllSeconds
    const { failed } = await reconcilePayments(selling, fulfilment, { isFull, signal })
    if (isFull && failed === 0 && !signal.aborted) wasFull = began
  }

  /** One at a time; what fails as a whole, the provider being away say, is done the next time. */
  function recurring(milliseconds: number, job: () => Promise<unknown>) {
    let running: Promise<unknown> | null = null
    const run = () => {
      running ??= job()
        .catch((error: unknown) => signal.aborted || selling.log?.(`payment=job_failed error=${codeOf(error)}`))
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
  return {
    stop: () => leaving.abort(),
    async close() {
      leaving.abort()
      await within(paymentLimits.partingMilliseconds, Promise.all(jobs.map((stop) => stop())))
    },
  }
}
