import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test, type Worker } from '@playwright/test'
import { foreignServer, type Recorder, recordingProxy, stunPort } from './support/recorder.ts'
import { picker } from './support/screens.ts'
import { workerScript } from './support/worker-script.ts'

// What the headers forbid, tried for real: each attempt is made by code inside the page or the engine's worker, and two
// servers write down what arrives. docs/privacy.md explains why each of these ways is tried.

let own: Recorder
let foreign: Recorder
test.beforeEach(async ({ baseURL }) => {
  own = await recordingProxy(baseURL ?? '')
  foreign = await foreignServer()
})
test.afterEach(async () => {
  await own.close()
  await foreign.close()
})

const leaked = () => [...own.seen, ...foreign.seen].map(({ url }) => url).filter((url) => url.includes('leak'))

async function appPage(page: Page): Promise<void> {
  await page.goto(`${own.origin}/app`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** The ways out that a page or a worker could try, each with an address to reach. */
const attempts = ['fetch', 'beacon', 'xhr', 'socket', 'events', 'import', 'worker', 'blob worker'] as const

/** Runs inside the page or the worker. Resolves when the attempt was refused or had its time. */
async function attempt({ way, url }: { way: (typeof attempts)[number]; url: string }): Promise<void> {
  const settled = new Promise((resolve) => setTimeout(resolve, 300))
  const source = `fetch(${JSON.stringify(url)}); import(${JSON.stringify(url)})`
  try {
    if (way === 'fetch') await fetch(url, { mode: 'no-cors' }).catch(() => undefined)
    if (way === 'beacon') navigator.sendBeacon?.(url, 'leak')
    if (way === 'xhr') {
      const request = new XMLHttpRequest()
      request.open('GET', url)
      request.send()
    }
    if (way === 'socket') new WebSocket(url.replace('http', 'ws'))
    if (way === 'events') new EventSource(url)
    if (way === 'import') await import(/* @vite-ignore */ url).catch(() => undefined)
    if (way === 'worker') new Worker(url, { type: 'module' })
    if (way === 'blob worker') new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })), { type: 'module' })
  } catch {
    // A way that throws is closed as well.
  }
  await settled
}

/** Everything in a page's markup that makes a browser ask for an address. */
async function addMarkup(origins: string[]): Promise<void> {
  for (const origin of origins) {
    const add = (tag: string, attributes: Record<string, string>) => {
      const element = document.createElement(tag)
      try {
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      } catch {
        // Trusted types refuse the address of a script before it is asked for.
      }
      document.body.append(element)
      return element
    }
    const url = (way: string) => `${origin}/leak-${way}`
    add('img', { src: url('img') })
    add('img', { srcset: `${url('srcset')} 1x` })
    add('video', { src: url('video'), poster: url('poster') })
    add('audio', { src: url('audio') })
    add('iframe', { src: url('iframe') })
    add('object', { data: url('object') })
    add('embed', { src: url('embed') })
    for (const rel of ['preload', 'icon', 'manifest', 'dns-prefetch', 'preconnect', 'prerender']) {
      add('link', { rel, href: url(rel), as: 'image' })
    }
    add('script', { src: url('script') })
    for (const rel of ['prefetch', 'stylesheet']) add('link', { rel, href: url(rel) })
    add('div', { style: `background: url(${url('style')})` })
    const form = add('form', { action: url('form'), method: 'post', target: '_blank' }) as HTMLFormElement
    form.submit()
    const ping = add('a', { href: '#', ping: url('ping') })
    ping.click()
  }
  await new Promise((resolve) => setTimeout(resolve, 1000))
}

/** Asks a STUN server, as every video call does at its start. */
async function askStun(port: number): Promise<void> {
  const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] })
  connection.createDataChannel('leak')
  await connection.setLocalDescription(await connection.createOffer())
  await new Promise((resolve) => setTimeout(resolve, 1500))
}

const openWindow = (origin: string): void => void window.open(`${origin}/leak-open`)

