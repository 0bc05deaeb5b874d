// @ts-check
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './packages.mjs'

export const serverFile = join(root, 'apps/server/dist/server.js')
export const deskFile = join(root, 'apps/server/dist/license-desk.js')
export const cliFile = join(root, 'apps/cli/dist/convostat.js')
/** Every path of the site and of the app. */
export const routesFile = join(root, 'apps/web/dist/routes.json')
/** What a whole build leaves behind, the last file of each part. */
const products = [routesFile, serverFile]
const sources = ['apps', 'packages', 'fixtures', 'package.json', 'package-lock.json', 'tsconfig.json']
const notSources = new Set(['node_modules', 'dist', 'test-results'])

/** Builds the page and the server unless what was built is newer than every source. */
export function ensureBuild() {
  ensure(products, sources, ['@convostat/web', '@convostat/server'])
}

/** Builds the server, for who needs no page. */
export function ensureServerBuild() {
  const ofServer = sources.map((name) => (name === 'apps' ? 'apps/server' : name))
  ensure([serverFile, deskFile], ofServer, ['@convostat/server'])
}

/** Builds the command line alone. */
export function ensureCliBuild() {
  const ofCli = sources.map((name) => (name === 'apps' ? 'apps/cli' : name))
  ensure([cliFile], ofCli, ['@convostat/cli'])
}

/**
 * @param {string[]} products
 * @param {string[]} sources
 * @param {string[]} parts
 */
function ensure(products, sources, parts) {
  const built = Math.min(...products.map(newestIn))
  const newest = Math.max(...sources.map((name) => newestIn(join(root, name))))
  if (newest <= built) return
  console.error('Building ...')
  for (const part of parts) {
    if (!npm('run', '-s', 'build', '-w', part, '--', '--logLevel', 'warn')) throw new Error('The build failed; the lines above say where.')
  }
}

/**
 * When the newest source at this path last changed, in epoch milliseconds; 0 when there is none. Folders' own times do not
 * count: building changes those.
 * @param {string} path
 * @returns {number}
 */
export function newestIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  if (!stats.isDirectory()) return stats.mtimeMs
  const names = readdirSync(path).filter((name) => !notSources.has(name) && !name.includes('.test.'))
  return Math.max(0, ...names.map((name) => newestIn(join(path, name))))
}
