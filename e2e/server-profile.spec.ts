import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { issueLicense } from './support/licenses.ts'
import { type ProductServer, productServer } from './support/product-server.ts'
import { analyzeChat, figure, goTo } from './support/screens.ts'
import { workerScript } from './support/worker-script.ts'

// npm start -- --engine server: the chat is sent to this server, says the screen, and read there.

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: ProductServer
test.beforeAll(async () => {
  server = await productServer('server')
})
test.afterAll(async () => {
  expect(await server.stop()).toEqual([])
})

const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

async function openUpload(page: Page, origin = server.origin): Promise<void> {
  await page.goto(`${origin}/app`)
  await expect(page.getByText(`Analyzed by the server at ${new URL(origin).host}`).first()).toBeVisible()
}

test('the screen says who reads the chat, the server reads it, and a reload finds it again; another visitor sees nothing of it; a session on Free is answered 402 by every call of Pro, and its screens make none of them; T18: a form on a page of another site, sent by the visitor’s own browser, is 403 and changes nothing', async ({
  page,
  browser,
}) => {
  const workers: string[] = []
  page.on('worker', (worker) => workerScript.test(worker.url()) && workers.push(worker.url()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openUpload(page)
  await expect(page.getByText('100% Local')).toHaveCount(0)

  await analyzeChat(page, { messages: 40 })
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')
  expect(workers).toEqual([])
  expect(server.kept()).toHaveLength(2)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')

  const eve = await browser.newContext()
  const answer = await eve.request.get(`${server.origin}/api/overview`)
  expect([answer.status(), (await answer.json()).code]).toEqual([404, 'no_chat'])
  await eve.close()

  const lists = ['balance', 'caring-moments', 'cold-streaks', 'reply-discipline', 'response-matrix']
  const relationship = [...lists, 'conversations', 'bursts', 'streaks']
  const emotion = ['fingerprint', 'mood-timeline', 'vibe', 'highlights', 'sync']
  const pro = [...relationship.map((call) => `relationship/${call}`), ...emotion.map((call) => `emotion/${call}`)]
  for (const path of pro) {
    const response = await page.request.get(`${server.origin}/api/${path}`)
    expect([path, response.status(), (await response.json()).detail]).toEqual([
      path,
      402,
      'This feature requires a Pro license. Please upgrade to continue.',
    ])
  }
  await goTo(page, 'Relationship')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  await goTo(page, 'Emotional Insights')
  await expect(page.getByText('A small model on the server at')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overall trend' })).toContainText('Average sentiment')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  expect(asked.filter((path) => /^\/api\/(relationship|emotion)\/(?!corrections)/.test(path))).toEqual([])
  expect(asked).toContain('/api/charts/heatmap')

  const kept = server.kept()

  // To a browser, 127.0.0.1 is another site than localhost.
  const evil = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(
      `<form method="post" enctype="multipart/form-data" action="${server.origin}/api/upload"><input type="file" name="file"></form>`,
    )
  })
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`)
    await page.locator('input').setInputFiles({ name: 'chat.txt', mimeType: 'text/plain', buffer: Buffer.from(chatText({ messages: 3 })) })
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${server.origin}/api/upload`),
      page.evaluate(() => document.forms[0].submit()),
    ])
    expect(answer.status()).toBe(403)
    await expect(page.getByText('forbidden_origin')).toBeVisible()
  } finally {
    evil.close()
  }
  expect(server.kept()).toEqual(kept)
  await page.goto(`${server.origin}/dashboard`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')
})

test('what a chat sounds like is read on the server, and it gets what the reader says of a message, after a reload and in a new session too', async ({
  page,
  context,
}) => {
  const weights: string[] = []
  page.on('request', (request) => request.url().endsWith('.bin') && weights.push(request.url()))
  const first = page.locator('[data-result]').first()
  const find = async () => {
    await goTo(page, 'Search')
    await page.getByRole('searchbox', { name: 'Search this chat' }).fill('message')
  }
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await find()
  await page.getByRole('button', { name: 'Sentiment', exact: true }).click()
  await first.getByRole('button', { name: /: why\?/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sadness', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('You set this to sadness.')
  expect(server.kept().filter((path) => path.endsWith('corrections.json'))).toHaveLength(1)
  await page.reload()
  await expect(first).toContainText('negative')
  await context.clearCookies()
  await openUpload(page)
  await analyzeChat(page, { messages: 40 })
  await find()
  await page.getByRole('button', { name: 'Sentiment', exact: true }).click()
  await expect(first).toContainText('negative')
  await expect(first).toContainText('corrected')
  expect(weights).toEqual([])
})

test('two tabs look at two chats, and each continues telling of its own', async ({ context }) => {
  const [a, b] = [await context.newPage(), await context.newPage()]
  await openUpload(a)
  await analyzeChat(a, { messages: 60 }, 'WhatsApp Chat with Ana.txt')
  await openUpload(b)
  await analyzeChat(b, { messages: 20, names: ['Cleo', 'Dan'], year: 2022 }, 'WhatsApp Chat with Cleo.txt')
  await a.bringToFront()
  await a.getByRole('button', { name: 'This year' }).click()
  await expect(a.getByText(/of 60 messages/)).toBeVisible()
  await b.bringToFront()
  await b.reload()
  await expect(b.getByRole('heading', { level: 1 })).toHaveText('Cleo & Dan')
  await expect(figure(b, 'Total Messages')).toContainText('20')
  await a.getByRole('button', { name: 'Last 90 days' }).click()
  await expect(a.getByText(/of 60 messages/)).toBeVisible()
})

test('T22: no word from a chat is in the server’s output', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, { messages: 40, names: ['Canaryname', 'Ben'], say: () => 'canaryword' })
  await page.waitForURL('**/dashboard')
  const broken = chatText({ messages: 3, say: () => 'canaryword' }).replaceAll(':', '')
  await page.request.post(`${server.origin}/api/upload`, {
    multipart: { file: { name: 'canaryfile.txt', mimeType: 'text/plain', buffer: Buffer.from(broken) } },
  })
  expect(server.log()).not.toMatch(/canary/i)
})

test('a license opens the chat in full on the server, and a session that forgot it gets it again automatically', async ({
  page,
  context,
}) => {
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

test('when the server ends, no chat content is left', async ({ page }) => {
  const own = await productServer('server')
  await openUpload(page, own.origin)
  await analyzeChat(page, { messages: 40 })
  await page.waitForURL('**/dashboard')
  expect(own.kept()).toHaveLength(2)
  expect(await own.stop()).toEqual([])
  expect(own.log()).toContain('Stopping ...')
})
