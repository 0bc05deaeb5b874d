// @ts-check
// Finds Firefox, or installs it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of a Firefox, installed first if there is none; null where this machine cannot install it. */
export function ensureFirefox() {
  if (!findFirefox() && isDebianRoot()) {
    console.log('No Firefox found: installing it with apt-get (about 250 MB).')
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'firefox-esr')
    if (!findFirefox()) throw new Error('Firefox could not be installed: firefox-esr.')
  }
  return findFirefox()
}

/** The path of a Firefox that is already here, or null. A FIREFOX_PATH that leads nowhere is a mistake to hear about. */
function findFirefox() {
  const wanted = process.env.FIREFOX_PATH
  if (wanted && !existsSync(wanted)) throw new Error(`FIREFOX_PATH is ${wanted}, but there is no file.`)
  return wanted || (places.find((place) => existsSync(place)) ?? null)
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
