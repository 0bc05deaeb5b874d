import type { Progress } from '@convostat/engine/import/read-failure'
import type { Labels, Printable } from '@convostat/report'

/** A thread that draws reports: about 200 MB of memory as long as it is there. */
export interface Press {
  print(report: Printable, labels: Labels): Promise<Uint8Array>
  end(): void
}

export interface KeptPressOptions {
  /** Starts a press, and says how far fetching its parts has come. Rejects with a Failure where they cannot be had. */
  start(signal: AbortSignal, report: (progress: Progress) => void): Promise<Press>
  /** After this long without a report the press is ended, in seconds. */
  restSeconds: number
  /** Called with the progress of a press that is being started. */
  heard(progress: Progress): void
}

/** A press that is started, or there. */
interface Coming {
  press: Promise<Press>
  aborter: AbortController
}

/** The caller gets a failure at its own call. */
const nobody = (): undefined => undefined

/** One press, started when it is needed and ended when it has rested for long. */
export function keptPress({ start, restSeconds, heard }: KeptPressOptions) {
  let coming: Coming | null = null
  /** How far that has come, for who asks later. */
  let progress: Progress | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    coming?.aborter.abort()
    coming?.press.then((press) => press.end(), nobody)
    coming = null
  }

  /** The press, started if it is not. */
  function open(): Promise<Press> {
    if (coming) return coming.press
    const aborter = new AbortController()
    progress = null
    const report = (next: Progress) => {
      progress = next
      heard(next)
    }
    const mine = { aborter, press: start(aborter.signal, report) }
    coming = mine
    // What could not be started is tried again by the next.
    mine.press.catch(() => {
      if (coming === mine) coming = null
    })
    return mine.press
  }

  function restLater(): void {
    clearTimeout(rest)
    rest = setTimeout(end, restSeconds * 1000)
  }

  return {
    open,
    /** Starts it for a report that is asked for in a moment. */
    prepare(): void {
      open().catch(nobody)
      restLater()
    },
    /** How far a press has come that was started before; null where there is none, or nothing was reported. */
    progress: () => coming && progress,
    end,
    restLater,
    stayAwake: () => clearTimeout(rest),
  }
}
