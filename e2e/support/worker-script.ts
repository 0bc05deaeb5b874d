import type { BrowserContext, Page, Worker } from '@playwright/test'

/** The script that every engine of a page is made of. */
export const workerScript = /\/assets\/worker-.*\.js$/

/** The engines of a page; another worker of it lays words out, and hears of no chat. */
export const enginesOf = (page: Page): Worker[] => page.workers().filter((worker) => workerScript.test(worker.url()))

/** Runs this in every worker of the engine before its own script. */
export async function inWorkers(context: BrowserContext, script: string): Promise<void> {
  await context.route(workerScript, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${script}\n${await response.text()}` })
  })
}

/** A script by which the first call for which this is true, of its `name` and its `input`, fails in each worker, and no other. */
export const failingOnce = (isMeant: string): string => `let hasFailed = false
addEventListener('message', (event) => {
  const { id, name, input } = event.data
  if (hasFailed || !(${isMeant})) return
  hasFailed = true
  event.stopImmediatePropagation()
  postMessage({ id, failure: { code: 'unknown', detail: 'Something went wrong. Please try again.', request_id: 'e2e' } })
})`
