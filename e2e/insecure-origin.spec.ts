import type { Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { askEngine } from './support/engine.ts'
import { expect, test as journey, once } from './support/journey.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeChat, chooseChat, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'

// A server in a home network, without HTTPS: to a browser no secure context. It has neither locks nor private files
// there, nor a way to make a random id by name.

const name = 'chats.test'

const test = journey.extend<{ engine: 'browser' | 'server' }, { servers: Record<'browser' | 'server', ProductServer> }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from here.
    async ({}, use) => {
      const servers = { browser: await productServer('browser', [name]), server: await productServer('server', [name]) }
      await use(servers)
      for (const server of Object.values(servers)) await server.stop()
    },
    { scope: 'worker' },
  ],
  engine: ['browser', { option: true }],
  baseURL: ({ servers, engine }, use) => use(servers[engine].origin.replace('localhost', name)),
})

test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${name} 127.0.0.1`],
  },
})

// One process has both servers.
test.describe.configure({ mode: 'default' })

// Chromium says of every page here that one of its headers is for secure contexts only.
test.afterEach(({ quiet }) => {
  const others = quiet.filter((line) => !line.startsWith('console: The Cross-Origin-Opener-Policy header has been ignored'))
  quiet.splice(0, quiet.length, ...others)
})

/** Waits until the copy is written. */
const expectKept = (page: Page, messages: number) =>
  expect
    .poll(async () => (await askEngine<{ uploads: { messageCount: number; bytes: number | null }[] }>(page, 'uploads.list')).uploads)
    .toMatchObject([{ messageCount: messages, bytes: expect.any(Number) }])

test('in the browser a chat is read, kept in its database, and added to', once, async ({ page }) => {
  await openUpload(page)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByText('If this is a private window, your chats are deleted when you close it.')).toBeVisible()
  await expect(page.getByText('Nothing will be kept after you close this window.')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSideways(page)

  await analyzeChat(page, { messages: 40 })
  await expect(figure(page, 'Total Messages')).toContainText('40')
  await expectKept(page, 40)
  await page.reload()
  await expect(figure(page, 'Total Messages')).toContainText('40')

  await page.goto('/app')
  await chooseChat(page, { messages: 60 })
  await page.getByRole('button', { name: 'Add to it' }).click()
  await page.waitForURL('**/dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('60')
  await expectKept(page, 60)
  await page.reload()
  await expect(figure(page, 'Total Messages')).toContainText('60')
})

test.describe('with the server reading', () => {
  test.use({ engine: 'server' })

  test('a chat is sent, read, and found again after a reload', once, async ({ page }) => {
    await page.goto('/app')
    await analyzeChat(page, { messages: 40 })
    await expect(figure(page, 'Total Messages')).toContainText('40')
    await page.reload()
    await expect(figure(page, 'Total Messages')).toContainText('40')
  })
})
