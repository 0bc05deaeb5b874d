// @ts-check
// Installs Lighthouse for `npm run lighthouse`, in its own folder: it brings a hundred packages that nothing else here needs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './packages.mjs'

/** The last that runs on every Node we run on. */
const version = '12.8.2'
const folder = join(root, 'node_modules/.cache/convostat', `lighthouse-${version}`)

/**
 * What a page fared: scores from 0 to 1 by category, and what was measured.
 * @typedef {object} Report
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null, numericValue?: number, details?: { items?: { url: string, resourceType?: string, transferSize?: number }[] } }>} audits
 * @property {{ message: string }} [runtimeError]
 *
 * @typedef {object} Tools
 * @property {(url: string, options: object) => Promise<{ lhr: Report } | undefined>} lighthouse
 * @property {(options: object) => Promise<{ port: number, kill: () => void }>} launch
 */

/**
 * Lighthouse and what starts its browser, installed first if they are not here.
 * @returns {Promise<Tools>}
 */
export async function ensureLighthouse() {
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    console.log(`Installing Lighthouse ${version} (about 130 MB) ...`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const given = ['install', '--no-audit', '--no-fund', '--loglevel', 'error', '--prefix', folder, `lighthouse@${version}`]
    if (spawnSync(npm, given, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0) {
      throw new Error(`Lighthouse ${version} could not be installed: npm says why above.`)
    }
  }
  const find = createRequire(join(folder, 'package.json'))
  const load = (/** @type {string} */ name) => import(pathToFileURL(find.resolve(name)).href)
  const { default: lighthouse } = await load('lighthouse')
  const { launch } = await load('chrome-launcher')
  return { lighthouse, launch }
}
