import { type BrowserContext, test as base, expect } from '@playwright/test'

/**
 * A test in which nothing may go wrong on the side: no error in the console or a script, nothing that a policy had to
 * block, no request to another host. Import `test` from here in every journey.
 */
export const test = base.extend<{ loadsAhead: boolean; quiet: string[] }>({
  loadsAhead: [true, { option: true }],
  quiet: [
    async ({ context, baseURL, loadsAhead }, use) => {
      if (!loadsAhead) await context.addInitScript(loadNothingAhead)
      const noise: string[] = []
      watch(context, new URL(baseURL ?? '').host, noise)
      await use(noise)
      expect(noise, 'errors, blocked attempts and foreign requests').toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

/** For what the engine, the storage, the history, the host or a keyboard does: the same on a phone, and proven once, on the desk. */
export const once = { tag: '@once' }

/** The app loads all its parts in idle time: where no time is ever idle, it loads each on demand. */
function loadNothingAhead(): void {
  Object.assign(window, { requestIdleCallback: () => 0, loadsNothingAhead: true })
}

/** A trace (`--trace on`) is refused by the frame that shows a mail, since no script may run in it. */
const isOfTheTrace = (line: string): boolean => /^Blocked script execution in '[^']*\/sandbox\/mail\/[^']*\/body'/.test(line)

/** Where a journey goes without a service worker, the page hears so when it asks for one. */
const isOfTheBlock = (line: string): boolean => line === 'Service Worker registration blocked by Playwright'

function watch(context: BrowserContext, host: string, noise: string[]): void {
  context.on('console', (message) => {
    // A blocked attempt is reported as an error, too.
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTheTrace(message.text()) && !isOfTheBlock(message.text())) {
      noise.push(`console: ${message.text()}`)
    }
  })
  context.on('weberror', (error) => noise.push(`script: ${error.error().message}`))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:|^wss?:/.test(url.protocol) && url.host !== host) noise.push(`request: ${url.href}`)
  })
}
