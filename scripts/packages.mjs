// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inTurn } from './turn.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs `npm ci` unless node_modules already contains what the lockfile says. */
export function ensurePackages() {
  if (hasPackages(root)) return
  inSetUp(() => {
    // Another start may have installed them meanwhile.
    if (!hasPackages(root)) install()
  })
}

/**
 * Installing and building, of one start at a time in this folder.
 * @template T
 * @param {() => T} work
 */
export const inSetUp = (work) =>
  inTurn(join(root, '.set-up-lock'), work, () => console.error('Waiting for another start in this folder to finish its set-up ...'))

function install() {
  console.error('Installing the packages (about a minute, only the first time) ...')
  // Build tools are needed whatever NODE_ENV says.
  if (!npm('ci', '--include=dev', '--no-fund', '--no-audit')) {
    throw new Error('The packages could not be installed. Is there a network? The lines above say what npm found; then try again.')
  }
}

/**
 * Whether an installation matches the lockfile. npm writes node_modules/.package-lock.json last, when everything is in
 * place, and a changed lockfile no longer agrees with it: it is the marker, so none of our own is needed.
 * @param {string} folder
 */
export function hasPackages(folder) {
  const marker = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(marker)) return false
  return sameLock(packagesOf(join(folder, 'package-lock.json')), packagesOf(marker))
}

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Lock */

/**
 * @param {Lock} wanted
 * @param {Lock} installed
 */
function sameLock(wanted, installed) {
  const missing = Object.keys(wanted).some((path) => path !== '' && !wanted[path].optional && !installed[path])
  const foreign = Object.keys(installed).some(
    (path) => wanted[path]?.version !== installed[path].version || wanted[path]?.integrity !== installed[path].integrity,
  )
  return !missing && !foreign
}

/** @param {string} file @returns {Lock} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * Runs npm; true when it ended well.
 * @param {...string} args
 */
export function npm(...args) {
  // The npm that started us, if one did: on Windows `npm` alone is not a program that can be spawned.
  const [command, first] = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []]
  // What it says goes where messages go: the other output may be for a program to read.
  const { status } = spawnSync(command, [...first, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
  return status === 0
}
