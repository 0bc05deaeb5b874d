import { addressGate, type Rate } from './api/address-gate.ts'
import { browserApi } from './api/browser-api.ts'
import { licenseDoor } from './api/license-door.ts'
import { sessionApi } from './api/session-api.ts'
import { serverApp } from './app.ts'
import { type Desk, openDesk } from './desk/desk.ts'
import { licenseService } from './desk/license-service.ts'
import { type Limits, listen, limits as usualLimits } from './http-server.ts'
import type { Options } from './options.mjs'
import { publish } from './published.ts'
import type { SessionOptions } from './sessions/sessions.ts'
import type { PoolOptions } from './sessions/thread-pool.ts'

export interface RunOptions extends Pick<Options, 'port' | 'listen' | 'engine' | 'hosts' | 'license' | 'brand'> {
  /** Proxies in front of this server, whose X-Forwarded-For is believed. */
  proxies?: string[]
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
  const published = publish(web, { engine, license: desk.trust, brand, payments: null })
  const gate = addressGate({ proxies, rates })
  const licenses = licenseService(desk, options.licenseNow)
  const license = licenseDoor(licenses, { isAlwaysKnown: engine === 'server' })
  const chats = engine === 'server' ? sessionApi({ ...options, gate, license }) : { api: browserApi(license, gate), ...nothingKept }
  const app = serverApp({ published, engine, hosts: [...hosts, nameOf(host)], api: chats.api })
  const listening = await listen(app, { port, host }, { ...usualLimits, ...limits }).catch(async (error: unknown) => {
    await chats.close()
    throw error
  })
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
      await desk.close()
    },
  }
}

const nothingKept = { sweep: async () => undefined, close: async () => undefined }

/** An address as a URL writes it. */
const nameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase())
