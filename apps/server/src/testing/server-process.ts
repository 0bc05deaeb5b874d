import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { builtThread } from './built-thread.ts'
import { temporaryFolder, webBuild } from './published-folder.ts'

export interface ServerProcess {
  origin: string
  port: number
  data: string
  /** Everything it said. */
  log(): string
  kill(signal: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** The server as it is shipped, in a process of its own; one that ends before it answers has no origin. */
export function serverProcesses() {
  const home = mkdtempSync(join(tmpdir(), 'convostat-shipped-'))
  const children: ChildProcess[] = []
  beforeAll(async () => {
    await builtThread(join(home, 'apps', 'server', 'dist'))
  })
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })

  return async function started({ data = temporaryFolder(), env = {} } = {}): Promise<ServerProcess> {
    cpSync(webBuild(), join(home, 'apps', 'web', 'dist'), { recursive: true })
    const args = [join(home, 'apps', 'server', 'dist', 'server.js'), '--port', '0', '--no-open', '--engine', 'server']
    const child = spawn(process.execPath, args, { env: { ...process.env, CONVOSTAT_DATA: data, ...env } })
    children.push(child)
    onTestFinished(() => void child.kill('SIGKILL'))
    let log = ''
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
    const origin = await new Promise<string>((resolve) => {
      const hear = (bytes: Buffer) => {
        log += bytes
        const [url] = /http:\/\/localhost:\d+/.exec(log) ?? []
        if (url) resolve(url)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      void ended.then(() => resolve(''))
    })
    const port = origin === '' ? 0 : Number(new URL(origin).port)
    return { origin, port, data, log: () => log, kill: (signal) => void child.kill(signal), ended }
  }
}
