import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnServer } from '../../apps/server/testing/spawned-server.ts'

export interface ProductServer {
  origin: string
  /** Its data folder. */
  data: string
  /** Everything it said. */
  log: () => string
  /** The names of the files in its data folder, except for the license desk's own, and the sandbox's. */
  kept: () => string[]
  /** Ends it and removes its data folder; gives the names of the files that it left there. */
  stop(): Promise<string[]>
}

/** A separate server, as `npm start` runs it, with its own data folder; it answers to these names besides localhost. */
export async function productServer(
  engine: 'browser' | 'server',
  hosts: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductServer> {
  const data = mkdtempSync(join(tmpdir(), 'convostat-e2e-'))
  const desks = ['license', 'sandbox', 'sandbox/license'].map((folder) => join(data, folder))
  const kept = () =>
    readdirSync(data, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() && !desks.includes(entry.parentPath) ? [entry.name] : [],
    )
  // What runs on this machine, or stands in for it in another journey, is not this one's to ask.
  const env = { CONVOSTAT_DATA: data, CONVOSTAT_HOSTS: hosts.join(), CONVOSTAT_LOCAL_MODEL: 'off', ...settings }
  const { origin, log, kill, ended } = await spawnServer('apps/server/dist/server.js', engine, env)
  if (origin === '') throw new Error(`the server ended: ${log()}`)
  return {
    origin,
    data,
    log,
    kept,
    async stop() {
      kill('SIGTERM')
      await ended
      const left = kept()
      rmSync(data, { recursive: true, force: true })
      return left
    },
  }
}
