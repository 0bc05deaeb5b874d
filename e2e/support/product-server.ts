import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ProductServer {
  origin: string
  /** Everything it said. */
  log: () => string
  /** The names of the files in its data folder. */
  kept: () => string[]
  /** Ends it and removes its data folder; gives the names of the files that it left there. */
  stop(): Promise<string[]>
}

/** A server of its own, as `npm start` runs it, with a data folder of its own; it answers to these names besides localhost. */
export async function productServer(engine: 'browser' | 'server', hosts: readonly string[] = []): Promise<ProductServer> {
  const data = mkdtempSync(join(tmpdir(), 'convostat-e2e-'))
  const args = ['apps/server/dist/server.js', '--port', '0', '--no-open', '--engine', engine]
  const child = spawn(process.execPath, args, { env: { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_HOSTS: hosts.join() } })
  const kept = () => readdirSync(data, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  let log = ''
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (bytes: Buffer) => {
      log += bytes
      const [url] = /http:\/\/localhost:\d+/.exec(log) ?? []
      if (url) resolve(url)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then(() => reject(new Error(`the server ended: ${log}`)))
  })
  return {
    origin,
    log: () => log,
    kept,
    async stop() {
      child.kill('SIGTERM')
      await ended
      const left = kept()
      rmSync(data, { recursive: true, force: true })
      return left
    },
  }
}
