// @ts-check
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inSetUp, npm, root } from './packages.mjs'

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
  ensure(products, sources, ['web', 'server'])
}

/** Builds the server, for who needs no page. */
export function ensureServerBuild() {
  const ofServer = sources.map((name) => (name === 'apps' ? 'apps/server' : name))
  ensure([serverFile, deskFile], ofServer, ['server'])
}

/** Builds the command line alone. */
export function ensureCliBuild() {
  const ofCli = sources.map((name) => (name === 'apps' ? 'apps/cli' : name))
  ensure([cliFile], ofCli, ['cli'])
}

/**
 * @param {string[]} products
 * @param {string[]} sources
 * @param {string[]} apps
 */
function ensure(products, sources, apps) {
  const isBuilt = () => {
    const built = Math.min(...products.map(newestIn))
    return Math.max(...sources.map((name) => newestIn(join(root, name)))) <= built
  }
  if (isBuilt()) return
  inSetUp(() => {
    // Another start may have built it meanwhile.
    if (isBuilt()) return
    console.error('Building ...')
    buildBeside(apps, ['--logLevel', 'warn'])
  })
}

/**
 * Builds apps beside what was built before, which is replaced by a rename once the new build is whole: a server that is running, or
 * starting, never finds half of one.
 * @param {string[]} apps
 * @param {string[]} [args] of the builder
 */
export function buildBeside(apps, args = []) {
  for (const app of apps) {
    const name = `dist.next-${process.pid}`
    const [dist, next, before] = ['dist', name, `dist.before-${process.pid}`].map((folder) => join(root, 'apps', app, folder))
    try {
      if (!npm('run', '-s', 'build', '-w', `@convostat/${app}`, '--', '--outDir', name, '--emptyOutDir', ...args))
        throw new Error('The build failed; the lines above say where.')
      if (existsSync(dist)) renameSync(dist, before)
      renameSync(next, dist)
    } finally {
      for (const folder of [next, before]) rmSync(folder, { recursive: true, force: true })
    }
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
  const names = readdirSync(path).filter((name) => !notSources.has(name) && !/^dist\.|\.test\./.test(name))
  return Math.max(0, ...names.map((name) => newestIn(join(path, name))))
}
