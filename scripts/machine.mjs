// @ts-check
// What the scripts that look for a program, and install it where they may, ask of the machine they run on.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Machine
 * @property {(path: string) => boolean} exists
 * @property {() => boolean} mayInstall
 * @property {(packages: readonly string[]) => void} install
 * @property {Record<string, string | undefined>} env
 */

/** @type {Machine} */
export const thisMachine = {
  exists: existsSync,
  mayInstall: () => isDebian() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
  install: (packages) => {
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...packages)
  },
  env: process.env,
}

// Others have apt-get, too, but not these packages: Ubuntu has no firefox-esr.
const isDebian = () => existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
