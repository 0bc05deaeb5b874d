import { dirname, join } from 'node:path'
import type { Context } from 'hono'
import { serverApp } from './app.ts'
import { browserApi } from './chats/browser-api.ts'
import { printShop } from './chats/print-shop.ts'
import { sessionApi } from './chats/session-api.ts'
import type { SessionOptions } from './chats/sessions.ts'
import type { PoolOptions } from './chats/thread-pool.ts'
import { bodyLimits, chatLimits, type HttpLimits, httpLimits, type Rate } from './config/limits.ts'
import type { Options } from './config/options.mjs'
import { countedAddress, requestSender } from './http/addresses.ts'
import { type ArrivalLimits, arrivals } from './http/arrivals.ts'
import { bodyOnItsWay, listen } from './http/http-server.ts'
import { largeBodies } from './http/large-bodies.ts'
import { requestRates } from './http/request-rates.ts'
import { drawnAnew } from './http/site-documents.ts'
import { publish, reportPackIn } from './http/web-build.ts'
import { type LicenseDatabase, openDeskAsSet } from './licenses/license-database.ts'
import { licenseDoor } from './licenses/license-routes.ts'
import { openShop, type Payments } from './open-shop.ts'
import { homeOf, type OriginParts, ownOrigins } from './payments/own-origins.ts'
import { paymentDoor } from './payments/payment-routes.ts'
import { mailPreviews } from './sandbox/preview-pages.ts'
import { sandboxPages } from './sandbox/sandbox-pages.ts'
import { within } from './within.ts'

export interface RunOptions extends Pick<Options, 'port' | 'listen' | 'engine' | 'hosts' | 'license' | 'brand'> {
  /** Proxies in front of this server, whose X-Forwarded-For is believed. */
  proxies?: string[]
  /** In production, unless set: nothing is played. */
  mode?: Options['mode']
  /** The account that licenses are sold through, and the mail server that they leave by. */
  payments?: Options['payments']
  mail?: Options['mail']
  /** Whether browsers keep the app for the time without a network; only where they read the chats themselves. */
  offline?: boolean
  /** Where the pages are for everyone. */
  publicUrl?: string | null
  /** Where the payment provider is asked, instead of where it is. */
  providerFetch?: typeof fetch
  /** The same, `host:port`, asked in the way that it is asked for real; for measuring. */
  providerAt?: string
  /** Where Ollama is asked on this computer, by the server's engine; nobody is where it is not said. */
  localModel?: Options['localModel']
  /** The folder for what the server keeps. */
  data: string
  /** The web build. */
  web: string
  /** The script of the threads that read chats; that of the one that draws reports is beside it. */
  chatThread: string
  limits?: Partial<HttpLimits>
  rates?: Readonly<Record<string, Rate>>
  /** How many files may arrive at once from one address, if there is no other. */
  mostUploads?: number
  /** How many bodies of other calls, and how many bytes of them. */
  bodies?: ArrivalLimits
  pool?: PoolOptions
  sessions?: Pick<SessionOptions, 'limits' | 'now'>
  /** The clock that licenses go by: whole seconds since 1970. */
  licenseNow?: () => number
}

export interface Running {
  url: string
  /** Whether something can be bought, and who sells it. */
  payments: Payments['payments']
  /** Wipes the sessions that are over; done each minute automatically. */
  sweep(): Promise<void>
  close(graceSeconds: number): Promise<void>
}

const everyAddress = ['0.0.0.0', '::']

/** Starts the server; it answers when this resolves. */
export async function run(options: RunOptions): Promise<Running> {
  const desk = await openDeskAsSet(options.data, options.license)
  try {
    return await runWith(desk, options)
  } catch (error) {
    await desk.close()
    throw error
  }
}

