import { browserApi } from './api/browser-api.ts'
import { sessionApi } from './api/session-api.ts'
import { serverApp } from './app.ts'
import { listen } from './http-server.ts'
import type { Options } from './options.mjs'
import { publish } from './published.ts'
import type { PoolOptions } from './sessions/thread-pool.ts'

export interface RunOptions extends Pick<Options, 'port' | 'listen' | 'engine' | 'hosts'> {
  /** The folder for what the server keeps. */
  data: string
  /** The web build. */
  web: string
  /** The script of the threads that read chats. */
  chatThread: string
  pool?: PoolOptions
}

export interface Running {
  url: string
  close(graceSeconds: number): Promise<void>
}

const everyAddress = ['0.0.0.0', '::']

/** Starts the server; it answers when this resolves. */
export async function run({ port, listen: host, engine, hosts, data, web, chatThread, pool }: RunOptions): Promise<Running> {
  const published = publish(web, engine)
  const { api, close } = engine === 'server' ? sessionApi({ data, chatThread, pool }) : { api: browserApi(), close: async () => undefined }
  const app = serverApp({ published, engine, hosts: [...hosts, nameOf(host)], api })
  const listening = await listen(app, { port, host }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const isLocal = ['127.0.0.1', '::1', ...everyAddress].includes(host)
  return {
    url: `http://${isLocal ? 'localhost' : nameOf(host)}:${listening.port}`,
    async close(graceSeconds) {
      await listening.close(graceSeconds)
      await close()
    },
  }
}

/** An address as a URL writes it. */
const nameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host.toLowerCase())
