import type { Lending } from '@convostat/api/port'
import type { Tried, Way } from './try-to-reach.ts'
import type { WorkerAsked, WorkerSaid } from './worker-messages.ts'

/** The worker may be reading a long chat. */
const patienceMilliseconds = 20_000

let next: MessagePort | undefined
let lend: () => void = () => undefined

/** A line to the engine's worker about itself, passed when the reader wants to know. */
export const tryingLent: Lending = {
  value() {
    const port = next
    next = undefined
    return port
  },
  hear(changed) {
    lend = changed
  },
}

/** Rejects where the worker does not answer. */
function ask(question: WorkerAsked): Promise<WorkerSaid> {
  const { port1, port2 } = new MessageChannel()
  next = port2
  lend()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      port1.close()
    }
    const timer = setTimeout(() => {
      end()
      reject(new Error('the worker did not answer'))
    }, patienceMilliseconds)
    port1.onmessage = ({ data }: MessageEvent<WorkerSaid>) => {
      end()
      resolve(data)
    }
    port1.postMessage(question)
  })
}

export async function tryInWorker(way: Way, address: string): Promise<Tried> {
  const said = await ask({ way, address })
  if (!('tried' in said)) throw new Error('the worker answered something else')
  return said.tried
}

/** How many requests the engine's worker has made since it was started. */
export async function requestsOfWorker(): Promise<number> {
  const said = await ask({ requests: true })
  if (!('requests' in said)) throw new Error('the worker answered something else')
  return said.requests
}
