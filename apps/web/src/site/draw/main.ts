import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import type { Drawn } from './draw.tsx'

/** What the server tells the pages, by name. */
export type Told = Readonly<Record<'engine' | 'brand' | 'payments', string>>

/** Draws the whole site as a server tells it. Each language is drawn in a thread of its own: what is said is settled as a module is opened. */
export async function drawSite(template: string, told: Told, languages: readonly string[]): Promise<Drawn[][]> {
  return Promise.all(languages.map((language) => drawIn(language, template, told)))
}

function drawIn(language: string, template: string, told: Told): Promise<Drawn[]> {
  return new Promise((resolve, reject) => {
    const env = { CONVOSTAT_LANGUAGE: language, CONVOSTAT_TOLD: JSON.stringify(told), TZ: 'UTC' }
    const thread = new Worker(new URL(import.meta.url), { env, workerData: { template }, execArgv: [] })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error(`nothing of the site was drawn in ${language}`)))
  })
}

const { template } = Object(workerData) as { template?: string }
if (!isMainThread && template !== undefined) {
  const { draw } = await import('./draw.tsx')
  parentPort?.postMessage(draw(template))
}
