import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Call, contract, Failure, named } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { inTurn } from '@convostat/api/in-turn'
import { chatLimits } from '#config/limits.ts'
import { fairShare, wholeOf } from '#http/fair-share.ts'
import { createReader, type Reader } from './reader.ts'

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

interface Waiting {
  seat: Seat
  address: string
  /** It has not waited for long yet. */
  isPatient: boolean
  run(reader: Reader): void
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
  const readers = new Set<Reader>()
  const waiting = inTurn<Waiting>()
  const places = fairShare(queue)
  const addresses = new WeakMap<object, string>()
  let isClosed = false

  /** Gives free threads to the calls that wait, until there is none for any of them. */
  function dispatch(): void {
    while (serveNext()) {}
  }

  /** Serves one call, of the first address in turn that has one for which there is a thread. */
  function serveNext(): boolean {
    for (const address of waiting.addresses().filter(mayBeServed)) {
      for (const call of waiting.of(address)) {
        try {
          const reader = readerFor(call)
          if (!reader) continue
          leave(call)
          waiting.served(address)
          call.run(reader)
        } catch (error) {
          // The system starts no further thread.
          leave(call)
          call.refuse(error)
        }
        return true
      }
    }
    return false
  }

  /** Whether any thread would do for an address: else its calls, of which there may be hundreds, need not be looked at. */
  const mayBeServed = (address: string): boolean =>
    [...readers].some((reader) => !reader.current() && mayHave(address, reader)) || (readers.size < wholeOf(capacity) && mayHave(address))

  /** The thread that has its chat; where none does or that one is busy with another's for long, one that is free. */
  function readerFor({ seat, address, isPatient }: Waiting): Reader | undefined {
    const home = homeOf(seat)
    if (!home) return free(address)
    if (!home.current()) return mayHave(address, home) ? home : undefined
    // A session is answered by one thread at a time: two would each have their own chat open.
    if (home.current() === seat || home.feeling(seat) > 0) return undefined
    // Another address may keep it busy for long: a thread that is nobody else's is better at once.
    if (isPatient && worksFor(home) === address) return undefined
    const other = free(address)
    if (!other || (isPatient && othersOn(other, address).length > 0)) return undefined
    home.forget(seat)
    return other
  }

  const homeOf = (seat: Seat): Reader | undefined => [...readers].find((reader) => reader.holds(seat))

  /** Its calls that wait, for a thread or for feelings. */
  const callsOf = (seat: Seat, address: string): number =>
    waiting.of(address).filter((other) => other.seat === seat).length + (homeOf(seat)?.feeling(seat) ?? 0)

  /** Those whose chats a thread has, except for an address's own. */
  const othersOn = (reader: Reader, address: string) => reader.holders().filter((holder) => addresses.get(holder) !== address)

  /** The address a thread works for. */
  function worksFor(reader: Reader): string | undefined {
    const holder = reader.current() ?? reader.holders().find((each) => reader.feeling(each) > 0)
    return holder && addresses.get(holder)
  }

  /** Whether an address may have one more thread; one on which feelings are read is taken already, and can be asked besides. */
  function mayHave(address: string, reader?: Reader): boolean {
    if (reader && worksFor(reader) !== undefined) return true
    const threads = fairShare(capacity)
    for (const other of [...readers].flatMap((each) => worksFor(each) ?? [])) threads.add(other)
    return threads.fits(address)
  }

  /**
   * A thread without a call, or a new one if there may be one more: rather one that reads no feelings for another
   * address, then one that has no chats of others, then the one that has fewest.
   */
  function free(address: string): Reader | undefined {
    const feelings = (reader: Reader) => othersOn(reader, address).filter((holder) => reader.feeling(holder) > 0).length
    const idle = [...readers].filter((reader) => !reader.current() && mayHave(address, reader))
    const cost = (reader: Reader) => [Math.min(1, feelings(reader)), Math.min(1, othersOn(reader, address).length), reader.count()]
    const [found] = idle.sort((a, b) => compare(cost(a), cost(b)))
    if (found && feelings(found) === 0) return found
    return readers.size < wholeOf(capacity) && mayHave(address) ? begin() : found
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

  function seat(opening: () => object, address = ''): Seat {
    const seat: Seat = {
      async answer(name, input, context) {
        const call = calls.get(name)
        if (!call) throw new Failure('not_found')
        if (isClosed) throw new Failure('unavailable', { retryAfter: 5 })
        if (callsOf(seat, address) >= seatQueue) throw new Failure('too_many', { retryAfter: 5 })
        const { signal } = context
        signal.throwIfAborted()
        makeRoom(address)
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
            leave(entry)
            settle()
            reject(signal.reason)
          }
          const entry: Waiting = {
            seat,
            address,
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
          waiting.add(address, entry)
          places.add(address)
          dispatch()
        })
      },
      close() {
        refuseAll(waiting.of(address).filter((call) => call.seat === seat))
        for (const reader of readers) reader.forget(seat)
      },
    }
    addresses.set(seat, address)
    return seat
  }

  /** A place in the queue: where all are taken, the last call of the address that has most of them is sent away. */
  function makeRoom(address: string): void {
    while (!places.fits(address)) {
      const [heaviest] = places.heavier(address)
      if (heaviest === undefined) throw new Failure('unavailable', { retryAfter: 5 })
      refuseAll(waiting.of(heaviest).slice(-1))
    }
  }

  function leave(call: Waiting): void {
    if (waiting.remove(call.address, call)) places.add(call.address, -1)
  }

  function refuseAll(calls: readonly Waiting[]): void {
    for (const call of calls) {
      leave(call)
      call.refuse(new Failure('unavailable', { retryAfter: 5 }))
    }
  }

  return {
    seat,
    async close() {
      isClosed = true
      refuseAll(waiting.addresses().flatMap(waiting.of))
      await Promise.all([...readers].map((reader) => reader.end()))
    },
  }
}

/** By the first of their figures that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((figure, i) => figure !== b[i])
  return i < 0 ? 0 : a[i] - b[i]
}
