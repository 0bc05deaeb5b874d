import { contract, createClient, type Fetch, httpFetch } from '@convostat/api'
import { portFetch, workerPort } from '@convostat/api/port'
import { engine } from './engine.ts'
import { licenseHere, licenseLent } from './license-here.ts'

function startWorker(): Worker {
  return new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'engine' })
}

/** A worker that answers nothing for 20 seconds is given up; no step of an analysis holds it up that long. */
const pulse = { everyMs: 2000, silences: 10 }

/** To the worker of this page. It is asked nothing before it can be lent the license: it would answer as on Free. */
function workerFetch(): Fetch {
  const ask = portFetch(() => workerPort(startWorker()), 'unknown', pulse, { license: licenseLent })
  return async (...asked) => {
    await licenseHere().known
    return ask(...asked)
  }
}

/** Where every call of a screen goes: to the worker of this page, or to the server that sent it. */
export const api = createClient(contract, engine.kind === 'browser' ? workerFetch() : httpFetch(location.origin))
