// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deskFile, routesFile, serverFile } from '../../scripts/build.mjs'

/** The product as `npm start` runs it, with its own data folder; it can be stopped and started again at the same address. */
export async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'convostat-engines-data-'))
  const env = { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_RATE_LIMITS: 'off', CONVOSTAT_LOCAL_MODEL: 'off' }
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  let port = '0'
  process.once('exit', () => server?.kill())
  const start = async () => {
    const child = spawn(process.execPath, [serverFile, '--port', port, '--no-open'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    server = child
    return new Promise((/** @type {(origin: string) => void} */ resolve, reject) => {
      let said = ''
      child.stdout.on('data', (part) => {
        said += part
        const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? []
        if (origin) resolve(origin)
      })
      child.once('exit', () => reject(new Error(`The server ended. It said:\n${said}`)))
    })
  }
  const stop = async () => {
    const ended = new Promise((resolve) => server?.once('exit', resolve))
    server?.kill()
    await ended
  }
  const origin = await start()
  port = new URL(origin).port
  return {
    origin,
    /** The paths of all screens that the app lists, except for the upload. */
    screens: screens(),
    start,
    stop,
    /** Makes a license at the server's desk. @param {string} file */
    issueLicense(file) {
      const wish = ['--licensee', 'Ana Sol', '--email', 'ana@example.com', '--plan', 'monthly', '--out', file]
      execFileSync(process.execPath, [deskFile, 'issue', ...wish], { env, stdio: 'ignore' })
    },
    async end() {
      await stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** @returns {string[]} */
function screens() {
  const { app } = JSON.parse(readFileSync(routesFile, 'utf8'))
  return app.filter((/** @type {string} */ path) => path !== '/app')
}

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */
