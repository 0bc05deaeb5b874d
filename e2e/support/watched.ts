import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { netLogArguments, netLogTraces, resolverRules } from './net-log.ts'
import { type Alter, foreignServer, type Recorder, recordingProxy, type Seen, stunPort } from './recorder.ts'
import { tripwires, wire } from './tripwires.ts'

/** Someone else's host: it points to the server that writes down what arrives. */
export const foreignHost = 'elsewhere.test'

/** The one there is, which keeps the app for the time without a network. */
const ownServiceWorker = '/service-worker.js'

/**
 * The browser's own look whether there is another version of the service worker, at times of its choosing: always the same words. No script
 * can send this header.
 */
export const isLook = ({ method, url, headers, body }: Seen): boolean =>
  method === 'GET' && url === ownServiceWorker && headers['service-worker'] === 'script' && body === ''

/**
 * A separate browser in which nothing can leave unnoticed. The tests of the product and the leak zoo look through the
 * same eyes: what the zoo shows to be caught is what the product is shown not to do.
 */
export interface Watched {
  page: Page
  context: BrowserContext
  /** The product's server, with everything that reaches it. */
  own: Recorder
  /** Someone else's server, where `foreignHost` leads. */
  foreign: Recorder
  /** Where a WebRTC server would be asked. */
  stunPort: number
  /** From here on nothing may be asked for: everything is loaded. */
  loaded(): void
  /** What has left the browser so far or tried to, one sentence each; nothing for a clean run. */
  traces(): string[]
  /** Ends the browser and says the same, with what only its network log knows. */
  end(): Promise<string[]>
  /** Everything that arrived anywhere, from the first request on. */
  arrived(): Seen[]
}

interface Watching {
  server: string
  launch: LaunchOptions
  /** Plants something in what the server sends; the port is where a WebRTC server listens. */
  plant?: (stunPort: number) => Alter
  /** Words of the chat, to be looked for in the browser's network log. */
  words?: readonly string[]
  /** Where the browser keeps its profile; it stays when the browser ends. */
  profile?: string
}

export type Watch = (more?: Partial<Watching>) => Promise<Watched>

/** A test that may open such browsers. One that a failed test left open is ended. */
export const test = base.extend<{ watch: Watch }>({
  watch: async ({ baseURL, launchOptions }, use) => {
    const opened: Watched[] = []
    await use(async (more) => {
      const eyes = await watched({ server: baseURL ?? '', launch: launchOptions, ...more })
      opened.push(eyes)
      return eyes
    })
    await Promise.all(opened.map((eyes) => eyes.end()))
  },
})

async function watched({ server, launch, plant, words = [], ...given }: Watching): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-watched-'))
  const log = join(folder, 'net-log.json')
  const [foreign, stun] = await Promise.all([foreignServer(), stunPort()])
  const own = await recordingProxy(server, plant?.(stun.port))
  const rules = resolverRules({ [foreignHost]: new URL(foreign.origin).host.replace('localhost', '127.0.0.1') })
  const args = [...(launch.args ?? []), ...netLogArguments(log), `--host-resolver-rules=${rules}`]
  // A profile like everyone's: in a private window the browser itself would leave some of the ways out unused.
  const profile = given.profile ?? join(folder, 'profile')
  // Names are asked for in the open, so that every log shows them.
  mkdirSync(profile, { recursive: true })
  writeFileSync(join(profile, 'Local State'), JSON.stringify({ dns_over_https: { mode: 'off' } }))
  const context = await chromium.launchPersistentContext(profile, {
    ...launch,
    args,
    locale: 'en-US',
    // As everyone has it.
    serviceWorkers: 'allow',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await tripwires(context)

  const noticed: string[] = []
  let mark: number | null = null
  const unexpected = (what: string) => mark !== null && noticed.push(what)
  listen(context, own.origin, noticed, unexpected)
  const page = context.pages()[0] ?? (await context.newPage())

  function traces(): string[] {
    const late = mark === null ? [] : own.seen.slice(mark).filter((each) => !isLook(each))
    return [
      ...late.map(({ method, url }) => `arrived at our own server: ${method} ${url}`),
      ...foreign.seen.map(({ method, url }) => `arrived at another server: ${method} ${url}`),
      ...(stun.packets() > 0 ? [`arrived at a WebRTC server: ${stun.packets()} packets`] : []),
      ...context
        .serviceWorkers()
        .filter((worker) => worker.url() !== own.origin + ownServiceWorker)
        .map((worker) => `a service worker stands between: ${worker.url()}`),
      ...noticed,
    ]
  }

  let ending: Promise<string[]> | undefined
  async function close(): Promise<string[]> {
    const seen = traces()
    await context.close()
    const all = [...seen, ...netLogTraces(log, own.origin, words)]
    stun.close()
    await Promise.all([own.close(), foreign.close()])
    rmSync(folder, { recursive: true, force: true })
    return [...new Set(all)]
  }

  const end = () => {
    ending ??= close()
    return ending
  }
  const loaded = () => {
    mark = own.seen.length
  }
  return { page, context, own, foreign, stunPort: stun.port, loaded, traces, end, arrived: () => [...own.seen, ...foreign.seen] }
}

/** `noticed` may never happen; `unexpected` not after everything is loaded. */
function listen(context: BrowserContext, own: string, noticed: string[], unexpected: (what: string) => void): void {
  context.on('request', (request) => {
    const url = request.url()
    if (/^(data|blob):/.test(url)) return
    if (url.startsWith(`${own}/`)) unexpected(`asked for: ${request.method()} ${url}`)
    else noticed.push(`asked for: ${request.method()} ${url}`)
  })
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(wire)) noticed.push(text.slice(wire.length + 1))
    else if (message.type() === 'error') noticed.push(`the console says: ${text}`)
  })
  context.on('weberror', (error) => noticed.push(`a script failed: ${error.error().message}`))
  context.on('page', (page) => unexpected(`a window was opened: ${page.url()}`))
}
