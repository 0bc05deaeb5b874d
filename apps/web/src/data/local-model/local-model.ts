import { workerPort } from '@convostat/api/port'
import { useSyncExternalStore } from 'react'
import { engine } from '#data/client/engine.ts'
import { local } from '#platform/local.ts'
import { blocksLoopback } from './blocks-loopback.ts'
import type { LocalModelView } from './local-model-transitions.ts'
import { createLocalModel, keptAt, type LocalModelStore, type Loopback } from './store.ts'
import type { LoopbackSaid } from './worker-messages.ts'

/** The page was sent by a program on this computer: it may reach the others there without anyone being asked. */
const isFromHere = (): boolean => /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname)

let here: LocalModelStore | null = null

/** The local model of this page. Nothing is started and nothing is asked before the reader has connected it on this device. */
export function localModelHere(): LocalModelStore {
  here ??= begin()
  return here
}

function begin(): LocalModelStore {
  const store = createLocalModel({
    start: startWorker,
    permission,
    isInsecureBlocked: blocksLoopback(
      { protocol: location.protocol, isSecure: isSecureContext, isHere: isFromHere() },
      navigator.userAgent,
    ),
    kept: keptHere,
  })
  // Where a server reads the chats, it is the server that asks a model.
  if (engine.kind === 'server') return store
  addEventListener('ollama-check', store.check)
  // Another page said so; with no key everything was deleted.
  addEventListener('storage', ({ key }) => {
    if (key === keptAt || key === null) store.follow()
  })
  store.check()
  return store
}

function startWorker(): Loopback {
  const worker = new Worker(new URL('../../entries/loopback.ts', import.meta.url), { type: 'module', name: 'loopback' })
  const port = workerPort(worker)
  return {
    postMessage: (asked, transfer) => port.postMessage(asked, transfer),
    hear: (listener) => port.addEventListener('message', ({ data }) => listener(data as LoopbackSaid)),
    broke: (hear) => port.onEnd?.(hear),
    end: () => worker.terminate(),
  }
}

const keptHere = { getItem: local.get, setItem: local.set }

/** Chrome calls it by one name, and will by the other. */
const names = ['loopback-network', 'local-network-access']

async function permission(): Promise<PermissionState | null> {
  if (isFromHere()) return null
  for (const name of names) {
    try {
      return (await navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // A browser that does not know the name.
    }
  }
  return null
}

/** Its state, for a screen. */
export const useLocalModel = (): LocalModelView => useSyncExternalStore(localModelHere().hear, localModelHere().view, localModelHere().view)
