import { contract, createPlainClient, type Fetch, httpFetch } from '@convostat/api'
import { portFetch, workerPort } from '@convostat/api/port'
import { licenseHere, licenseLent } from '#data/license/this-device.ts'
import { localModelHere } from '#data/local-model/local-model.ts'
import { masking } from '#data/masking/masking.ts'
import { peopleHere, peopleLent } from '#data/people/people.ts'
import { correctionsHere, correctionsLent } from '#data/saved/corrections.ts'
import { tellingCorrections } from '#data/saved/send-corrections.ts'
import { passOn } from '#platform/channel.ts'
import { tryingLent } from './ask-worker.ts'
import { cardLent } from './card.ts'
import { engine } from './engine.ts'
import { printerLent } from './printer.ts'
import { weightsHere } from './weights.ts'

let worker: Worker | undefined

function startWorker(): Worker {
  worker = new Worker(new URL('../../entries/worker.ts', import.meta.url), { type: 'module', name: 'engine' })
  passOn(worker)
  return worker
}

/** Ends this page's worker, with its open transactions. It must not be called after that. */
export const endWorker = (): void => worker?.terminate()

/** A worker that answers nothing for 20 seconds is given up; no step of an analysis holds it up that long. */
const pulse = { everyMs: 2000, silences: 10 }

/**
 * To the worker of this page. It is asked nothing before it can be passed the license, or it would answer as on Free, and
 * what the reader said of messages and people.
 */
function workerFetch(): Fetch {
  const lendings = {
    license: licenseLent,
    corrections: correctionsLent,
    people: peopleLent,
    weights: weightsHere().lent,
    printer: printerLent,
    trying: tryingLent,
    card: cardLent,
    ...localModelHere().lent,
  }
  /** Where storage does not answer the first one is started meanwhile, so that both wait for it at once. */
  let started: Worker | null = null
  const startEarly = () => {
    started = startWorker()
    // Nothing listens for its end yet: another one is started when it is needed.
    started.addEventListener('error', () => {
      started = null
    })
  }
  const start = () => {
    const worker = started ?? startWorker()
    started = null
    return workerPort(worker)
  }
  const ask = portFetch(start, 'unknown', pulse, lendings)
  let known: Promise<unknown> | null = null
  const allKnown = () => {
    const slow = setTimeout(startEarly, 300)
    return Promise.all([licenseHere().known, correctionsHere.known(), peopleHere.known()]).finally(() => clearTimeout(slow))
  }
  return async (...given) => {
    known ??= allKnown()
    await known
    return ask(...given)
  }
}

const hearReturn = (hear: () => void) => addEventListener('focus', hear)

/** To the server that sent this page. */
const serverFetch = (): Fetch => tellingCorrections(httpFetch(location.origin), { ...correctionsHere, hearReturn })

/** Where every call of a screen goes: to the worker of this page, or to the server that sent it. What it answers is masked on the way while the app is. */
export const api = createPlainClient(contract, masking.over(engine.kind === 'browser' ? workerFetch() : serverFetch()))
