import { tryInWorker } from '#data/client/ask-worker.ts'
import { engine } from '#data/client/engine.ts'
import { serverAnswers } from '#data/client/server-answers.ts'
import { type Tried, tryToReach } from '#data/client/try-to-reach.ts'

/** What is tried. `own` is our own server, by an address that would tell it something. */
const trials = ['pageRequest', 'pagePicture', 'pageSocket', 'pageOwn', 'workerRequest', 'workerSocket', 'workerOwn'] as const
export type Trial = (typeof trials)[number]

/** Null where the worker did not answer. */
export type Outcome = Tried['outcome'] | null

/** What was found: each trial, and the policies that the browser named in refusing. */
export interface Findings {
  outcomes: Partial<Record<Trial, Outcome>>
  page: string | null
  worker: string | null
}

/** A name that nobody can own: it is reserved, so that no name server finds it even if no rule stopped the attempt. */
export const elsewhere = 'https://self-test.invalid/'
/** A published file, with what no file of ours has: a query. */
export const ownQuery = '/demo-chat.txt?self-test'
const ownFile = '/demo-chat.txt'

const work: Record<Trial, (own: string) => Promise<Tried>> = {
  pageRequest: () => tryToReach('request', elsewhere),
  pagePicture: () => tryToReach('picture', elsewhere),
  pageSocket: () => tryToReach('socket', elsewhere),
  pageOwn: (own) => tryToReach('request', own + ownQuery),
  workerRequest: () => tryInWorker('request', elsewhere),
  workerSocket: () => tryInWorker('socket', elsewhere),
  workerOwn: (own) => tryInWorker('request', own + ownFile),
}

/** Those there are on this page: where a server reads the chats, there is no worker. */
export const trialsHere: readonly Trial[] = engine.kind === 'browser' ? trials : trials.filter((trial) => trial.startsWith('page'))

/** Tries one after the other, so that the browser's report is about that one; reports the findings after each. */
export async function runSelfTest(tell: (found: Findings) => void): Promise<void> {
  let found: Findings = { outcomes: {}, page: null, worker: null }
  for (const trial of trialsHere) {
    const tried = await work[trial](location.origin).catch(() => null)
    const place = trial.startsWith('page') ? 'page' : 'worker'
    found = { ...found, outcomes: { ...found.outcomes, [trial]: await outcomeOf(trial, tried) }, [place]: tried?.policy ?? found[place] }
    tell(found)
  }
}

/** The list of connections (Connection-Allowlist) refuses without a word: where our own server answers, it was the list. */
async function outcomeOf(trial: Trial, tried: Tried | null): Promise<Outcome> {
  if (!tried) return null
  return trial === 'pageOwn' && tried.outcome === 'unreached' && (await serverAnswers(ownFile)) ? 'refused' : tried.outcome
}
