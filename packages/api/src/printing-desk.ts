import type { Progress } from '@convostat/engine'
import type { Labels, Report } from '@convostat/report'
import type { PrinterAsked, PrinterSaid } from '@convostat/report/serve-printer'
import { Failure } from './failure.ts'
import type { Port } from './port.ts'

/** A thread that draws reports: about 200 MB of memory as long as it is there. */
export interface Press {
  print(report: Report, labels: Labels): Promise<Uint8Array>
  end(): void
}

export interface PrintingDeskOptions {
  /** Starts a press, and says how far fetching its parts has come. Rejects with a Failure where they cannot be had. */
  start(signal: AbortSignal, report: (progress: Progress) => void): Promise<Press>
  /** After so long without a report the press is ended, in seconds. */
  restSeconds?: number
  /** One report may take so long, in seconds: 10,000 favorites take seven here. */
  jobSeconds?: number
}

export interface PrintingDesk {
  /** A way to it, for whoever has a `lentPrinter`. */
  lend(): MessagePort
  /** Ends everything; who waits hears nothing more. */
  close(): void
}

interface Job extends PrinterAsked {
  port: MessagePort
  aborter: AbortController
}

/** Takes reports from whoever was lent a way to it, and has them printed one by one; the press is started for the first of them. */
export function printingDesk({ start, restSeconds = 60, jobSeconds = 45 }: PrintingDeskOptions): PrintingDesk {
  const jobs = new Set<Job>()
  const ports = new Set<MessagePort>()
  let press: Press | null = null
  let isWorking = false
  let rest: ReturnType<typeof setTimeout> | undefined

  function endPress(): void {
    press?.end()
    press = null
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    clearTimeout(rest)
    for (const job of jobs) {
      await printed(job)
      jobs.delete(job)
    }
    isWorking = false
    rest = setTimeout(endPress, restSeconds * 1000)
  }

  async function printed({ port, id, report, labels, aborter: { signal } }: Job): Promise<void> {
    if (signal.aborted) return
    try {
      press ??= await start(signal, (progress) => port.postMessage({ id, progress }))
      signal.throwIfAborted()
      // Who stands in line hears that it moves.
      for (const each of jobs) each.port.postMessage({ id: each.id, progress: { stage: 'printing', done: 0, total: 1 } satisfies Progress })
      const pdf = await within(jobSeconds, signal, press.print(report, labels))
      port.postMessage({ id, pdf }, [pdf.buffer as ArrayBuffer])
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
        const asked = data as PrinterAsked | { id: number; abort: true }
        if ('abort' in asked) {
          for (const job of jobs) if (job.port === port && job.id === asked.id) job.aborter.abort()
          return
        }
        jobs.add({ ...asked, port, aborter: new AbortController() })
        void work()
      })
      // Whoever asked is gone.
      port.addEventListener('close', () => {
        ports.delete(port)
        for (const job of jobs) if (job.port === port) job.aborter.abort()
      })
      port.start()
      return port2
    },
    close() {
      clearTimeout(rest)
      for (const { aborter } of jobs) aborter.abort()
      for (const port of ports) port.close()
      endPress()
    },
  }
}

function within<T>(seconds: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const late = setTimeout(() => reject(new Failure('timeout')), seconds * 1000)
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(late)
      signal.removeEventListener('abort', leave)
    })
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
