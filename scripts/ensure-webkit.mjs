// @ts-check
// Finds WebKitGTK with its driver, the screen it is drawn on and GJS, which runs our window of it; or installs them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const programs = { driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb', gjs: '/usr/bin/gjs' }
// The driver of Debian 12 and its libraries are of the series 4.1.
const typelibs = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].map(
  (folder) => `${folder}/girepository-1.0/WebKit2-4.1.typelib`,
)
const debianPackages = ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1', 'fonts-noto-core', 'fonts-noto-color-emoji']

/** The programs, installed first if one is missing; null where this machine cannot install them. */
export function ensureWebKit() {
  if (!isHere() && isDebianRoot()) {
    console.log('No WebKitGTK found: installing it with apt-get (about 200 MB).')
    const apt = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...debianPackages)
    if (!isHere()) throw new Error(`WebKitGTK could not be installed: ${debianPackages.join(', ')}.`)
  }
  return isHere() ? programs : null
}

const isHere = () => Object.values(programs).every(existsSync) && typelibs.some(existsSync)

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}
