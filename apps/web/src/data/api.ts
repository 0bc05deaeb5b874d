import { contract, createClient, httpFetch } from '@convostat/api'
import { portFetch, workerPort } from '@convostat/api/port'
import { engine } from './engine.ts'

function startWorker(): Worker {
  return new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'engine' })
}

/** A worker that answers nothing for 20 seconds is given up; no step of an analysis holds it up that long. */
const pulse = { everyMs: 2000, silences: 10 }

/** Where every call of a screen goes: to the worker of this page, or to the server that sent it. */
export const api = createClient(
  contract,
  engine.kind === 'browser' ? portFetch(() => workerPort(startWorker()), 'unknown', pulse) : httpFetch(location.origin),
)
