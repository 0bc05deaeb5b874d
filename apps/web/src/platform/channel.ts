import { local } from './local.ts'

/** A line on which everyone receives what the others say, in all tabs and their workers. A speaker does not hear themselves. */
export interface Channel {
  post(message: unknown): void
  close(): void
}

type Hear = (message: unknown) => void

/** What a worker also says to its own page, in case one of the two has no BroadcastChannel. */
interface Passed {
  channel: string
  message: unknown
  /** The worker has already informed every tab. */
  isBroadcast: boolean
}

interface Listener {
  name: string
  hear: Hear
}

/** Those in this page, or this worker, that receive nothing by a BroadcastChannel. */
const listeners = new Set<Listener>()

/** Opens a channel. Without BroadcastChannel (Safari before 15.4) a worker informs its page, and pages inform each other by the `storage` event. */
export function openChannel(name: string, hear: Hear = () => undefined): Channel {
  const broadcast = openBroadcast(name, hear)
  const listener: Listener = { name, hear }
  if (!broadcast) listen(listener)
  return {
    post(message) {
      if (broadcast) say(broadcast, message)
      else sayHere(name, message, listener)
      if (isWorker()) postMessage({ channel: name, message, isBroadcast: broadcast !== null } satisfies Passed)
      else if (!broadcast) sayToPages(name, message)
    },
    close() {
      broadcast?.close()
      listeners.delete(listener)
    },
  }
}

/** Passes on, in the page, what its worker says where not everyone has received it. */
export function passOn(worker: Pick<Worker, 'addEventListener'>): void {
  worker.addEventListener('message', ({ data }: MessageEvent) => {
    if (!isPassed(data)) return
    const { channel: name, message, isBroadcast } = data
    const broadcast = openBroadcast(name)
    if (!broadcast) {
      sayHere(name, message)
      if (!isBroadcast) sayToPages(name, message)
    } else if (!isBroadcast) say(broadcast, message)
    broadcast?.close()
  })
}

const isPassed = (data: unknown): data is Passed => typeof data === 'object' && data !== null && 'channel' in data

function openBroadcast(name: string, hear?: Hear): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(name)
    if (hear) channel.onmessage = ({ data }) => hear(data)
    return channel
  } catch {
    return null
  }
}

function say(broadcast: BroadcastChannel, message: unknown): void {
  try {
    broadcast.postMessage(message)
  } catch {
    // The others see it when they look next.
  }
}

function sayHere(name: string, message: unknown, speaker?: Listener): void {
  for (const each of listeners) if (each !== speaker && each.name === name) queueMicrotask(() => listeners.has(each) && each.hear(message))
}

/** The worker of a page; a service worker has no page to inform. */
const isWorker = (): boolean => 'WorkerGlobalScope' in globalThis && 'postMessage' in globalThis

const said = 'convostat-said'

/** Other pages receive it when it is set; nothing is stored for long. */
function sayToPages(name: string, message: unknown): void {
  local.set(said, JSON.stringify({ name, message }))
  local.remove(said)
}

let isListening = false

function listen(listener: Listener): void {
  listeners.add(listener)
  if (isListening || typeof addEventListener !== 'function' || isWorker()) return
  isListening = true
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== said || newValue === null) return
    const { name, message } = JSON.parse(newValue) as { name: string; message: unknown }
    sayHere(name, message)
  })
}
