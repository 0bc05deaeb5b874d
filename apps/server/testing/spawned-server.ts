import { spawn } from 'node:child_process'

export interface SpawnedServer {
  /** Empty where it ended before it answered. */
  origin: string
  /** Everything it said. */
  log(): string
  kill(signal: NodeJS.Signals): void
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** A built server in its own process, on a port of the system's choice, once it says where it is or has ended. */
export async function spawnServer(script: string, engine: 'browser' | 'server', env: NodeJS.ProcessEnv): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [script, '--port', '0', '--no-open', '--engine', engine], { env: { ...process.env, ...env } })
  // Whatever becomes of the test, its server does not outlive it.
  const end = () => void child.kill('SIGKILL')
  process.once('exit', end)
  child.once('close', () => process.off('exit', end))
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
  return { origin, log: () => log, kill: (signal) => void child.kill(signal), ended }
}
