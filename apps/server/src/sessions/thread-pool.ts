import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Call, contract, Failure, named } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { createReader, type Reader } from './reader.ts'

export interface PoolOptions {
  /** How many threads may run at once. */
  capacity?: number
  /** How many calls may wait, of all sessions for one, and of one session for that or for feelings; more are sent away to ask again. */
  queue?: number
  seatQueue?: number
  /** How long one call may take before its thread is ended, in seconds; where it waits for feelings, since some were read. */
  callSeconds?: number
  /** How long a call waits for the thread that holds its session's chat before one that is idle reads it, in seconds. */
  patienceSeconds?: number
  /** How much memory a thread may hold before it lets go of the chats it is not asked about. */
  heldBytes?: number
  log?: (line: string) => void
}

/** One session's place at the pool. Its chat is held by a thread only while there is room: the next call reads it again. */
export interface Seat {
  answer: Answer
  close(): void
}

export interface ThreadPool {
  /** A place; `opening` tells a thread what it needs to begin answering for it. */
  seat(opening: () => object): Seat
  /** Ends every thread. */
  close(): Promise<void>
}

interface Waiting {
  seat: Seat
  /** It has not waited for long yet. */
  isPatient: boolean
  run(reader: Reader): void
  refuse(error: unknown): void
}

const calls: ReadonlyMap<string, Call> = new Map(named(contract).map(({ name, call }) => [name, call]))

/**
 * Threads that read chats, as many as processors, so that neither a large chat nor many people at once keep the server
 * from answering. A session's calls are answered one after the other by the thread that holds its chat, but for those
 * that wait until its feelings are read; while that one is busy for long with another's, an idle one reads the chat again.
 * When none is free, the call waits.
 */
export function threadPool(
  start: () => Worker,
  {
    capacity = availableParallelism(),
    queue = 256,
    seatQueue = 32,
    callSeconds = 60,
    patienceSeconds = 0.25,
    heldBytes = 384e6,
    log = console.error,
  }: PoolOptions = {},
): ThreadPool {
  const readers = new Set<Reader>()
  const waiting = new Set<Waiting>()
  let isClosed = false

  /** Gives free threads to who waits, first come, first served; then to who waited too long for a thread that is busy. */
  function dispatch(): void {
    for (const call of waiting) answerBy(call, () => homeOf(call.seat) ?? free())
    for (const call of waiting) {
      const home = homeOf(call.seat)
      // A session is answered by one thread at a time: two would each have a chat of their own open.
      if (call.isPatient || !home || home.current() === call.seat || home.feeling(call.seat) > 0) continue
      answerBy(call, () => {
        const other = free()
        if (other) home.forget(call.seat)
        return other
      })
    }
  }

  function answerBy(call: Waiting, choose: () => Reader | undefined): void {
    try {
      const reader = choose()
      if (!reader || reader.current()) return
      waiting.delete(call)
      call.run(reader)
    } catch (error) {
      // The system starts no further thread.
      waiting.delete(call)
      call.refuse(error)
    }
  }

  const homeOf = (seat: Seat): Reader | undefined => [...readers].find((reader) => reader.holds(seat))

  /** Its calls that wait, for a thread or for feelings. */
  const callsOf = (seat: Seat): number => [...waiting].filter((other) => other.seat === seat).length + (homeOf(seat)?.feeling(seat) ?? 0)

  /** A thread without a call, the one that holds fewest chats, or a new one if there may be one more. */
  function free(): Reader | undefined {
    const [found] = [...readers].filter((reader) => !reader.current()).sort((a, b) => a.count() - b.count())
    return found ?? (readers.size < capacity ? begin() : undefined)
  }

  function begin(): Reader {
    const ended = () => {
      readers.delete(reader)
      dispatch()
    }
    const reader: Reader = createReader(start(), { callSeconds, heldBytes, freed: dispatch, ended, log })
    readers.add(reader)
    return reader
  }

  function seat(opening: () => object): Seat {
    const seat: Seat = {
      async answer(name, input, context) {
        const call = calls.get(name)
        if (!call) throw new Failure('not_found')
        if (isClosed || waiting.size >= queue) throw new Failure('unavailable', { retryAfter: 5 })
        if (callsOf(seat) >= seatQueue) throw new Failure('too_many', { retryAfter: 5 })
        const { signal } = context
        signal.throwIfAborted()
        return new Promise((resolve, reject) => {
          const patience = setTimeout(() => {
            entry.isPatient = false
            dispatch()
          }, patienceSeconds * 1000)
          const settle = () => {
            clearTimeout(patience)
            signal.removeEventListener('abort', leave)
          }
          const leave = () => {
            waiting.delete(entry)
            settle()
            reject(signal.reason)
          }
          const entry: Waiting = {
            seat,
            isPatient: true,
            run(reader) {
              settle()
              resolve(reader.ask(seat, opening, name, call, input, context))
            },
            refuse(error) {
              settle()
              reject(error)
            },
          }
          signal.addEventListener('abort', leave)
          waiting.add(entry)
          dispatch()
        })
      },
      close() {
        refuseAll((call) => call.seat === seat)
        for (const reader of readers) reader.forget(seat)
      },
    }
    return seat
  }

  function refuseAll(which: (call: Waiting) => boolean): void {
    for (const call of [...waiting].filter(which)) {
      waiting.delete(call)
      call.refuse(new Failure('unavailable', { retryAfter: 5 }))
    }
  }

  return {
    seat,
    async close() {
      isClosed = true
      refuseAll(() => true)
      await Promise.all([...readers].map((reader) => reader.end()))
    },
  }
}
