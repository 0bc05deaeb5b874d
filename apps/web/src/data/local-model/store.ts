import type { InstalledModel, LocalModelReason, LocalModelStatus } from '@convostat/api/local-model'
import type { Lending } from '@convostat/api/port'
import type { LoopbackAsked, LoopbackSaid } from './worker-messages.ts'

/** The state of the local model, as the screens show it. */
export interface LocalModelView {
  /** The reader switched it on: from then on this page may reach the program, and only that, and a mark says so. */
  isOn: boolean
  /** Whether it is being looked at right now, for the first time since it was switched on. */
  isConnecting: boolean
  /** Why it cannot be asked; null where it can. */
  reason: LocalModelReason | null
  /** The one that is asked. */
  model: string | null
  /** All that can be chosen from. */
  models: readonly InstalledModel[]
  /** Those that could not be opened, those that did not answer, and how many more there are that are not listed. */
  failed?: readonly string[]
  unanswered?: readonly string[]
  left?: number
}

export interface LocalModelStore {
  view(): LocalModelView
  hear(changed: () => void): () => void
  /** Switches it on, after a click on a button that says so: the browser may ask the reader now. */
  connect(): void
  /** By its name; remembered on this device. */
  choose(model: string): void
  /** Nothing reaches the program from then on; an answer under way stops. */
  switchOff(): void
  /** Looks now, where it is on. */
  check(): void
  /** Another page of ours may have switched it off or on, or chosen another model: so does this one. */
  follow(): void
  /** Whether a chat is open: only then is it looked for again and again. */
  setChatOpen(isOpen: boolean): void
  /** What the engine is passed: its state, and a port to the models. */
  lent: { localModel: Lending; localModelPort: Lending }
}

/** The worker that reaches the program. */
export interface Loopback {
  postMessage(asked: LoopbackAsked, transfer?: Transferable[]): void
  hear(listener: (said: LoopbackSaid) => void): void
  /** Called when its script cannot be had, or broke. */
  broke(hear: () => void): void
  end(): void
}

export interface LocalModelPlaces {
  start(): Loopback
  /** Whether the browser lets this page reach programs on this computer; null where it has no such question. */
  permission(): Promise<PermissionState | null>
  /** The page came over https, and this browser lets no such page reach http, not even on this computer. */
  isInsecureBlocked: boolean
  /** What is remembered on this device. */
  kept: Pick<Storage, 'getItem' | 'setItem'>
  every?(seconds: number, work: () => void): () => void
}

/** Where it is remembered on this device. */
export const keptAt = 'convostat-local-model'
interface Kept {
  isOn: boolean
  model: string | null
}

const POLL_SECONDS = 10