test('each of these ways is open where no policy closes it', async ({ page }) => {
  const stun = await stunPort()
  await page.goto(foreign.origin)
  for (const way of attempts) await page.evaluate(attempt, { way, url: `${foreign.origin}/leak-${encodeURIComponent(way)}` })
  await page.evaluate(askStun, stun.port)
  await page.evaluate(openWindow, foreign.origin)
  await page.evaluate(addMarkup, [foreign.origin])
  const markup = [
    'img',
    'srcset',
    'poster',
    'iframe',
    'object',
    'embed',
    'script',
    'stylesheet',
    'style',
    'form',
    'ping',
    'preload',
    'prefetch',
    'open',
  ]
  const ways = [...attempts, ...markup].map((way) => `/leak-${encodeURIComponent(way)}`)
  await expect.poll(() => ways.filter((way) => !leaked().includes(way))).toEqual([])
  expect(stun.packets()).toBeGreaterThan(0)
  stun.close()
})

test('the page of the chat screens reaches neither other hosts nor anything of our own server but what it is made of', async ({ page }) => {
  await appPage(page)
  await test.step('the page of the chat screens reaches no other host', async () => {
    for (const way of attempts) await page.evaluate(attempt, { way, url: `${foreign.origin}/leak-${encodeURIComponent(way)}` })
    expect(leaked()).toEqual([])
  })

  await test.step('the page reaches nothing of our own server either, but what it is made of, and no address with a query', async () => {
    for (const way of attempts) {
      for (const path of ['/health', '/api/license/status', '/assets/', '/demo-chat.txt', '/theme.js', '/']) {
        await page.evaluate(attempt, { way, url: `${own.origin}${path}?leak-${encodeURIComponent(way)}` })
      }
      await page.evaluate(attempt, { way, url: `${own.origin}/assets/leak-${encodeURIComponent(way)}.js` })
    }
    expect(leaked()).toEqual([])
  })

  await test.step('the page cannot ask a WebRTC server who it is', async () => {
    const stun = await stunPort()
    await page.evaluate(askStun, stun.port)
    expect(stun.packets()).toBe(0)
    stun.close()
  })

  await test.step('the page cannot leave by markup: pictures, styles, frames, forms, prefetching', async () => {
    await page.evaluate(addMarkup, [foreign.origin, own.origin])
    expect(leaked()).toEqual([])
  })
})

test('neither document turns text into markup or a script, and the app starts our own workers only', async ({ page }) => {
  const attempts = () => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    return [
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'
      }),
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>b</b>')),
      attempt(() => {
        script.text = 'leak()'
      }),
      attempt(() => script.setAttribute('src', 'https://evil.test/a.js')),
      attempt(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      attempt(() => new Worker('/assets/none.js?said=something')),
    ]
  }
  await appPage(page)
  expect(await page.evaluate(attempts)).toEqual(Array(6).fill('TypeError'))
  expect(
    await page.evaluate(() => new Promise((resolve) => new Worker('/assets/none.js').addEventListener('error', () => resolve('started')))),
  ).toBe('started')
  await page.goto('/')
  expect(await page.evaluate(attempts)).toEqual(Array(6).fill('TypeError'))
})

test('the page cannot be sent elsewhere: new windows and navigation to other hosts', async ({ page, context }) => {
  await appPage(page)
  await page.evaluate(openWindow, foreign.origin)
  await page.evaluate((url) => void window.open(`${url}/leak-noopener`, '_blank', 'noopener'), foreign.origin)
  await page.evaluate((url) => void location.assign(`${url}/leak-location`), foreign.origin)
  await page.waitForTimeout(1000)
  expect(leaked()).toEqual([])
  expect(context.pages().every((each) => !each.url().startsWith(foreign.origin))).toBe(true)
})

