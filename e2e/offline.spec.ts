import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { once } from './support/journey.ts'
import { productServer } from './support/product-server.ts'
import { type Alter, foreignServer, type Passing, type Recorder, recordingProxy } from './support/recorder.ts'
import {
  analyzeChat,
  chooseChat,
  drawnCharts,
  expectAccessibleInBothThemes,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
  toDashboard,
  whenNarrow,
} from './support/screens.ts'
import { isLook } from './support/watched.ts'
import { enginesOf } from './support/worker-script.ts'

// What is kept in the browser, so that the app opens without a network; and what comes of new versions, of none, and of installing.

test.use({ serviceWorkers: 'allow' })

const serviceWorkerPath = '/service-worker.js'

/** The server, as a place that can be taken away, and that another version can come from. */
let server: Recorder
let alter: Alter = () => null
test.beforeEach(async ({ baseURL }) => {
  alter = () => null
  server = await recordingProxy(baseURL ?? '', (path, answer) => alter(path, answer))
})
test.afterEach(() => server.close())

/** Another script, which the browser does not take for the one it has. */
const asAnother = ({ headers }: Passing, body: string): Passing => ({
  status: 200,
  headers: { ...headers, 'content-type': 'text/javascript', etag: undefined, 'cache-control': 'no-store' },
  body,
})

const isKeeping = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const openPrivacy = async (page: Page) => {
  await page
    .getByRole('button', { name: /^See how we keep your chat private|Your chat is analyzed right here/ })
    .filter({ visible: true })
    .first()
    .click()
  return page.getByRole('dialog', { name: 'Privacy you can see' })
}

