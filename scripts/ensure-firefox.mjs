// @ts-check
// Finds Firefox, or installs it.
import { thisMachine } from './machine.mjs'

const places = [
  '/usr/bin/firefox',
  '/usr/bin/firefox-esr',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

/** The path of a Firefox, installed first if there is none; null where this machine cannot install it. */
export function ensureFirefox(machine = thisMachine) {
  if (!findFirefox(machine) && machine.mayInstall()) {
    console.log('No Firefox found: installing it with apt-get (about 250 MB).')
    machine.install(['firefox-esr'])
    if (!findFirefox(machine)) throw new Error('apt-get could not install it: firefox-esr.')
  }
  return findFirefox(machine)
}

/**
 * The path of a Firefox that is already here, or null. A FIREFOX_PATH that leads nowhere is a mistake to hear about.
 * @param {import('./machine.mjs').Machine} machine
 */
function findFirefox({ exists, env }) {
  const wanted = env.FIREFOX_PATH
  if (wanted && !exists(wanted)) throw new Error(`FIREFOX_PATH is ${wanted}, but there is no file.`)
  return wanted || (places.find((place) => exists(place)) ?? null)
}
