// @ts-check
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, serverFile } from '../../../../scripts/build.mjs'

/**
 * The product as it is now, built and served from its own data folder, while something is done with it.
 * @param {(origin: string) => Promise<void>} use
 */
export async function served(use) {
  ensureBuild()
  const data = mkdtempSync(join(tmpdir(), 'convostat-pictures-'))
  const env = { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_LOCAL_MODEL: 'off' }
  const server = spawn(process.execPath, [serverFile, '--port', '0', '--no-open'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('close', resolve))
  try {
    let log = ''
    const origin = await new Promise((resolve, reject) => {
      server.stdout.on('data', (bytes) => {
        log += bytes
        const [url] = /http:\/\/localhost:\d+/.exec(log) ?? []
        if (url) resolve(url)
      })
      void ended.then(() => reject(new Error(`The server ended: ${log}`)))
    })
    await use(origin)
  } finally {
    server.kill()
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}
