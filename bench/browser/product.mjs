import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The built product of a checkout, served with its own data folder, and its licenses: each fresh browser is another device, and a license
 * is for three.
 * @param {string} root @param {number} port
 */
export async function serve(root, port) {
  const data = mkdtempSync(join(tmpdir(), 'convostat-bench-'))
  const env = { ...process.env, CONVOSTAT_DATA: data, CONVOSTAT_RATE_LIMITS: 'off', CONVOSTAT_LOCAL_MODEL: 'off' }
  const built = (name) => join(root, 'apps/server/dist', name)
  const server = spawn(process.execPath, [built('server.js'), '--port', `${port}`, '--no-open'], { env, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  const end = () => {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    await answering(origin)
    let issued = 0
    const issueLicense = () => {
      const license = join(data, `bench-license-${++issued}.json`)
      const wish = ['--licensee', 'Ana Sol', '--email', 'ana@example.com', '--plan', 'monthly', '--out', license]
      execFileSync(process.execPath, [built('license-desk.js'), 'issue', ...wish], { env, stdio: 'ignore' })
      return license
    }
    const { app } = JSON.parse(readFileSync(join(root, 'apps/web/dist/routes.json'), 'utf8'))
    return {
      origin,
      issueLicense,
      scripts: scriptsOfDashboard(join(root, 'apps/web/dist')),
      screens: app.filter((path) => path !== '/app'),
      end,
    }
  } catch (error) {
    end()
    throw error
  }
}

/** What the scripts of the dashboard's first visit weigh, compressed: the document's own, the app's and the screen's, with all they import before they run. */
function scriptsOfDashboard(dist) {
  const html = readFileSync(join(dist, 'app.html'), 'utf8')
  const assets = readdirSync(join(dist, 'assets'))
  const entries = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, path]) => path)
  const screens = assets.filter((name) => /^(?:main|dashboard)-[^.]+\.js$/.test(name)).map((name) => `assets/${name}`)
  const waiting = [...entries, ...screens]
  const seen = new Map()
  for (const path of waiting) {
    if (seen.has(path)) continue
    const source = readFileSync(join(dist, path), 'utf8')
    seen.set(path, gzipSync(source, { level: 9 }).length)
    for (const [, name] of source.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+\.js)["`']/g)) waiting.push(`assets/${name}`)
  }
  return [...seen.values()].reduce((sum, size) => sum + size, 0)
}

async function answering(origin) {
  for (let tries = 0; tries < 600; tries++) {
    const isReady = await fetch(`${origin}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start; run `npm run build` first.')
}
