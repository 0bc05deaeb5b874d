import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { type Call, contract, Failure, named } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { portFetch } from '@convostat/api/port'
import { threadPort } from '@convostat/api/thread-port'

export interface PoolOptions {
  /** How many threads may run at once. */
  capacity?: number
  /** How many calls may wait for one; more are sent away to ask again. */
  queue?: number
  /** How long one call may take before its thread is ended, in seconds. */
  callSeconds?: number
  log?: (line: string) => void
}

/** One session's place at the pool. Its thread runs only while in use: the next call starts it again. */
export interface Seat {
  answer: Answer
  close(): Promise<void>
}

interface Occupant {
  thread: Worker | null
  /** Calls under way. */
  calls: number
  ending: Promise<unknown> | null
}

const calls: ReadonlyMap<string, Call> = new Map(named(contract).map(({ name, call }) => [name, call]))

/**
 * Threads that read chats, at most `capacity` of them, so that neither a large chat nor many people at once keep the
 * server from answering. When all are taken, the one idle for longest gives way; when none is idle, the call waits.
 */
export function threadPool({ capacity = availableParallelism(), queue = 32, callSeconds = 60, log = console.error }: PoolOptions = {}) {
  // In order of use: the first is the one used longest ago.
  const running = new Set<Occupant>()
  const waiting: (() => void)[] = []

  function seat(start: () => Worker): Seat {
    const occupant: Occupant = { thread: null, calls: 0, ending: null }
    // What ends a thread is a chat too large for it, or one that takes too long.
    const fetch = portFetch(() => {
      const thread = start()
      occupant.thread = thread
      thread.on('error', (error) => log(`a chat's thread ended: ${error.name} ${'code' in error ? error.code : ''}`))
      thread.once('exit', () => {
        if (occupant.thread === thread) occupant.thread = null
      })
      return threadPort(thread)
    }, 'analysis_limit')

    return {
      async answer(name, input, context) {
        const call = calls.get(name)
        if (!call) throw new Failure('not_found')
        await room(occupant)
        const deadline = setTimeout(() => void end(occupant), callSeconds * 1000)
        try {
          return await fetch(name, call, input, context)
        } finally {
          clearTimeout(deadline)
          occupant.calls--
          waiting.shift()?.()
        }
      },
      async close() {
        await end(occupant)
        running.delete(occupant)
        waiting.shift()?.()
      },
    }
  }

  /** Resolves when this session has a thread, or may start one; from then on it counts as calling. */
  async function room(occupant: Occupant): Promise<void> {
    for (;;) {
      await occupant.ending
      if (running.has(occupant) || running.size < capacity) break
      const idle = [...running].find(({ calls }) => calls === 0)
      if (idle) {
        running.delete(idle)
        await end(idle)
        continue
      }
      if (waiting.length >= queue) throw new Failure('unavailable', { retryAfter: 5 })
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    occupant.calls++
    running.delete(occupant)
    running.add(occupant)
  }

  return { seat }
}

/** Ends a thread; until it is gone, nothing may be asked of it. */
async function end(occupant: Occupant): Promise<void> {
  occupant.ending = occupant.thread?.terminate() ?? null
  await occupant.ending
  occupant.ending = null
}
