import { type Browser, expect, type Page, test } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { type Recorder, recordingProxy, type Seen } from './support/recorder.ts'
import { analyzeChat, drawnCharts, openUpload } from './support/screens.ts'

// The claim: nothing that leaves the browser depends on the chat. Looking for its words in what was sent cannot show that,
// since a count or a name's script could leave without them. So two chats that share nothing are taken through the same
// clicks, and what the server was sent must be the same, byte for byte. docs/privacy.md tells the whole of it.

let server: Recorder
test.beforeEach(async ({ baseURL }) => {
  server = await recordingProxy(baseURL ?? '')
})
test.afterEach(() => server.close())

/** The same clicks for every chat: upload, dashboard, a definition, a table, the other theme, reload, a second upload. */
async function clickThrough(page: Page, text: string, name: string): Promise<void> {
  await openUpload(page, server.origin)
  await analyzeChat(page, text, name)
  await page.getByRole('button', { name: 'How “Total words” is counted' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Message share, as a table' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Dark' }).filter({ visible: true }).click()
  await page.waitForTimeout(500)
  await page.reload()
  await drawnCharts(page)
  await page.getByRole('link', { name: 'Upload', exact: true }).filter({ visible: true }).click()
  await analyzeChat(page, text, name)
}

/** What the server is sent in a fresh browser, sorted: things loaded together arrive in any order. */
async function sentFor(browser: Browser, text: string, name: string): Promise<string[]> {
  server.seen.length = 0
  const context = await browser.newContext()
  await clickThrough(await context.newPage(), text, name)
  await context.close()
  return server.seen.map((each) => JSON.stringify(withoutDates(each))).sort()
}

function withoutDates({ method, url, headers, body }: Seen) {
  const { date: _date, connection: _connection, ...others } = headers
  return { method, url, headers: others, body }
}

test('7.3.1 two chats that share nothing make the same requests, header for header', async ({ browser }) => {
  test.slow()
  const small = await sentFor(browser, chatText({ messages: 10 }), 'WhatsApp Chat with Ana.txt')
  const names = ['Ольга', 'عائشة', '李雷', 'Ελένη', 'Łucja', 'नेहा', '👩‍👩‍👧']
  const words = (n: number) => `${n} слово كلمة 词 λέξη https://example.com/${n} 😀`
  const large = await sentFor(browser, chatText({ messages: 20_000, names, say: words, year: 2012 }), 'Чат.txt')
  expect(small.length).toBeGreaterThan(10)
  expect(large).toEqual(small)
})

test('7.3.2 no word, name or file name of the chat is in anything sent, in any spelling', async ({ page }) => {
  const secrets = ['Kanarienvogel', 'Zwergspinne', 'Quittengelee', 'Nachtpfauenauge']
  const [author, word, fileName, link] = secrets
  const text = chatText({ messages: 50, names: [author, 'Ben'], say: () => `${word} https://${link}.example/` })
  await clickThrough(page, text, `${fileName}.txt`)
  const sent = JSON.stringify(server.seen).toLowerCase()
  for (const secret of secrets) {
    const bytes = Buffer.from(secret)
    const spellings = [
      secret,
      bytes.toString('hex'),
      bytes.toString('base64').replace(/=+$/, ''),
      Buffer.from(secret, 'utf16le').toString('hex'),
    ]
    for (const spelling of spellings) expect(sent).not.toContain(spelling.toLowerCase())
  }
})

test('7.3.3 once everything is loaded, a chat causes no request and no attempt at one', async ({ page, context }) => {
  await openUpload(page, server.origin)
  const violations = () => page.evaluate(() => Object(window).violations)
  await page.evaluate(() => {
    Object.assign(window, { violations: [] })
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => Object(window).violations.push(violatedDirective))
  })
  const attempts: string[] = []
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url())) attempts.push(request.url())
  })
  server.seen.length = 0
  await analyzeChat(page, { messages: 6000, names: ['Ольга', 'عائشة', 'Ben'] })
  await page.getByRole('link', { name: 'Upload', exact: true }).filter({ visible: true }).click()
  await analyzeChat(page, { messages: 3 })
  expect(attempts).toEqual([])
  expect(server.seen).toEqual([])
  expect(await violations()).toEqual([])
})

test('7.3.5 unplugged: with the server gone everything still works', async ({ page, context }) => {
  await openUpload(page, server.origin)
  await context.setOffline(true)
  await server.close()
  await analyzeChat(page, { messages: 400, names: ['Ольга', '李雷'] })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ольга')
  await page.getByRole('link', { name: 'Upload', exact: true }).filter({ visible: true }).click()
  await analyzeChat(page, { messages: 30 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
})

test('at rest the chat is in nothing but its own storage: no cookie, no address, no title, no local storage', async ({ page, context }) => {
  const names = ['Kanarienvogel', 'Zwergspinne']
  await openUpload(page, server.origin)
  await analyzeChat(page, { messages: 20, names })
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    caches: await caches.keys(),
    title: document.title,
    address: location.href,
    state: JSON.stringify(history.state),
  }))
  expect(JSON.stringify([kept, await context.cookies()])).not.toMatch(/kanarienvogel|zwergspinne/i)
  expect(await context.cookies()).toEqual([])
  expect(kept.caches).toEqual([])
})
