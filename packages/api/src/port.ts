import type { Progress } from '@convostat/engine/import/read-failure'
import type { Answer } from './answer.ts'
import type { Call, Plan } from './call.ts'
import { type Asking, each, type Fetch } from './client.ts'
import { Failure, type FailureCode } from './failure.ts'

/** A call over a message port. Values are cloned, so a File or Blob goes by reference, never by its bytes. */
export interface Port {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
  start?(): void
  /** Called when the other end is gone and will never answer again. */
  onEnd?(hear: () => void): void
  /** Ends the other end, even in the middle of its work. */
  end?(): void
}

/** How often the other end is asked whether it is still there, and how many unanswered pings in a row mean that it is not. */
export interface Pulse {
  everyMs: number
  silences: number
}

type Asked = { id: number; name: string; input: unknown; uploadId?: string; plan?: Plan; caller?: string; isPlain?: boolean }
type Question = Asked | { id: number; abort: true } | { ping: true } | { lent: unknown; of: string }
type Telling = { pong: true } | { wanted: string; isUseless: boolean } | Reply
type Reply = { id: number } & ({ progress: Progress } | { begun: true } | { event: unknown } | { output: unknown } | { failure: object })

export interface ServeOptions {
  /** Whether who asks is the host itself, which says what the plan is; nobody else is believed. */
  isHost?: boolean
  /** Called with what the caller passes, by its name, at first and at each change; before any later call. */
  lend?: Readonly<Record<string, (value: unknown) => void>>
}

/** Something of the page's own that the other end needs to answer: passed before any call, and again when it changes. */
export interface Lending {
  /** Undefined as long as there is nothing to pass. A MessagePort is given away: a new one each time. */
  value(): unknown
  hear(changed: () => void): void
  /** The other end waits for it, or for another one where what it was passed is useless. */
  wanted?(isUseless: boolean): void
}

/** By their names, which both ends know. */
export type Lendings = Readonly<Record<string, Lending>>

/** Says to the caller that something of theirs is waited for, and whether what they passed before is useless. */
export const want = (port: Pick<Port, 'postMessage'>, name: string, isUseless = false): void =>
  port.postMessage({ wanted: name, isUseless })

