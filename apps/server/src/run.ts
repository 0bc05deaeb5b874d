import { addressGate, type Rate } from './api/address-gate.ts'
import { browserApi } from './api/browser-api.ts'
import { type LicenseLetters, licenseDoor } from './api/license-door.ts'
import { sessionApi } from './api/session-api.ts'
import { serverApp } from './app.ts'
import { type Desk, openDesk } from './desk/desk.ts'
import { type LicenseService, licenseService } from './desk/license-service.ts'
import { type Limits, listen, limits as usualLimits } from './http-server.ts'
import type { Options } from './options.mjs'
import { paymentDoor } from './payments/calls-door.ts'
import { homeOf, ownOrigins } from './payments/own-origins.ts'
import { realSales } from './payments/real-sales.ts'
import { recovery } from './payments/recovery.ts'
import type { Sales, SalesOptions } from './payments/sales.ts'
import { publish } from './published.ts'
import type { SessionOptions } from './sessions/sessions.ts'
import type { PoolOptions } from './sessions/thread-pool.ts'

export interface RunOptions extends Pick<Options, 'port' | 'listen' | 'engine' | 'hosts' | 'license' | 'brand'> {
  /** Proxies in front of this server, whose X-Forwarded-For is believed. */
  proxies?: string[]
  /** The account that licenses are sold through, and the mail server that they leave by. */
  payments?: Options['payments']
  mail?: Options['mail']
  /** Where the pages are for everybody. */
  publicUrl?: string | null
  /** Where the payment provider is asked, instead of where it is. */
  providerFetch?: typeof fetch
  /** The folder for what the server keeps. */
  data: string
  /** The web build. */
  web: string
  /** The script of the threads that read chats. */
  chatThread: string
  limits?: Partial<Limits>
  rates?: Readonly<Record<string, Rate>>
  /** How many may be uploading at once. */
  mostUploads?: number
  pool?: PoolOptions
  sessions?: Pick<SessionOptions, 'limits' | 'now'>
  /** The clock that licenses go by: whole seconds since 1970. */
  licenseNow?: () => number
}

export interface Running {
  url: string
  /** Wipes the sessions that are over; done each minute by itself. */
  sweep(): Promise<void>
  close(graceSeconds: number): Promise<void>
}

const everyAddress = ['0.0.0.0', '::']

/** Starts the server; it answers when this resolves. */
export async function run(options: RunOptions): Promise<Running> {
  const desk = openDesk(options.data, options.license)
  try {
    return await runWith(desk, options)
  } catch (error) {
    await desk.close()
    throw error
  }
}

const sweepSeconds = 60

async function runWith(desk: Desk, options: RunOptions): Promise<Running> {
  const { port, listen: host, engine, hosts, proxies = [], web, limits, rates, brand } = options
  const published = publish(web, { engine, license: desk.trust, brand, payments: options.payments?.mode ?? null })
  const gate = addressGate({ proxies, rates })
  const licenses = licenseService(desk, options.licenseNow)
  const place = { hosts: [...hosts, nameOf(host)], port, publicUrl: options.publicUrl ?? null }
  const sales = await salesOf(desk, licenses, { origins: () => ownOrigins(place), home: () => homeOf(place) }, options)
  const letters = sales && lettersOf(desk, sales, options.licenseNow)
  const license = licenseDoor(licenses, { isAlwaysKnown: engine === 'server', letters })
  const payments = paymentDoor(sales?.calls ?? null)
  const chats =
    engine === 'server' ? sessionApi({ ...options, gate, license, payments }) : { api: browserApi(license, gate, payments), ...nothingKept }
  const app = serverApp({ published, engine, hosts: place.hosts, api: chats.api, portal: sales?.portal })
  const listening = await listen(app, { port, host }, { ...usualLimits, ...limits }).catch(async (error: unknown) => {
    await chats.close()
    await sales?.close()
    throw error
  })
  place.port = listening.port
  const sweep = () =>
    Promise.all([chats.sweep(), licenses.sweep()]).catch((error: NodeJS.ErrnoException) =>
      console.error(`sweeping failed: ${error.code ?? error.name}`),
    )
  let sweeping = sweep()
  const sweeper = setInterval(() => {
    sweeping = sweep()
  }, sweepSeconds * 1000)
  sweeper.unref()
  const isLocal = ['127.0.0.1', '::1', ...everyAddress].includes(host)
  return {
    url: `http://${isLocal ? 'localhost' : nameOf(host)}:${listening.port}`,
    sweep: async () => void (await sweep()),
    async close(graceSeconds) {
      clearInterval(sweeper)
      await listening.close(graceSeconds)
      await sweeping
      await chats.close()
      await sales?.close()
      await desk.close()
    },
  }
}

/** What is sold through the payment provider, where its account is set. */
async function salesOf(
  desk: Desk,
  licenses: LicenseService,
  pages: Pick<SalesOptions, 'origins' | 'home'>,
  { payments: settings, mail, brand, licenseNow: now, providerFetch: fetch }: RunOptions,
): Promise<Sales | undefined> {
  if (!settings || !mail) return undefined
  return realSales({ ...pages, desk, licenses, settings, mail, brand, now, fetch })
}

function lettersOf({ database }: Desk, { mail, portal }: Sales, now = () => Math.floor(Date.now() / 1000)): LicenseLetters {
  const { recover } = recovery([{ database, now, wake: mail.wake }])
  return { recover, portal: portal.ask }
}

const nothingKept = { sweep: async () => undefined, close: async () => undefined }

/** An address as a URL writes it. */
const nameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase())
