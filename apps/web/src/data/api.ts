import { contract, createClient, httpFetch } from '@convostat/api'
import { portFetch, workerPort } from '@convostat/api/port'
import { engine } from './engine.ts'

function startWorker(): Worker {
  return new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'engine' })
}

/** Where every call of a screen goes: to the worker of this page, or to the server that sent it. */
export const api = createClient(
  contract,
  engine.kind === 'browser' ? portFetch(() => workerPort(startWorker())) : httpFetch(location.origin),
)
