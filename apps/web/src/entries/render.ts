import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { withStarts } from '#app/start/inject-start.ts'
import { loadWithSite } from '#messages/load-with-site.ts'
import type { Drawn } from '#site/render/draw.tsx'

/** The server's settings for the pages, by name. */
export type DocumentSettings = Readonly<Record<'engine' | 'brand' | 'payments', string>>

/** The documents that the build made, without words. */
export type Templates = Readonly<Record<'site' | 'app', string>>

/** What was drawn in a language: the pages of the site, and what the app shows first. */
interface InLanguage {
  pages: Drawn[]
  start: string
}

/**
 * Draws the whole site and the app's first screen with a server's settings. Each language is drawn in its own thread: what is said
 * is settled as a module is opened.
 */
export async function drawSite(
  templates: Templates,
  told: DocumentSettings,
  languages: readonly string[],
): Promise<{ pages: Drawn[][]; app: string }> {
  const drawn = await Promise.all(languages.map((language) => drawIn(language, templates.site, told)))
  const starts = Object.fromEntries(languages.map((language, i) => [language, drawn[i].start]))
  return { pages: drawn.map(({ pages }) => pages), app: withStarts(templates.app, starts) }
}

function drawIn(language: string, template: string, told: DocumentSettings): Promise<InLanguage> {
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
  await loadWithSite()
  const [{ draw }, { drawStart }] = [await import('#site/render/draw.tsx'), await import('#app/start/draw-start.tsx')]
  parentPort?.postMessage({ pages: draw(template), start: drawStart() } satisfies InLanguage)
}
