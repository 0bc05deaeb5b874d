import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Call, contract, Failure, named } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { chatLimits } from '#config/limits.ts'
import { callQueue } from './call-queue.ts'
import { createReader, type Reader } from './reader.ts'
import { nextServed, type Seated, type WaitingCall } from './thread-choice.ts'

export interface PoolOptions {
  /** How many threads one address may have at once if there is no other. */
  capacity?: number
  /** How many calls may wait, of one address alone for a thread, and of one session for that or for feelings; more are sent away to ask again. */
  queue?: number
  seatQueue?: number
  /** How long one call may take before its thread is ended, in seconds; where it waits for feelings, since some were read. */
  callSeconds?: number
  /** How long a call waits for the thread that has its session's chat before one that is idle reads it, in seconds. */
  patienceSeconds?: number
  /** How much memory a thread may use before it lets go of the chats it is not asked about. */
  heldBytes?: number
  log?: (line: string) => void
}

/** One session's place at the pool. Its chat is kept by a thread only while there is room: the next call reads it again. */
export interface Seat {
  answer: Answer
  close(): void
}

export interface ThreadPool {
  /** A place; `opening` gives a thread what it needs to answer for it, `address` is the one whose share its calls count in. */
  seat(opening: () => object, address?: string): Seat
  /** Ends every thread. */
  close(): Promise<void>
}

type Place = Seat & Seated

interface Waiting extends WaitingCall<Place> {
  run(reader: Reader<Place>): void
  refuse(error: unknown): void
}

const calls: ReadonlyMap<string, Call> = new Map(named(contract).map(({ name, call }) => [name, call]))

/**
 * Threads that read chats, as many as processors, so that neither a large chat nor many people at once keep the server
 * from answering. A session's calls are answered one after the other by the thread that has its chat, except for those
 * that wait until its feelings are read; while that one is busy for long with another's, an idle one reads the chat again.
 * When none is free, the call waits. Addresses are served in turn, and however many calls one of them makes, there is
 * a thread left for another.
 */
export function threadPool(
  start: () => Worker,
  {
    capacity = availableParallelism(),
    queue = chatLimits.callsWaiting,
    seatQueue = chatLimits.sessionCallsWaiting,
    callSeconds = chatLimits.callSeconds,
    patienceSeconds = chatLimits.patienceSeconds,
    heldBytes = chatLimits.heldBytes,
    log = console.error,
  }: PoolOptions = {},
): ThreadPool {
  const readers = new Set<Reader<Place>>()
  const waiting = callQueue<Place, Waiting>(queue)
  let isClosed = false

  /** Gives free threads to the calls that wait, until there is none for any of them. */
  function dispatch(): void {
    while (serveNext()) {}
  }

  function serveNext(): boolean {
    if (waiting.addresses().length === 0) return false
    const threads = [...readers].map((reader) => ({ reader, ...reader.now() }))
    const served = nextServed(waiting, threads, capacity)
    if (!served) return false
    const { call, thread, leaves } = served
    try {
      const reader = thread === 'new' ? begin() : thread.reader
      leaves?.reader.forget(call.seat)
      waiting.serve(call)
      call.run(reader)
    } catch (error) {
      // The system starts no further thread.
      waiting.leave(call)
      call.refuse(error)
    }
    return true
  }

  /** Its calls that wait, for a thread or for feelings. */
  const callsOf = (seat: Place): number =>
    waiting.callsOf(seat).length + ([...readers].find((reader) => reader.holds(seat))?.feeling(seat) ?? 0)

  function begin(): Reader<Place> {
    const ended = () => {
      readers.delete(reader)
      dispatch()
    }
    const reader: Reader<Place> = createReader(start(), { callSeconds, heldBytes, freed: dispatch, ended, log })
    readers.add(reader)
    return reader
  }

  function seat(opening: () => object, address = ''): Seat {
    const seat: Place = {
      address,
      async answer(name, input, context) {
        const call = calls.get(name)
        if (!call) throw new Failure('not_found')
        if (isClosed) throw new Failure('unavailable', { retryAfter: 5 })
        if (callsOf(seat) >= seatQueue) throw new Failure('too_many', { retryAfter: 5 })
        const { signal } = context
        signal.throwIfAborted()
        waiting.makeRoom(address)
        return new Promise((resolve, reject) => {
          const patience = setTimeout(() => {
            entry.isPatient = false
            dispatch()
          }, patienceSeconds * 1000)
          const settle = () => {
            clearTimeout(patience)
            signal.removeEventListener('abort', hangUp)
          }
          const hangUp = () => {
            waiting.leave(entry)
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
          signal.addEventListener('abort', hangUp)
          waiting.add(entry)
          dispatch()
        })
      },
      close() {
        waiting.refuseOf(seat)
        for (const reader of readers) reader.forget(seat)
      },
    }
    return seat
  }

  return {
    seat,
    async close() {
      isClosed = true
      waiting.refuseAll()
      await Promise.all([...readers].map((reader) => reader.end()))
    },
  }
}
