import { paymentLimits } from '#config/limits.ts'
import { atMost } from './concurrency-limit.ts'
import { type Heard, subjectOf } from './events.ts'

export interface GatheringOptions {
  /** Does what follows from events that are about the same. */
  work(events: readonly Heard[]): Promise<void>
  failed(events: readonly Heard[], error: unknown): void
  milliseconds?: number
}

export interface Gathering {
  /** It is worked off before long, together with others about the same. */
  hear(event: Heard): void
  /** Resolves when nothing is left; what waits is not waited for any longer. */
  settled(): Promise<void>
  /** Begins nothing more: what waits is kept for the next sweep. Resolves when what was begun is over. */
  close(): Promise<void>
}

/**
 * Gathers what is received and has it worked off by what it is about, each subject once at a time. A look is for all that came
 * before it was begun; what comes meanwhile may tell of something later, and has its own look.
 */
export function gathering({ work, failed, milliseconds = paymentLimits.batchMilliseconds }: GatheringOptions): Gathering {
  const waiting = new Map<string, Map<string, Heard>>()
  const timers = new Map<string, NodeJS.Timeout>()
  const working = new Map<string, Promise<void>>()
  const inLine = atMost(paymentLimits.subjectsAtOnce)
  let isClosed = false

  function hear(event: Heard): void {
    if (isClosed) return
    const subject = subjectOf(event)
    const before = waiting.get(subject)
    // The same one again is the same.
    if (before) return void before.set(event.id, event)
    waiting.set(subject, new Map([[event.id, event]]))
    timers.set(
      subject,
      setTimeout(() => begin(subject), milliseconds),
    )
  }

  function begin(subject: string): void {
    clearTimeout(timers.get(subject))
    timers.delete(subject)
    if (working.has(subject) || !waiting.has(subject)) return
    const done = inLine(() => workOff(subject)).finally(() => {
      working.delete(subject)
      begin(subject)
    })
    working.set(subject, done)
  }

  async function workOff(subject: string): Promise<void> {
    const events = [...(waiting.get(subject)?.values() ?? [])]
    waiting.delete(subject)
    // Closed while it was in line.
    if (events.length === 0) return
    await work(events).catch((error: unknown) => failed(events, error))
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const subject of waiting.keys()) clearTimeout(timers.get(subject))
    waiting.clear()
    timers.clear()
    await Promise.all(working.values())
  }

  return {
    hear,
    close,
    async settled() {
      while (waiting.size + working.size > 0) {
        for (const subject of waiting.keys()) begin(subject)
        await Promise.all(working.values())
      }
    },
  }
}
