import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ensureStrace } from '../scripts/ensure-strace.mjs'
import { toUpload } from './support/leaks.ts'
import { osLog, type Sent } from './support/os-log.ts'
import { analyzeChat, openUpload } from './support/screens.ts'
import { test as base, foreignHost, type Watched } from './support/watched.ts'

// The other tests ask the browser what it does. This one asks the kernel: every connection and every packet of all the
// browser's processes is written down beneath it. `npm run test:privacy` runs it; `npm test` does not, see decision 014.

interface Run {
  eyes: Watched
  /** What the kernel saw, once the browser has ended. */
  sent(): Sent[]
}

const test = base.extend<{ run: () => Promise<Run> }>({
  run: async ({ watch, launchOptions }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'convostat-os-log-'))
    const strace = ensureStrace()
    let runs = 0
    await use(async () => {
      const log = osLog(strace, launchOptions.executablePath ?? '', mkdtempSync(join(folder, `${runs++}-`)))
      const eyes = await watch({ launch: { ...launchOptions, executablePath: log.executable } })
      return { eyes, sent: log.sent }
    })
    rmSync(folder, { recursive: true, force: true })
  },
})

/** Long enough for everything the browser does on its own. */
const pause = (page: Page) => page.waitForTimeout(8000)

const places = (sent: readonly Sent[]) => [...new Set(sent.map(({ what }) => what))].sort()

/** Our own server, by each of the names of this machine. */
const isOwn = (origin: string) => {
  const { port } = new URL(origin)
  return (what: string) => what === `TCP 127.0.0.1:${port}` || what === `TCP [::1]:${port}`
}

test('7.3.4 the kernel sees no destination with a chat that it does not see without, and after loading none at all', async ({ run }) => {
  test.slow()
  const control = await run()
  await openUpload(control.eyes.page, control.eyes.own.origin)
  control.eyes.loaded()
  await pause(control.eyes.page)
  expect(await control.eyes.end()).toEqual([])
  const noise = places(control.sent()).filter((what) => !isOwn(control.eyes.own.origin)(what))

  const { eyes, sent } = await run()
  await openUpload(eyes.page, eyes.own.origin)
  eyes.loaded()
  const since = Date.now()
  await analyzeChat(eyes.page, { messages: 6000, names: ['Ольга', 'عائشة', 'Ben'], say: (n) => `see https://somewhere-${n}.test/` })
  await pause(eyes.page)
  const until = Date.now()
  // Where a link is pressed, whatever it is, the browser opens an empty connection to its server: from here on to our own.
  await toUpload(eyes.page)
  await analyzeChat(eyes.page, { messages: 3 })
  expect(await eyes.end()).toEqual([])

  const added = sent().filter(({ what }) => !noise.includes(what))
  expect(places(added).some(isOwn(eyes.own.origin)), 'the page itself was loaded').toBe(true)
  expect(places(added).filter((what) => !isOwn(eyes.own.origin)(what))).toEqual([])
  expect(places(added.filter(({ at }) => at > since && at < until))).toEqual([])
})

test('7.3.4 the kernel’s log shows names, packets and connections where no policy closes the way', async ({ run }) => {
  const { eyes, sent } = await run()
  await eyes.page.goto(`http://${foreignHost}/`)
  await eyes.page.evaluate(leak, { host: foreignHost, stunPort: eyes.stunPort })
  await eyes.page.waitForTimeout(2000)
  await eyes.end()
  const seen = places(sent()).join('\n')
  expect(seen).toMatch(new RegExp(`:53 asks for name.${foreignHost}$`, 'm'))
  expect(seen).toContain(`UDP 127.0.0.1:${eyes.stunPort}`)
  expect(seen).toContain(`TCP 127.0.0.1:${new URL(eyes.foreign.origin).port}`)
})

async function leak({ host, stunPort }: { host: string; stunPort: number }): Promise<void> {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: `//name.${host}` }))
  await fetch('/fetched')
  const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${stunPort}` }] })
  connection.createDataChannel('text')
  await connection.setLocalDescription(await connection.createOffer())
}
