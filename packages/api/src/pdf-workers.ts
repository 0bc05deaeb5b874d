import type { Progress } from '@convostat/engine/import/read-failure'
import type { Printable } from '@convostat/report'
import type { PrinterAsked, PrinterSaid } from '@convostat/report/serve-printer'
import { Failure, type FailureCode } from './failure.ts'
import { type KeptPressOptions, keptPress, type Press } from './kept-press.ts'
import type { Port } from './port.ts'
import { type PrintingPlaces, reportQueue } from './report-queue.ts'

export interface PrintingDeskOptions extends Pick<KeptPressOptions, 'start'> {
  /** After this long without a report the press is ended, in seconds. */
  restSeconds?: number
  /** One report may take this long, in seconds, and one of many messages longer. */
  jobSeconds?: number
  /** How many reports callers may have waiting; as many as they like where it is not said. */
  places?: PrintingPlaces
}

const enough: PrintingPlaces = { fits: () => true, add: () => undefined, heavier: () => [] }

/** A slow and busy machine sets this many messages in a second; a quiet one a thousand. */
const messagesASecond = 80

export interface PrintingDesk {
  /** A port to it, for a `lentPrinter`. */
  lend(): MessagePort
  /** Starts a press for what will be asked in a moment, so that its parts come while figures are still counted. */
  prepare(): void
  /** Ends everything; who waits receives nothing more. */
  close(): void
}

interface Job extends PrinterAsked {
  caller: string
  port: MessagePort
  aborter: AbortController
}

/**
 * Takes reports from everyone who was given a port to it, and has them printed one by one, callers in turn; the press is started for
 * the first of them.
 */
export function printingDesk({ start, restSeconds = 60, jobSeconds = 45, places = enough }: PrintingDeskOptions): PrintingDesk {
  const queue = reportQueue<Job>(places)
  const press = keptPress({
    start,
    restSeconds,
    // The first in line is notified.
    heard(progress) {
      const current = queue.current()
      current?.port.postMessage({ id: current.id, progress })
    },
  })
  const ports = new Set<MessagePort>()
  let isWorking = false

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    press.stayAwake()
    for (let job = queue.next(); job; job = queue.next()) {
      await printed(job)
      queue.done()
    }
    isWorking = false
    press.restLater()
  }

  function leave(job: Job): void {
    job.aborter.abort()
    queue.leave(job)
  }

  function enter(job: Job): void {
    const sentAway = queue.enter(job)
    for (const each of sentAway) {
      each.aborter.abort()
      each.port.postMessage({ id: each.id, failed: 'unavailable' satisfies FailureCode })
    }
    if (!sentAway.includes(job)) void work()
  }

  async function printed({ port, id, report, labels, aborter: { signal } }: Job): Promise<void> {
    if (signal.aborted) return
    try {
      const progress = press.progress()
      if (progress) port.postMessage({ id, progress })
      const opened = await abortable(signal, press.open())
      // Those in line are notified that it moves.
      for (const each of queue.all())
        each.port.postMessage({ id: each.id, progress: { stage: 'printing', done: 0, total: 1 } satisfies Progress })
      const pdf = await within(jobSeconds + messagesIn(report) / messagesASecond, signal, opened.print(report, labels))
      port.postMessage({ id, pdf }, [pdf.buffer])
    } catch (error) {
      // A report under way cannot be stopped in any other way, and after one that failed nothing is sure.
      press.end()
      port.postMessage({ id, failed: Failure.from(error).code })
    }
  }

  return {
    lend() {
      const { port1: port, port2 } = new MessageChannel()
      ports.add(port)
      port.addEventListener('message', ({ data }: { data: unknown }) => {
        const asked = data as (PrinterAsked & { caller?: string }) | { id: number; abort: true }
        if ('abort' in asked) {
          for (const job of queue.all()) if (job.port === port && job.id === asked.id) leave(job)
          return
        }
        enter({ ...asked, caller: asked.caller ?? '', port, aborter: new AbortController() })
      })
      // The caller is gone.
      port.addEventListener('close', () => {
        ports.delete(port)
        for (const job of queue.all()) if (job.port === port) leave(job)
      })
      port.start()
      return port2
    },
    prepare() {
      if (!isWorking) press.prepare()
    },
    close() {
      press.stayAwake()
      for (const job of queue.all()) leave(job)
      for (const port of ports) port.close()
      press.end()
    },
  }
}

const messagesIn = (printed: Partial<Printable>): number => {
  if ('chapters' in printed) return printed.chapters?.reduce((all, { pages }) => all + pages.length, 0) ?? 0
  const blocks = 'sections' in printed ? (printed.sections ?? []).flatMap(({ blocks }) => blocks) : []
  return blocks.reduce((all, block) => all + (block.kind === 'messages' ? block.messages.length : 0), 0)
}

function within<T>(seconds: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  let late: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Failure('timeout')), seconds * 1000)
  })
  return abortable(signal, Promise.race([work, tooLate])).finally(() => clearTimeout(late))
}

function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}

/** The thread behind a port as a press, once it has opened its pack; `useless` where that is none. */
export async function pressBehind(port: Port, signal: AbortSignal): Promise<Press | 'useless'> {
  const waiting = new Map<number, { resolve(pdf: Uint8Array): void; reject(error: Failure): void }>()
  let next = 0
  const end = () => {
    port.end?.()
    for (const { reject } of waiting.values()) reject(new Failure('unknown'))
    waiting.clear()
  }
  const isOpen = await new Promise<boolean>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    port.onEnd?.(() => {
      resolve(false)
      end()
    })
    port.addEventListener('message', ({ data }) => {
      const said = data as PrinterSaid
      if ('opened' in said) resolve(true)
      else if ('useless' in said) resolve(false)
      else {
        const who = waiting.get(said.id)
        waiting.delete(said.id)
        if ('pdf' in said) who?.resolve(said.pdf)
        else who?.reject(new Failure('unknown'))
      }
    })
    port.start?.()
  }).catch((error: unknown) => {
    end()
    throw error
  })
  if (!isOpen) {
    end()
    return 'useless'
  }
  return {
    print: (report, labels) =>
      new Promise((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve, reject })
        port.postMessage({ id, report, labels } satisfies PrinterAsked)
      }),
    end,
  }
}
