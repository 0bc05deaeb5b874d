import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { builtServer } from './built-thread.ts'
import { temporaryFolder, webBuild } from './published-folder.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'

export interface ServerProcess extends SpawnedServer {
  port: number
  data: string
}

/** The server as it is shipped, in its own process; one that ends before it answers has no origin. */
export function serverProcesses() {
  const home = mkdtempSync(join(tmpdir(), 'convostat-shipped-'))
  const started: SpawnedServer[] = []
  beforeAll(async () => {
    await builtServer(home)
  })
  afterAll(() => {
    for (const server of started) server.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })

  return async function start({ data = temporaryFolder(), env = {} } = {}): Promise<ServerProcess> {
    cpSync(webBuild(), join(home, 'apps', 'web', 'dist'), { recursive: true })
    const server = await spawnServer(join(home, 'apps', 'server', 'dist', 'server.js'), 'server', { CONVOSTAT_DATA: data, ...env })
    started.push(server)
    onTestFinished(() => server.kill('SIGKILL'))
    const port = server.origin === '' ? 0 : Number(new URL(server.origin).port)
    return { ...server, port, data }
  }
}
