import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { Call } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { portFetch } from '@convostat/api/port'
import { threadPort } from '@convostat/api/thread-port'
import type { Seated, ThreadNow } from './thread-choice.ts'

/** What a reader's thread is sent: a port, behind which it answers for one session until the port closes, and its number. */
export type Opening<T> = T & { port: MessagePort; number: number }

/** What the thread says of the calls behind a port, whether anyone still listens to their answers or not. */
export type Sign = Felt | Settled

/** A call waits until feelings are read, which continue: others can be answered meanwhile. */
interface Felt {
  of: number
  /** The first that is heard of this call. */
  isFirst: boolean
}

/** A call is over. */
interface Settled {
  of: number
  /** Whether it had waited for feelings. */
  hasFelt: boolean
  /** The bytes of memory the thread uses. */
  held: number
}

type Context = Parameters<Answer>[2]

/** `Holder`: someone whose chat a reader may hold. */
export interface Reader<Holder extends Seated> {
  ask(holder: Holder, opening: () => object, name: string, call: Call, input: unknown, context: Context): Promise<unknown>
  /** What is asked of it right now, and whose chats it holds. */
  now(): ThreadNow<Holder>
  holds(holder: Holder): boolean
  /** How many calls of someone wait until feelings are read. */
  feeling(holder: Holder): number
  forget(holder: Holder): void
  end(): Promise<void>
}

export interface ReaderOptions {
  callSeconds: number
  heldBytes: number
  /** It is free again. */
  freed(): void
  /** It takes no further call. */
  ended(): void
  log(line: string): void
}

/**
 * A thread that has the chats of several sessions, each behind its own port, and answers one call at a time, except for
 * those that wait until feelings are read, which is done in slices. When a call takes too long the thread is ended, and of
 * the others only those that wait so go with it; they take too long where nothing was read for that long.
 */
export function createReader<Holder extends Seated>(
  thread: Worker,
  { callSeconds, heldBytes, freed, ended, log }: ReaderOptions,
): Reader<Holder> {
  const ports = new Map<Holder, { number: number; port: MessagePort; fetch: ReturnType<typeof portFetch> }>()
  let lastNumber = 0
  let busy: { holder: Holder; deadline: NodeJS.Timeout } | null = null
  /** How many calls wait for feelings, by the numbers of their ports; and until when they do if nothing is received. */
  const feeling = new Map<number, number>()
  let feelingDeadline: NodeJS.Timeout | undefined
  let ending: Promise<unknown> | null = null

  thread.on('message', (sign: Sign) => {
    if ('held' in sign) settled(sign)
    else felt(sign)
  })
  // What ends a thread by itself is a chat too large for it. What was said may quote the chat.
  thread.on('error', (error) => log(`a chat's thread ended: ${error.name} ${'code' in error ? error.code : ''}`))
  thread.once('exit', () => {
    rest()
    clearTimeout(feelingDeadline)
    ending ??= Promise.resolve()
    ended()
  })

  function felt({ of, isFirst }: Felt): void {
    clearTimeout(feelingDeadline)
    feelingDeadline = setTimeout(late, callSeconds * 1000)
    if (!isFirst) return
    feeling.set(of, (feeling.get(of) ?? 0) + 1)
    // It gives up its place.
    rest()
    freed()
  }

  function settled({ of, hasFelt, held }: Settled): void {
    if (hasFelt) {
      const others = (feeling.get(of) ?? 0) - 1
      if (others > 0) feeling.set(of, others)
      else feeling.delete(of)
      if (feeling.size === 0) clearTimeout(feelingDeadline)
    } else rest()
    // Released memory is freed some day; a thread's memory is freed with it. The next call reads the chat again.
    if (held > heldBytes && ports.size > 1 && !busy && feeling.size === 0) void end()
    else freed()
  }

  function rest(): void {
    clearTimeout(busy?.deadline)
    busy = null
  }

  function end(): Promise<void> {
    if (!ending) {
      ending = thread.terminate()
      ended()
    }
    return ending.then(() => undefined)
  }

  function late(): void {
    log(`a chat's thread was ended: a call took longer than ${callSeconds} s`)
    void end()
  }

  function connect(opening: object) {
    const { port1, port2 } = new MessageChannel()
    const number = ++lastNumber
    thread.postMessage({ ...opening, port: port2, number }, [port2])
    return { number, port: port1, fetch: portFetch(() => threadPort(port1), 'analysis_limit') }
  }

  return {
    ask(holder, opening, name, call, input, context) {
      busy = { holder, deadline: setTimeout(late, callSeconds * 1000) }
      const connection = ports.get(holder) ?? connect(opening())
      ports.set(holder, connection)
      return connection.fetch(name, call, input, context)
    },
    now: () => ({
      current: busy?.holder ?? null,
      held: new Map([...ports].map(([holder, { number }]) => [holder, feeling.get(number) ?? 0])),
    }),
    holds: (holder) => ports.has(holder),
    feeling(holder) {
      const number = ports.get(holder)?.number
      return (number !== undefined && feeling.get(number)) || 0
    },
    forget(holder) {
      ports.get(holder)?.port.close()
      ports.delete(holder)
    },
    end,
  }
}