export function createLocalModel({ start, permission, isInsecureBlocked, kept, every = repeat }: LocalModelPlaces): LocalModelStore {
  const first = readKept(kept)
  let isOn = first.isOn
  let wished = first.model
  let status: LocalModelStatus = off('not_connected')
  let isConnecting = false
  let shown: LocalModelView = viewOf()
  let loopback: Loopback | null = null
  let isChatOpen = false
  let stopPolling: (() => void) | null = null
  let checks = 0
  /** The look, begun without a click, that has not ended yet. */
  let looking: number | null = null
  /** The look of which a part is shown. */
  let inPart: number | null = null
  /** What the engine is to hear next of its way to the models: nothing, a new one, or that it ended. */
  let port: 'kept' | 'wanted' | 'ended' = 'kept'
  const hearing = new Set<() => void>()
  const borrowing = { status: () => {}, port: () => {} }

  function viewOf(): LocalModelView {
    const { model, models, reason, failed, unanswered, left } = chosen(status)
    const others = { ...(failed && { failed }), ...(unanswered && { unanswered }), ...(left && { left }) }
    return { isOn, isConnecting, reason, model: model?.name ?? null, models, ...others }
  }

  /** The one that was chosen, where it is still installed. */
  function chosen(given: LocalModelStatus): LocalModelStatus {
    const { models, model } = given
    return { ...given, model: model && (models.find(({ name }) => name === wished) ?? model) }
  }

  function show(next: LocalModelStatus): void {
    status = next
    const before = JSON.stringify(shown)
    const after = viewOf()
    if (JSON.stringify(after) !== before) {
      shown = after
      borrowing.status()
      for (const hear of hearing) hear()
    }
    poll()
  }

  function poll(): void {
    const isNeeded = isOn && isChatOpen && status.reason !== null
    if (isNeeded && !stopPolling) stopPolling = every(POLL_SECONDS, () => looking !== checks && check())
    if (!isNeeded && stopPolling) {
      stopPolling()
      stopPolling = null
    }
  }

  const wish = () => (wished === null ? {} : { wished })

  function keep(): void {
    try {
      kept.setItem(keptAt, JSON.stringify({ isOn, model: wished } satisfies Kept))
    } catch {
      // A browser that keeps nothing: it is on until the page is left.
    }
  }

  function open(): Loopback {
    if (loopback) return loopback
    const opened = start()
    opened.hear((said) => {
      if (opened !== loopback) return
      if ('failed' in said) return check()
      // An older look says nothing any more.
      if (said.check !== checks) return
      if (!said.isPart) {
        looking = null
        inPart = null
        return void found(said.status)
      }
      // What is known of an earlier look, of all models, is not given up for a part.
      if (status.reason === null && inPart !== checks) return
      inPart = checks
      void found(said.status)
    })
    opened.broke(() => {
      if (opened !== loopback) return
      end()
      isConnecting = false
      show(off('not_running'))
    })
    loopback = opened
    return opened
  }

  async function found(next: LocalModelStatus | null): Promise<void> {
    const about = checks
    const given = next === null || next.reason === 'not_running' ? await permission() : null
    if (about !== checks || !isOn) return
    isConnecting = false
    if (given === 'denied' || given === 'prompt') show(off('permission_denied'))
    else if (isInsecureBlocked && (next === null || next.reason === 'not_running')) show(off('insecure_blocked'))
    else show(next ?? off('not_running'))
  }

  /** Asks without a question to the reader, who has not clicked: only where the browser has no question left. */
  function check(): void {
    if (!isOn) return
    const about = checks
    void permission().then((given) => {
      if (about !== checks || !isOn) return
      // The reader, who has clicked, is still reading what the browser asks: the look that waits for their answer continues.
      if (given === 'prompt' && isConnecting) return
      checks++
      if (given === 'prompt') return show(off('not_connected'))
      if (given !== 'denied') {
        looking = checks
        return open().postMessage({ check: checks, isPatient: false, ...wish() })
      }
      isConnecting = false
      show(off('permission_denied'))
    })
  }

  /** Nothing reaches the program any more, and waiting calls learn that no answer comes. */
  function end(): void {
    checks++
    loopback?.end()
    loopback = null
    port = 'ended'
    borrowing.port()
  }

  function leave(): void {
    isOn = false
    isConnecting = false
    end()
    show(off('switched_off'))
  }

  return {
    view: () => shown,
    hear(changed) {
      hearing.add(changed)
      return () => hearing.delete(changed)
    },
    connect() {
      isOn = true
      isConnecting = true
      keep()
      show(off('not_connected'))
      // Not after an await: what the browser asks the reader about has to follow from the click.
      open().postMessage({ check: ++checks, isPatient: true, ...wish() })
    },
    choose(model) {
      wished = model
      keep()
      show(status)
    },
    switchOff() {
      leave()
      keep()
    },
    check,
    follow() {
      const now = readKept(kept)
      wished = now.model
      if (isOn && !now.isOn) return leave()
      show(status)
      if (isOn || !now.isOn) return
      isOn = true
      show(off('not_connected'))
      check()
    },
    setChatOpen(isOpen) {
      if (isOpen === isChatOpen) return
      isChatOpen = isOpen
      if (isOpen && isOn && status.reason !== null) check()
      poll()
    },
    lent: {
      localModel: {
        value: () => chosen(status),
        hear: (changed) => {
          borrowing.status = changed
        },
      },
      localModelPort: {
        value() {
          if (port === 'kept') return undefined
          const isNone = port === 'ended' || !isOn
          port = 'kept'
          if (isNone) return null
          const { port1, port2 } = new MessageChannel()
          open().postMessage({ lent: port1 }, [port1])
          return port2
        },
        hear: (changed) => {
          borrowing.port = changed
        },
        wanted() {
          port = 'wanted'
          borrowing.port()
        },
      },
    },
  }
}

const off = (reason: LocalModelReason): LocalModelStatus => ({ model: null, models: [], reason })

function readKept(kept: Pick<Storage, 'getItem'>): Kept {
  try {
    const { isOn, model } = JSON.parse(kept.getItem(keptAt) ?? '{}') as Partial<Kept>
    return { isOn: isOn === true, model: typeof model === 'string' ? model : null }
  } catch {
    return { isOn: false, model: null }
  }
}

function repeat(seconds: number, work: () => void): () => void {
  const timer = setInterval(work, seconds * 1000)
  return () => clearInterval(timer)
}
