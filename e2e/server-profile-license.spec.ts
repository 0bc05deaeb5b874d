import { expect, type Page, test } from '@playwright/test'
import { issueLicense } from './support/licenses.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeChat, figure, goTo } from './support/screens.ts'

// npm start -- --engine server: the plan is that of the session with this server; the license itself is kept in the browser.

let server: ProductServer
test.beforeAll(async () => {
  server = await productServer('server')
})
test.afterAll(async () => {
  await server.stop()
})

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

test('a license opens the chat in full on the server, and a session that forgot it gets it again by itself', async ({ page, context }) => {
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, { messages: 5300 })
  await expect(figure(page, 'Total Messages')).toContainText('5,000')
  await goTo(page, 'Settings')
  await expect(plan(page)).toContainText('Free')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense({}, server.data))
  await expect(plan(page)).toContainText('Pro is active on this device.')
  await expect(plan(page)).toContainText('1 of 3')
  await goTo(page, 'Dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('5,300')

  // As after the idle hour: the session is gone, with chat and plan, and a returning visitor has the license.
  await context.clearCookies()
  await page.goto(`${server.origin}/settings`)
  await expect(plan(page)).toContainText('Pro is active on this device.')
  // The same device: no place more is taken.
  await expect(plan(page)).toContainText('1 of 3')
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, { messages: 5200 })
  await expect(figure(page, 'Total Messages')).toContainText('5,200')

  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Remove license from this device' }).click()
  await expect(plan(page)).toContainText('Free')
  await goTo(page, 'Dashboard')
  await expect(figure(page, 'Total Messages')).toContainText('5,000')
})
