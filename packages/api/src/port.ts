import type { Progress } from '@convostat/engine'
import type { Answer } from './answer.ts'
import type { Call } from './call.ts'
import { type Asking, each, type Fetch } from './client.ts'
import { Failure, type FailureCode } from './failure.ts'

/** A call over a message port. Values are cloned, so a File or Blob goes by reference, never by its bytes. */
export interface Port {
  postMessage(message: unknown): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
  start?(): void
  /** Hears when the other end is gone and will never answer again. */
  onEnd?(hear: () => void): void
}

type Question = { id: number; name: string; input: unknown } | { id: number; abort: true }
type Telling = { id: number } & ({ progress: Progress } | { event: unknown } | { output: unknown } | { failure: object })

/** The worker's end: answers what is asked until the port closes. */
export function serve(port: Port, answer: Answer): void {
  const running = new Map<number, AbortController>()
  port.addEventListener('message', ({ data }) => {
    const question = data as Question
    if ('abort' in question) running.get(question.id)?.abort()
    else void reply(question)
  })
  port.start?.()

  async function reply({ id, name, input }: Exclude<Question, { abort: true }>) {
    const aborter = new AbortController()
    const { signal } = aborter
    const tell = (telling: object) => port.postMessage({ id, ...telling })
    running.set(id, aborter)
    try {
      const output = await answer(name, input, { signal, report: (progress) => tell({ progress }) })
      if (!isEvents(output)) return tell({ output })
      for await (const event of output) {
        if (signal.aborted) return
        tell({ event })
      }
      tell({ output: undefined })
    } catch (error) {
      // Who aborted has stopped listening.
      if (!signal.aborted) tell({ failure: Failure.from(error).toJSON() })
    } finally {
      running.delete(id)
    }
  }
}

/** A browser's worker as a port that tells of its end. */
export const workerPort = (worker: Worker): Port => ({
  postMessage: (message) => worker.postMessage(message),
  addEventListener: (type, hear) => worker.addEventListener(type, hear),
  onEnd: (hear) =>
    worker.addEventListener('error', () => {
      worker.terminate()
      hear()
    }),
})

/**
 * The page's end. `start` opens a port: on the first call, and again on the first call after the other end died.
 * Whoever waited when it died hears `ended`.
 */
export function portFetch(start: () => Port, ended: FailureCode = 'unknown'): Fetch {
  let line: Line | null = null
  return async (name, call, input, asking = {}) => {
    asking.signal?.throwIfAborted()
    if (!line) {
      const opened = openLine(start(), ended, () => {
        if (line === opened) line = null
      })
      line = opened
    }
    return line.ask(name, call, input, asking)
  }
}

interface Line {
  ask(name: string, call: Call, input: unknown, asking: Asking): Promise<unknown>
}

function openLine(port: Port, ended: FailureCode, onEnd: () => void): Line {
  const waiting = new Map<number, (telling: Telling) => void>()
  let next = 0
  port.addEventListener('message', ({ data }) => {
    const telling = data as Telling
    waiting.get(telling.id)?.(telling)
  })
  port.onEnd?.(() => {
    onEnd()
    for (const [id, hear] of waiting) hear({ id, failure: new Failure(ended).toJSON() })
  })
  port.start?.()

  const ask: Line['ask'] = (name, call, input, { signal, report }) => {
    const id = next++
    const events = call.answers === 'events' ? eventQueue(() => port.postMessage({ id, abort: true })) : null
    const output = new Promise<unknown>((resolve, reject) => {
      const settle = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', abort)
      }
      const abort = () => {
        port.postMessage({ id, abort: true })
        settle()
        reject(signal?.reason)
      }
      waiting.set(id, (telling) => {
        if ('progress' in telling) return report?.(telling.progress)
        if ('event' in telling) return events?.push(telling.event)
        settle()
        if ('failure' in telling) reject(Failure.read(telling.failure))
        else resolve(telling.output)
      })
      signal?.addEventListener('abort', abort)
      try {
        port.postMessage({ id, name, input })
      } catch (error) {
        settle()
        reject(error)
      }
    })
    if (!events) return output
    output.then(events.close, events.fail)
    return Promise.resolve(each(events.readable))
  }
  return { ask }
}

/** Events as they arrive, for one reader; `left` is called where the reader leaves before the end. */
function eventQueue(left: () => void) {
  let controller: ReadableStreamDefaultController<unknown> | undefined
  let isOpen = true
  const shut = (how: () => void) => {
    if (!isOpen) return
    isOpen = false
    how()
  }
  const readable = new ReadableStream<unknown>({
    start: (given) => {
      controller = given
    },
    cancel: () => shut(left),
  })
  return {
    readable,
    push: (event: unknown) => {
      if (isOpen) controller?.enqueue(event)
    },
    close: () => shut(() => controller?.close()),
    fail: (error: unknown) => shut(() => controller?.error(error)),
  }
}

const isEvents = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value && !(value instanceof Blob)
