import type { Lending } from '@convostat/api/port'
import {
  chosenStatus,
  isLookedFor,
  type KeptChoice,
  type LocalModelEffect,
  type LocalModelEvent,
  type LocalModelView,
  localModelBegins,
  nextLocalModel,
  viewOf,
} from './local-model-transitions.ts'
import type { LoopbackAsked, LoopbackSaid } from './worker-messages.ts'

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
  /** The setting remembered on this device. */
  kept: Pick<Storage, 'getItem' | 'setItem'>
  every?(seconds: number, work: () => void): () => void
}

/** Where it is remembered on this device. */
export const keptAt = 'convostat-local-model'

const POLL_SECONDS = 10

export function createLocalModel({ start, permission, isInsecureBlocked, kept, every = repeat }: LocalModelPlaces): LocalModelStore {
  let state = localModelBegins(readKept(kept), isInsecureBlocked)
  let shown = viewOf(state)
  let loopback: Loopback | null = null
  let stopPolling: (() => void) | null = null
  const hearing = new Set<() => void>()
  const borrowing = { status: () => {}, port: () => {} }

  function happened(event: LocalModelEvent): void {
    const next = nextLocalModel(state, event)
    state = next.state
    for (const effect of next.effects) perform(effect)
  }

  function perform(effect: LocalModelEffect): void {
    switch (effect.type) {
      case 'show':
        show()
        poll()
        break
      case 'keep':
        keep(effect.kept)
        break
      case 'look': {
        const { type: _, ...asked } = effect
        running().postMessage(asked)
        break
      }
      case 'ask_permission': {
        const { about, why } = effect
        void permission().then((given) => happened({ type: 'permission', about, why, given }))
        break
      }
      case 'end':
        loopback?.end()
        loopback = null
        borrowing.port()
        break
      case 'pass_port':
        borrowing.port()
        break
    }
  }

  function show(): void {
    const next = viewOf(state)
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    borrowing.status()
    for (const hear of hearing) hear()
  }

  function poll(): void {
    const isNeeded = isLookedFor(state)
    if (isNeeded && !stopPolling) stopPolling = every(POLL_SECONDS, () => happened({ type: 'tick' }))
    if (!isNeeded && stopPolling) {
      stopPolling()
      stopPolling = null
    }
  }

  function keep(choice: KeptChoice): void {
    try {
      kept.setItem(keptAt, JSON.stringify(choice))
    } catch {
      // A browser that keeps nothing: it is on until the page is left.
    }
  }

  function running(): Loopback {
    if (loopback) return loopback
    const opened = start()
    opened.hear((said) => opened === loopback && happened({ type: 'said', said }))
    opened.broke(() => opened === loopback && happened({ type: 'broke' }))
    loopback = opened
    return opened
  }

  function newPort(): MessagePort | null | undefined {
    const { port, isOn } = state
    if (port === 'kept') return undefined
    happened({ type: 'port_passed' })
    if (port === 'ended' || !isOn) return null
    const { port1, port2 } = new MessageChannel()
    running().postMessage({ lent: port1 }, [port1])
    return port2
  }

  return {
    view: () => shown,
    hear(changed) {
      hearing.add(changed)
      return () => hearing.delete(changed)
    },
    // Nothing waits before the look: what the browser asks the reader about has to follow from the click.
    connect: () => happened({ type: 'connected' }),
    choose: (model) => happened({ type: 'chosen', model }),
    switchOff: () => happened({ type: 'switched_off' }),
    check: () => happened({ type: 'check' }),
    follow: () => happened({ type: 'followed', kept: readKept(kept) }),
    setChatOpen: (isOpen) => happened({ type: 'chat_open', isOpen }),
    lent: {
      localModel: {
        value: () => chosenStatus(state),
        hear: (changed) => {
          borrowing.status = changed
        },
      },
      localModelPort: {
        value: newPort,
        hear: (changed) => {
          borrowing.port = changed
        },
        wanted: () => happened({ type: 'port_wanted' }),
      },
    },
  }
}

function readKept(kept: Pick<Storage, 'getItem'>): KeptChoice {
  try {
    const { isOn, model } = JSON.parse(kept.getItem(keptAt) ?? '{}') as Partial<KeptChoice>
    return { isOn: isOn === true, model: typeof model === 'string' ? model : null }
  } catch {
    return { isOn: false, model: null }
  }
}

function repeat(seconds: number, work: () => void): () => void {
  const timer = setInterval(work, seconds * 1000)
  return () => clearInterval(timer)
}