async function runWith(desk: LicenseDatabase, options: RunOptions): Promise<Running> {
  const { port, listen: host, hosts } = options
  const place = { hosts: [...hosts, nameOf(host)], port, publicUrl: options.publicUrl ?? null }
  const shop = await openShop(desk, {
    brand: options.brand,
    mode: options.mode ?? 'production',
    payments: options.payments ?? null,
    mail: options.mail ?? { server: null, from: null },
    dataFolder: options.data,
    mailFolder: join(options.data, 'mail'),
    now: options.licenseNow,
    fetch: options.providerFetch,
    at: options.providerAt,
    origins: () => ownOrigins(place),
    home: () => homeOf(place),
  })
  try {
    return await openFor(shop, desk, place, options)
  } catch (error) {
    await shop.close()
    throw error
  }
}

/** Answers for a shop that is open. `place` learns the port. */
async function openFor(
  shop: Payments,
  desk: LicenseDatabase,
  place: OriginParts & { port: number },
  options: RunOptions,
): Promise<Running> {
  const { port, listen: host, engine, proxies = [], web, limits, rates, brand } = options
  const { licenses, letters, sales, playing } = shop
  const offline = engine === 'browser' && (options.offline ?? true)
  const told = { engine, license: shop.trust, brand, payments: shop.payments, offline, publicUrl: options.publicUrl }
  const published = publish(web, told, await drawnAnew(web, told))
  const counted = countedAddress(proxies)
  const addressOf = (c: Context) => counted(requestSender(c))
  const gate = requestRates(addressOf, rates)
  const bodies = arrivals(options.bodies ?? bodyLimits)
  const readInTurn = largeBodies()
  const hold = (c: Context) => {
    const address = addressOf(c)
    const ready = (bytes: number) => readInTurn(address, bytes, c.req.raw.signal)
    return { ...bodies.enter(address, bodyOnItsWay(c)), ready }
  }
  const license = licenseDoor(licenses, { isAlwaysKnown: engine === 'server', letters })
  const payments = paymentDoor(sales?.calls ?? null)
  const printThread = join(dirname(options.chatThread), 'print-thread.js')
  const chats =
    engine === 'server'
      ? sessionApi({
          ...options,
          addressOf,
          gate,
          hold,
          license,
          payments,
          printing: printShop({ thread: printThread, pack: reportPackIn(web) }),
        })
      : { api: browserApi(license, gate, payments, hold), ...nothingKept }
  shop.tellTo(chats.api)
  const files = [...published.files.keys()]
  const app = serverApp({
    published,
    engine,
    hosts: [...place.hosts],
    api: chats.api,
    portal: sales?.portal,
    sandbox: playing ? sandboxPages(playing, files) : undefined,
    previews: options.mode === 'development' ? mailPreviews(files) : undefined,
  })
  const listening = await listen(app, { port, host }, { ...httpLimits, ...limits }, counted).catch(async (error: unknown) => {
    await chats.close()
    throw error
  })
  place.port = listening.port
  const sweep = () =>
    Promise.all([chats.sweep(), shop.sweep()]).catch((error: NodeJS.ErrnoException) =>
      console.error(`sweeping failed: ${error.code ?? error.name}`),
    )
  let sweeping = sweep()
  const sweeper = setInterval(() => {
    sweeping = sweep()
  }, chatLimits.sweepSeconds * 1000)
  sweeper.unref()
  const isLocal = ['127.0.0.1', '::1', ...everyAddress].includes(host)
  return {
    url: `http://${isLocal ? 'localhost' : nameOf(host)}:${listening.port}`,
    payments: shop.payments,
    sweep: async () => void (await sweep()),
    async close(graceSeconds) {
      clearInterval(sweeper)
      shop.stop()
      await listening.close(graceSeconds)
      await within(chatLimits.sweepingMilliseconds, sweeping)
      await chats.close()
      await shop.close()
      await desk.close()
    },
  }
}

const nothingKept = { sweep: async () => undefined, close: async () => undefined }

/** An address as a URL writes it. */
const nameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase())