test('after one visit the whole app opens, reads chats and leads through its screens without a server', once, async ({ page }) => {
  test.slow()
  await openUpload(page, server.origin)
  expect(await isKeeping(page)).toBe(true)
  await server.close()
  const reloaded = await page.reload()
  expect(reloaded?.fromServiceWorker()).toBe(true)
  // A demo chat is fetched: from what is kept.
  await page.getByRole('button', { name: 'Try a demo chat' }).click()
  await toDashboard(page)
  await drawnCharts(page)
  for (const screen of ['Special Moments', 'Search', 'Emotional Insights', 'Custom Milestones', 'Favorites', 'Ask', 'Settings']) {
    await goTo(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'The app itself, for offline use' })).toContainText('MB')
  // A real file, at an address one comes to without the app being open.
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, { messages: 40, names: ['Ольга', '李雷'] })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ольга')
  await page.getByRole('button', { name: 'Save “Message share”' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  // Another chat that is kept opens.
  await page.locator('[data-upload]').last().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Ольга')
  await drawnCharts(page)
  // No attempt arrives, and what only a server could tell is left open.
  await page.goto(`${server.origin}/app`)
  await expect(page.getByText('You can go offline now.')).toBeVisible()
  const dialog = await openPrivacy(page)
  await dialog.getByRole('button', { name: 'Run the test' }).click()
  await expect(dialog).toContainText('Your browser didn’t say how some attempts ended.')
  await expect(dialog.getByText('Blocked by your browser')).toHaveCount(6)
  // The site, too, as it was.
  for (const path of ['/', '/pricing', '/privacy']) {
    await page.goto(server.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

interface Attempt {
  way: string
  url: string
}

/** Ways out that a page or a worker could try, each with an address; runs inside it. */
async function attempt({ way, url }: Attempt): Promise<void> {
  try {
    if (way === 'fetch') await fetch(url, { mode: 'no-cors' }).catch(() => undefined)
    if (way === 'beacon') navigator.sendBeacon?.(url, 'leak')
    if (way === 'import') await import(/* @vite-ignore */ url).catch(() => undefined)
    if (way === 'worker') new Worker(url, { type: 'module' })
    if (way === 'events') new EventSource(url)
  } catch {
    // A way that throws is closed as well.
  }
  await new Promise((resolve) => setTimeout(resolve, 30))
}

// Without a look at what was blocked, which here is all of it.
test(
  'what comes out of what is kept has the rules it was sent with: page, worker and service worker reach nothing that they did not',
  once,
  async ({ page, context }) => {
    const elsewhere = await foreignServer()
    await openUpload(page, server.origin)
    const reloaded = await page.reload()
    expect(reloaded?.fromServiceWorker()).toBe(true)
    await expect(page.getByText('You can go offline now.')).toBeVisible()
    const [engine] = enginesOf(page)
    const rules = ['content-security-policy', 'connection-allowlist', 'permissions-policy', 'cross-origin-opener-policy', 'referrer-policy']
    const here = (await reloaded?.allHeaders()) ?? {}
    const sent = (await page.request.get(`${server.origin}/app`)).headers()
    for (const rule of rules) expect(here[rule], rule).toBe(sent[rule])
    expect(here['connection-allowlist']).toContain('/app')

    const [serviceWorker] = context.serviceWorkers()
    const places = {
      page: (given: Attempt) => page.evaluate(attempt, given),
      engine: (given: Attempt) => engine.evaluate(attempt, given),
      'service-worker': (given: Attempt) => serviceWorker.evaluate(attempt, given),
    }
    for (const way of ['fetch', 'beacon', 'import', 'worker', 'events']) {
      for (const [name, tryThere] of Object.entries(places)) {
        const mark = `leak-${name}-${way}`
        await tryThere({ way, url: `${elsewhere.origin}/${mark}` })
        for (const path of [`/${mark}`, `/?${mark}`, `/demo-chat.txt?${mark}`, `/assets/${mark}.js`, `/dashboard?${mark}`]) {
          await tryThere({ way, url: server.origin + path })
        }
      }
    }
    for (const path of ['/?leak-location', '/dashboard?leak-location', '/leak-location']) {
      const leaving = await context.newPage()
      await leaving.goto(`${server.origin}/app`)
      await leaving.evaluate((url) => void location.assign(url), server.origin + path)
      // Nothing says that nothing came.
      await leaving.waitForTimeout(1000)
      await leaving.close()
    }
    const arrived = [...server.seen, ...elsewhere.seen].map(({ url }) => url).filter((url) => url.includes('leak'))
    await elsewhere.close()
    expect(arrived).toEqual([])
  },
)

test('where it cannot be kept that is said, everything else works, and the next visit tries again', once, async ({ page }) => {
  const full = "Cache.prototype.put = () => Promise.reject(new DOMException('', 'QuotaExceededError'))"
  alter = (path, answer) => (path === serviceWorkerPath ? asAnother(answer, `${answer.body}\n${full}`) : null)
  await openUpload(page, server.origin)
  let dialog = await openPrivacy(page)
  await expect(dialog).toContainText('This browser doesn’t have enough space to save the app')
  await page.keyboard.press('Escape')
  await chooseChat(page, { messages: 12 })
  expect(await page.evaluate(() => caches.keys())).toEqual([])

  alter = () => null
  await openUpload(page, server.origin)
  dialog = await openPrivacy(page)
  await expect(dialog).toContainText('The app is saved in this browser, so you can open it offline.')
  await page.keyboard.press('Escape')
  // It can be taken out, and had again.
  await page.goto(`${server.origin}/settings`)
  await page.getByRole('button', { name: 'Delete the app saved for offline use' }).click()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // The browser ends the service worker with the last page of it, and with it what a page asks for meanwhile: the first visit after it may fail.
  await page.goto('about:blank')
  await expect(async () => {
    await page.goto(`${server.origin}/settings`)
  }).toPass({ timeout: 20_000 })
  dialog = await openPrivacy(page)
  await expect(dialog).toContainText('You removed the app from this browser')
  await dialog.getByRole('button', { name: 'Save it again' }).click()
  await expect(dialog).toContainText('The app is saved in this browser, so you can open it offline.')
})

/** Whether a page can load a script of this address, which it may have loaded before. Runs in it. */
const isLoaded = (url: string) =>
  new Promise<boolean>((resolve) => {
    const script = document.createElement('script')
    script.onload = () => resolve(true)
    script.onerror = () => resolve(false)
    script.src = url
    document.head.append(script)
  })

test('a new version waits until a reader lets it in; other tabs find every part of the one before', once, async ({ page, context }) => {
  // In nothing but what the service worker keeps.
  alter = (path, answer) =>
    path.startsWith('/assets/dashboard-') ? { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } } : null
  await openUpload(page, server.origin)
  await analyzeChat(page, { messages: 30 })
  const other = await context.newPage()
  await openUpload(other, server.origin)

  // A new version that no longer has a part of this one: neither in its list nor on the server.
  const part = /"\/assets\/dashboard-[\w-]+\.js"/
  let gone = ''
  alter = (path, answer) => {
    if (path === serviceWorkerPath) {
      gone = JSON.parse(part.exec(answer.body)?.[0] ?? '""')
      return asAnother(answer, answer.body.replace(`{"url":"${gone}","revision":null},`, ''))
    }
    return path === gone ? { ...answer, status: 404, body: '' } : null
  }
  await openUpload(other, server.origin)
  const offer = other.getByRole('listitem').filter({ hasText: 'A new version is ready.' })
  await expect(offer).toBeVisible()
  expect(gone).not.toBe('')
  // Nothing takes the place of the version that a chat is open in, until someone says so.
  await expect(page.getByText('A new version is ready.').first()).toBeVisible()
  await expect(figure(page, 'Total Messages')).toContainText('30')
  const before = await other.evaluate(() => performance.timeOrigin)
  await offer.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => other.evaluate(() => performance.timeOrigin).catch(() => before)).not.toBe(before)
  await expect(page.getByText('ConvoStat was updated in another tab. Reload this page to continue.').first()).toBeVisible()
  await expect(figure(page, 'Total Messages')).toContainText('30')
  expect(await page.evaluate(isLoaded, gone)).toBe(true)
  // What neither version has is not there: the look can fail.
  expect(await page.evaluate(isLoaded, '/assets/dashboard-none.js')).toBe(false)
})

test(
  'a server that has nothing kept any more takes out what it had kept, and the app continues from the network',
  once,
  async ({ page }) => {
    await openUpload(page, server.origin)
    expect(await isKeeping(page)).toBe(true)
    alter = (path, answer) => {
      if (path === serviceWorkerPath) return asAnother(answer, answer.body.replace(/^self\.told=.*;\n/, 'self.told=null;\n'))
      return null
    }
    await openUpload(page, server.origin)
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await openUpload(page, server.origin)
    await chooseChat(page, { messages: 12 })
  },
)

test('the app can be installed, and a chat that is opened with it is chosen, its name in no address', once, async ({ launchOptions }) => {
  const profile = mkdtempSync(join(tmpdir(), 'convostat-installed-'))
  const chat = join(profile, 'WhatsApp Chat with Zoëlisande.txt')
  writeFileSync(chat, chatText({ messages: 25 }))
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-US', serviceWorkers: 'allow' })
  try {
    const [page] = context.pages()
    await openUpload(page, server.origin)
    const devTools = await context.newCDPSession(page)
    expect((await devTools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const app = { manifestId: `${server.origin}/app` }
    await devTools.send('PWA.install', { ...app, installUrlOrBundleUrl: `${server.origin}/app` })
    const opened = context.waitForEvent('page')
    await devTools.send('PWA.launchFilesInApp', { ...app, files: [chat] })
    const launched = await opened
    await expect(launched.getByRole('heading', { name: 'What’s in this file' })).toBeVisible()
    await expect(launched.getByText('WhatsApp Chat with Zoëlisande.txt')).toBeVisible()
    await expect(launched.getByText('25 messages')).toBeVisible()
    expect(launched.url()).toBe(`${server.origin}/app`)
    expect(server.seen.filter((seen) => /lisande|WhatsApp/.test(JSON.stringify(seen)))).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test(
  'in the app everyone can see what runs where, what was asked for, and have the browser refuse to break its rules',
  once,
  async ({ page, context }) => {
    await openUpload(page, server.origin)
    await page.reload()
    await expect(page.getByText('You can go offline now.')).toBeVisible()
    // A phone has its own button for it.
    await whenNarrow(page, async () => {
      const onPhone = await openPrivacy(page)
      await expect(onPhone).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(onPhone).toHaveCount(0)
    })
    const dialog = await openPrivacy(page)
    await expect(dialog).toContainText('In your browser')
    // Out of the answer that this page was made from, which is the server's.
    const sent = (await page.request.get(`${server.origin}/app`)).headers()
    await dialog.getByText('Full text').first().click()
    await expect(dialog.locator('pre').first()).toHaveText(sent['content-security-policy'])
    await expect(dialog.getByRole('listitem').filter({ hasText: 'The part that reads your chat' })).toContainText('no requests')
    await expect(dialog).toContainText('None of these addresses had anything added to it')
    const before = server.seen.length
    await dialog.getByRole('button', { name: 'Run the test' }).click()
    await expect(dialog).toContainText('Your browser blocked every attempt.')
    await expect(dialog.getByText('Blocked by your browser')).toHaveCount(7)
    // What it tried arrived nowhere, and is none of what the page asked for.
    const arrived = server.seen.slice(before).filter((each) => !isLook(each))
    expect(arrived.map(({ url }) => url)).toEqual([])
    await expect(dialog).not.toContainText('Other files')
    await expectAccessibleInBothThemes(page)
    await whenNarrow(page, async () => {
      await expectAccessibleInBothThemes(page)
      await expectNoSideways(page)
    })
    await context.setOffline(true)
    await expect(dialog).toContainText('You’re offline now. Carry on: everything works.')
    await context.setOffline(false)
    await expect(dialog).toContainText('You’re online now.')
  },
)

test('where the server reads the chats nothing is kept, and what is said of it is true', once, async ({ page }) => {
  const reading = await productServer('server')
  try {
    await page.goto(`${reading.origin}/app`)
    const dialog = await openPrivacy(page)
    await expect(dialog).toContainText(`On the server at ${new URL(reading.origin).host}`)
    await expect(dialog).toContainText('The app only works online here')
    await expect(dialog.getByText('The part that reads your chat')).toHaveCount(0)
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    expect((await (await page.request.get(`${reading.origin}${serviceWorkerPath}`)).text()).startsWith('self.told=null;')).toBe(true)
  } finally {
    await reading.stop()
  }
})
