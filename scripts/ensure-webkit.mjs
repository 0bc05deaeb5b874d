// @ts-check
// Finds WebKitGTK with its driver, the screen it is drawn on and GJS, which runs our window of it; or installs them.
import { thisMachine } from './machine.mjs'

const programs = { driver: '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb', gjs: '/usr/bin/gjs' }
// The driver of Debian 12 and its libraries are of the series 4.1.
const typelibs = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'].map(
  (folder) => `${folder}/girepository-1.0/WebKit2-4.1.typelib`,
)
const debianPackages = ['webkit2gtk-driver', 'xvfb', 'gjs', 'gir1.2-webkit2-4.1', 'fonts-noto-core', 'fonts-noto-color-emoji']

/** The programs, installed first if one is missing; null where this machine cannot install them. */
export function ensureWebKit(machine = thisMachine) {
  if (!isHere(machine) && machine.mayInstall()) {
    console.log('No WebKitGTK found: installing it with apt-get (about 200 MB).')
    machine.install(debianPackages)
    if (!isHere(machine)) throw new Error(`apt-get could not install it: ${debianPackages.join(', ')}.`)
  }
  return isHere(machine) ? programs : null
}

const isHere = (/** @type {import('./machine.mjs').Machine} */ { exists }) =>
  Object.values(programs).every((path) => exists(path)) && typelibs.some((path) => exists(path))
