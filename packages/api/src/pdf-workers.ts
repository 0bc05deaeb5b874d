import type { Progress } from '@convostat/engine/import/read-failure'
import type { Labels, Report } from '@convostat/report'
import type { PrinterAsked, PrinterSaid } from '@convostat/report/serve-printer'
import { Failure, type FailureCode } from './failure.ts'
import { inTurn } from './in-turn.ts'
import type { Port } from './port.ts'

/** A thread that draws reports: about 200 MB of memory as long as it is there. */
export interface Press {
  print(report: Report, labels: Labels): Promise<Uint8Array>
  end(): void
}

export interface PrintingDeskOptions {
  /** Starts a press, and says how far fetching its parts has come. Rejects with a Failure where they cannot be had. */
  start(signal: AbortSignal, report: (progress: Progress) => void): Promise<Press>
  /** After this long without a report the press is ended, in seconds. */
  restSeconds?: number
  /** One report may take this long, in seconds, and one of many messages longer. */
  jobSeconds?: number
  /** How many reports callers may have waiting; as many as they like where it is not said. */
  places?: PrintingPlaces
}

/** Shares places among callers. */
export interface PrintingPlaces {
  fits(caller: string): boolean
  add(caller: string, amount: number): void
  /** Who has more than this one would, who has most first. */
  heavier(caller: string): string[]
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

/** A press that is started, or there. */
interface Coming {
  press: Promise<Press>
  aborter: AbortController
}

/** The caller receives it at its own call. */
const nobody = (): undefined => undefined

/**
 * Takes reports from everyone who was given a port to it, and has them printed one by one, callers in turn; the press is started for
 * the first of them.
 */
export function printingDesk({ start, restSeconds = 60, jobSeconds = 45, places = enough }: PrintingDeskOptions): PrintingDesk {
  const waiting = inTurn<Job>()
  let current: Job | null = null
  const ports = new Set<MessagePort>()
  let coming: Coming | null = null
  /** How far that has come, for who asks later. */
  let told: Progress | null = null
  let isWorking = false
  let rest: ReturnType<typeof setTimeout> | undefined

  function endPress(): void {
    coming?.aborter.abort()
    coming?.press.then((press) => press.end(), nobody)
    coming = null
  }

  /** The press, started if it is not; the first in line receives the progress of that. */
  function opened(): Promise<Press> {
    if (coming) return coming.press
    const aborter = new AbortController()
    told = null
    const tell = (progress: Progress) => {
      told = progress
      current?.port.postMessage({ id: current.id, progress })
    }
    const mine = { aborter, press: start(aborter.signal, tell) }
    coming = mine
    // What could not be started is tried again by the next.
    mine.press.catch(() => {
      if (coming === mine) coming = null
    })
    return mine.press
  }

  function restLater(): void {
    clearTimeout(rest)
    rest = setTimeout(endPress, restSeconds * 1000)
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    clearTimeout(rest)
    for (let job = next(); job; job = next()) {
      current = job
      await printed(job)
      current = null
      places.add(job.caller, -1)
    }
    isWorking = false
    restLater()
  }

  /** The first report of the caller whose turn it is. */
  function next(): Job | undefined {
    const [caller] = waiting.addresses()
    if (caller === undefined) return undefined
    const [job] = waiting.of(caller)
    waiting.remove(caller, job)
    waiting.served(caller)
    return job
  }

  const all = (): Job[] => [...(current ? [current] : []), ...waiting.addresses().flatMap((caller) => waiting.of(caller))]

  function leave(job: Job): void {
    job.aborter.abort()
    if (waiting.remove(job.caller, job)) places.add(job.caller, -1)
  }

  /** Where there is no place, the last report of who has most of them goes; where that would be no fairer, this one does. */
  function enter(job: Job): void {
    while (!places.fits(job.caller)) {
      const last = places.heavier(job.caller).flatMap((caller) => waiting.of(caller).slice(-1))[0] ?? job
      leave(last)
      last.port.postMessage({ id: last.id, failed: 'unavailable' satisfies FailureCode })
      if (last === job) return
    }
    places.add(job.caller, 1)
    waiting.add(job.caller, job)
    void work()
  }

  async function printed({ port, id, report, labels, aborter: { signal } }: Job): Promise<void> {
    if (signal.aborted) return
    try {
      if (coming && told) port.postMessage({ id, progress: told })
      const press = await abortable(signal, opened())
      // Those in line are notified that it moves.
      for (const each of all())
        each.port.postMessage({ id: each.id, progress: { stage: 'printing', done: 0, total: 1 } satisfies Progress })
      const pdf = await within(jobSeconds + messagesIn(report) / messagesASecond, signal, press.print(report, labels))
      port.postMessage({ id, pdf }, [pdf.buffer])
    } catch (error) {
      // A report under way cannot be stopped in any other way, and after one that failed nothing is sure.
      endPress()
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
          for (const job of all()) if (job.port === port && job.id === asked.id) leave(job)
          return
        }
        enter({ ...asked, caller: asked.caller ?? '', port, aborter: new AbortController() })
      })
      // The caller is gone.
      port.addEventListener('close', () => {
        ports.delete(port)
        for (const job of all()) if (job.port === port) leave(job)
      })
      port.start()
      return port2
    },
    prepare() {
      if (isWorking) return
      opened().catch(nobody)
      restLater()
    },
    close() {
      clearTimeout(rest)
      for (const job of all()) leave(job)
      for (const port of ports) port.close()
      endPress()
    },
  }
}

const messagesIn = ({ sections = [] }: Partial<Report>): number =>
  sections.flatMap(({ blocks }) => blocks).reduce((all, block) => all + (block.kind === 'messages' ? block.messages.length : 0), 0)

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
