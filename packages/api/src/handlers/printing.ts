import type { Progress } from '@convostat/engine/import/read-failure'
import type { Labels, Printable } from '@convostat/report'
import type { HandlerContext } from '../answer.ts'
import { Failure, type FailureCode } from '../failure.ts'

/** What draws a report: the host's, which has the compiler and the fonts. */
export interface Printing {
  /** The report as a PDF. Throws `pack_unavailable` where its parts cannot be had. */
  print(report: Printable, labels: Labels, context: Pick<HandlerContext, 'signal' | 'report' | 'caller'>): Promise<Uint8Array>
}

/** Where a host prints nothing. */
export const noPrinting: Printing = {
  print: () => Promise.reject(new Failure('not_available')),
}

/** A printer that someone else keeps: this end may have no network, and the compiler needs its own thread. */
export interface LentPrinter extends Printing {
  /** A way to it, or null where its parts could not be had. */
  lend(port: unknown): void
}

/** @param wanted says to the page that a printer is waited for. */
export function lentPrinter(wanted: () => void): LentPrinter {
  let line: MessagePort | null = null
  let coming: { promise: Promise<MessagePort>; settle(port: MessagePort | null): void } | null = null
  const waiting = new Map<number, { resolve(pdf: Uint8Array): void; reject(error: Failure): void; report(progress: Progress): void }>()
  let next = 0

  const hear = ({ data }: { data: unknown }): void => {
    const { id, pdf, progress, failed } = data as { id: number; pdf?: Uint8Array; progress?: Progress; failed?: FailureCode | true }
    const who = waiting.get(id)
    if (progress) who?.report(progress)
    else {
      waiting.delete(id)
      if (pdf) who?.resolve(pdf)
      // That others are printed for first is not a mistake, which would be logged.
      else if (failed === 'unavailable') who?.reject(new Failure(failed))
      else who?.reject(new Failure(typeof failed === 'string' ? failed : 'unknown', { cause: new Error('the printer') }))
    }
  }

  const here = (): Promise<MessagePort> => {
    if (line) return Promise.resolve(line)
    coming ??= awaited()
    const { promise } = coming
    // It may be passed immediately.
    wanted()
    return promise
  }

  function awaited() {
    let settle: (port: MessagePort | null) => void = () => undefined
    const promise = new Promise<MessagePort>((resolve, reject) => {
      settle = (port) => {
        coming = null
        if (port) resolve(port)
        else reject(new Failure('pack_unavailable'))
      }
    })
    return { promise, settle }
  }

  return {
    lend(port) {
      for (const { reject } of waiting.values()) reject(new Failure('pack_unavailable'))
      waiting.clear()
      line = port instanceof MessagePort ? port : null
      line?.addEventListener('message', hear)
      line?.start()
      coming?.settle(line)
    },
    async print(report, labels, { signal, report: tell, caller }) {
      const port = await abortable(here(), signal)
      tell({ stage: 'printing', done: 0, total: 1 })
      const id = next++
      const printed = new Promise<Uint8Array>((resolve, reject) => {
        waiting.set(id, { resolve, reject, report: tell })
      })
      const leave = () => {
        waiting.delete(id)
        port.postMessage({ id, abort: true })
      }
      signal.addEventListener('abort', leave, { once: true })
      port.postMessage({ id, report, labels, caller })
      return abortable(printed, signal).finally(() => signal.removeEventListener('abort', leave))
    },
  }
}

/** An aborted call waits no longer. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