test('the page cannot carry anything to our own server by being sent there', async ({ page, context }) => {
  for (const path of ['/?leak', '/dashboard?leak', '/leak', '/demo-chat.txt?leak']) {
    await appPage(page)
    await page.evaluate((url) => void window.open(url), `${own.origin}${path}-open`)
    await page.evaluate((url) => void window.open(url, '_blank', 'noopener'), `${own.origin}${path}-noopener`)
    await page.evaluate((url) => void location.assign(url), `${own.origin}${path}-location`)
    await expect.poll(() => page.url()).toContain('chrome-error://')
    for (const other of context.pages().filter((each) => each !== page)) await other.close()
  }
  expect(leaked()).toEqual([])
})

test('no worker of the page reaches other hosts or our own', async ({ page }) => {
  await test.step('the engine worker reaches nothing at all, other hosts or our own', async () => {
    const worker = await engineWorker(page)
    for (const origin of [foreign.origin, own.origin]) {
      for (const way of attempts) await worker.evaluate(attempt, { way, url: `${origin}/leak-${encodeURIComponent(way)}` })
    }
    expect(leaked()).toEqual([])
  })

  await test.step('the printer, which is handed what a PDF is to say, reaches nothing at all', async () => {
    const { printer: script } = JSON.parse(readFileSync('apps/web/dist/routes.json', 'utf8')) as { printer: string }
    const started = page.waitForEvent('worker', (worker) => worker.url().endsWith(script))
    await page.evaluate((script) => void Object.assign(window, { printer: new Worker(script, { type: 'module' }) }), script)
    const printer = await started
    for (const origin of [foreign.origin, own.origin]) {
      for (const way of attempts) await printer.evaluate(attempt, { way, url: `${origin}/leak-${encodeURIComponent(way)}` })
    }
    expect(leaked()).toEqual([])
  })

  await test.step('the painter, which is given what a shared picture says, reaches nothing at all', async () => {
    const script = `/assets/${readdirSync('apps/web/dist/assets').find((name) => /^painter-.*\.js$/.test(name))}`
    const started = page.waitForEvent('worker', (worker) => worker.url().endsWith(script))
    await page.evaluate((script) => void Object.assign(window, { painter: new Worker(script, { type: 'module' }) }), script)
    const painter = await started
    for (const origin of [foreign.origin, own.origin]) {
      for (const way of attempts) await painter.evaluate(attempt, { way, url: `${origin}/leak-${encodeURIComponent(way)}` })
    }
    expect(leaked()).toEqual([])
  })

  await test.step('the script that talks to the local model reaches neither other hosts nor our own', async () => {
    const { loopback: script } = JSON.parse(readFileSync('apps/web/dist/routes.json', 'utf8')) as { loopback: string }
    const started = page.waitForEvent('worker', (worker) => worker.url().endsWith(script))
    await page.evaluate((script) => void Object.assign(window, { loopback: new Worker(script, { type: 'module' }) }), script)
    const loopback = await started
    // Both are programs on this computer, at other addresses than the model's.
    for (const origin of [foreign.origin, own.origin]) {
      for (const way of attempts) await loopback.evaluate(attempt, { way, url: `${origin}/leak-${encodeURIComponent(way)}` })
    }
    expect(leaked()).toEqual([])
  })
})

test('the site may be left by a link, and the chat screens are a fresh document', async ({ page }) => {
  await page.goto(`${own.origin}/`)
  const policy = await page.request.get(`${own.origin}/`).then((answer) => answer.headers()['connection-allowlist'])
  expect(policy).toBeUndefined()
  await page.evaluate(() => Object.assign(window, { site: true }))
  await page.getByRole('link', { name: 'Start Analyzing Free' }).click()
  await expect(page).toHaveURL(`${own.origin}/app`)
  expect(await page.evaluate(() => 'site' in window)).toBe(false)
})

/** The worker starts with the first call of a screen. */
async function engineWorker(page: Page): Promise<Worker> {
  const started = page.waitForEvent('worker', (worker) => workerScript.test(worker.url()))
  await appPage(page)
  await picker(page).setInputFiles({
    name: 'chat.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('04/03/2021, 00:05 - Ana: hi\n04/03/2021, 00:06 - Ben: hello\n'),
  })
  return started
}