/** The worker's end: answers what is asked until the port closes. */
export function serve(port: Port, answer: Answer, { isHost = false, lend = {} }: ServeOptions = {}): void {
  const running = new Map<number, AbortController>()
  port.addEventListener('message', ({ data }) => {
    const question = data as Question
    if ('ping' in question) port.postMessage({ pong: true })
    else if ('lent' in question) lend[question.of]?.(question.lent)
    else if ('abort' in question) running.get(question.id)?.abort()
    else void reply(question)
  })
  port.start?.()

  async function reply({ id, name, input, uploadId, isPlain, plan, caller }: Asked) {
    const aborter = new AbortController()
    const { signal } = aborter
    const tell = (telling: object) => port.postMessage({ id, ...telling })
    running.set(id, aborter)
    try {
      const report = (progress: Progress) => tell({ progress })
      const output = await answer(name, input, { signal, report, uploadId, isPlain, ...(isHost && { plan, caller }) })
      if (!isEvents(output)) return tell({ output })
      // What refuses a call refuses it before its first event.
      tell({ begun: true })
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

/** A browser's worker as a port that reports its end. */
export const workerPort = (worker: Worker): Port => ({
  postMessage: (message, transfer = []) => worker.postMessage(message, transfer),
  addEventListener: (type, hear) => worker.addEventListener(type, hear),
  onEnd: (hear) =>
    worker.addEventListener('error', () => {
      worker.terminate()
      hear()
    }),
  end: () => worker.terminate(),
})

/**
 * The page's end. `start` opens a port: on the first call, and again on the first call after the other end died.
 * Calls that wait when it dies get `ended`. With a pulse, an other end that answers nothing for too long is ended; who
 * waited is answered by a new one, and hears `worker_stalled` only if that falls silent as well.
 */
export function portFetch(start: () => Port, ended: FailureCode = 'unknown', pulse?: Pulse, lendings: Lendings = {}): Fetch {
  let line: Line | null = null
  const lend = (of: string) => {
    const value = line && lendings[of].value()
    if (value !== undefined) line?.lend(of, value)
  }
  for (const of of Object.keys(lendings)) lendings[of].hear(() => lend(of))
  const current = (): Line => {
    if (line) return line
    const opened = openLine(start(), { ended, pulse, lendings }, () => {
      if (line === opened) line = null
    })
    line = opened
    for (const of of Object.keys(lendings)) lend(of)
    return opened
  }
  return async (name, call, input, asking = {}) => {
    asking.signal?.throwIfAborted()
    try {
      return await current().ask(name, call, input, asking)
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'worker_stalled') throw error
      return current().ask(name, call, input, asking)
    }
  }
}

interface Line {
  lend(of: string, value: unknown): void
  ask(name: string, call: Call, input: unknown, asking: Asking): Promise<unknown>
}

interface LineOptions {
  ended: FailureCode
  pulse: Pulse | undefined
  lendings: Lendings
}

function openLine(port: Port, { ended, pulse, lendings }: LineOptions, onEnd: () => void): Line {
  const waiting = new Map<number, (telling: Reply) => void>()
  let next = 0
  const finish = (code: FailureCode) => {
    onEnd()
    for (const [id, hear] of waiting) hear({ id, failure: new Failure(code).toJSON() })
  }
  const heart = pulse && createHeart(port, pulse, () => waiting.size > 0, finish)
  port.addEventListener('message', ({ data }) => {
    heart?.hear()
    const telling = data as Telling
    if ('wanted' in telling) lendings[telling.wanted]?.wanted?.(telling.isUseless)
    else if ('id' in telling) waiting.get(telling.id)?.(telling)
  })
  port.onEnd?.(() => finish(ended))
  port.start?.()

  const ask: Line['ask'] = (name, call, input, { signal, report, uploadId, isPlain, plan, caller }) => {
    const id = next++
    const events = call.answers === 'events' ? eventQueue(() => port.postMessage({ id, abort: true })) : null
    return new Promise<unknown>((resolve, reject) => {
      const settle = () => {
        waiting.delete(id)
        signal?.removeEventListener('abort', abort)
      }
      const abort = () => {
        port.postMessage({ id, abort: true })
        settle()
        reject(signal?.reason)
        events?.fail(signal?.reason)
      }
      waiting.set(id, (telling) => {
        if ('progress' in telling) return report?.(telling.progress)
        if ('begun' in telling) return events && resolve(each(events.readable))
        if ('event' in telling) return events?.push(telling.event)
        settle()
        if ('failure' in telling) {
          const failure = Failure.read(telling.failure)
          // Before the first event it is the call's own, after that the reader's of the events.
          reject(failure)
          events?.fail(failure)
        } else if (events) events.close()
        else resolve(telling.output)
      })
      signal?.addEventListener('abort', abort)
      heart?.begin()
      try {
        port.postMessage({ id, name, input, uploadId, isPlain, plan, caller })
      } catch (error) {
        settle()
        reject(error)
      }
    })
  }
  // A port has one owner: it goes over, everything else is copied.
  return { ask, lend: (of, value) => port.postMessage({ lent: value, of }, value instanceof MessagePort ? [value] : undefined) }
}

/**
 * Asks the other end whether it is there as long as someone waits for it. Unanswered pings are counted, not seconds: a computer
 * that slept has missed no answer.
 */
function createHeart(port: Port, { everyMs, silences }: Pulse, isWaited: () => boolean, finish: (code: FailureCode) => void) {
  let timer: ReturnType<typeof setInterval> | undefined
  let silent = 0
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  const beat = () => {
    if (!isWaited()) return stop()
    if (silent === silences) {
      stop()
      port.end?.()
      return finish('worker_stalled')
    }
    silent++
    port.postMessage({ ping: true })
  }
  return {
    hear: () => {
      silent = 0
    },
    begin: () => {
      if (timer !== undefined) return
      silent = 0
      timer = setInterval(beat, everyMs)
    },
  }
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

/** Whether a call is answered event by event. */
export const isEvents = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value && !(value instanceof Blob)
