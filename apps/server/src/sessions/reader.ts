import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import type { Call } from '@convostat/api'
import type { Answer } from '@convostat/api/http'
import { portFetch } from '@convostat/api/port'
import { threadPort } from '@convostat/api/thread-port'

/** What a reader's thread is sent: a port, behind which it answers for one session until the port closes. */
export type Opening<T> = T & { port: MessagePort }

/** What the thread says after each call, whether anyone still listens to its answer or not. */
export interface Settled {
  /** The bytes of memory it holds. */
  held: number
}

type Context = Parameters<Answer>[2]

/** Someone whose chat a reader may hold. */
export type Holder = object

export interface Reader {
  ask(holder: Holder, opening: () => object, name: string, call: Call, input: unknown, context: Context): Promise<unknown>
  holds(holder: Holder): boolean
  /** How many chats it holds. */
  count(): number
  /** Whose call it answers; null when it is free. */
  current(): Holder | null
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
 * A thread that holds the chats of several sessions, each behind a port of its own, and answers one call at a time: when
 * a call takes too long the thread is ended, and no other call with it.
 */
export function createReader(thread: Worker, { callSeconds, heldBytes, freed, ended, log }: ReaderOptions): Reader {
  const ports = new Map<Holder, { port: MessagePort; fetch: ReturnType<typeof portFetch> }>()
  let busy: { holder: Holder; deadline: NodeJS.Timeout } | null = null
  let ending: Promise<unknown> | null = null

  thread.on('message', ({ held }: Settled) => {
    rest()
    // What is let go of is freed some day; what a thread held is freed with it. Whoever asks next is read again.
    if (held > heldBytes && ports.size > 1) void end()
    else freed()
  })
  // What ends a thread by itself is a chat too large for it. What was said may quote the chat.
  thread.on('error', (error) => log(`a chat's thread ended: ${error.name} ${'code' in error ? error.code : ''}`))
  thread.once('exit', () => {
    rest()
    ending ??= Promise.resolve()
    ended()
  })

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
    thread.postMessage({ ...opening, port: port2 }, [port2])
    return { port: port1, fetch: portFetch(() => threadPort(port1), 'analysis_limit') }
  }

  return {
    ask(holder, opening, name, call, input, context) {
      busy = { holder, deadline: setTimeout(late, callSeconds * 1000) }
      const connection = ports.get(holder) ?? connect(opening())
      ports.set(holder, connection)
      return connection.fetch(name, call, input, context)
    },
    holds: (holder) => ports.has(holder),
    count: () => ports.size,
    current: () => busy?.holder ?? null,
    forget(holder) {
      ports.get(holder)?.port.close()
      ports.delete(holder)
    },
    end,
  }
}
