// Finds the browser the end-to-end tests drive, or installs one. Never answers without a browser.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const shellPlace = '/usr/bin/chromium-headless-shell'
// Chats are written in every script: without these fonts a screenshot shows boxes.
const debianPackages = ['chromium', 'chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk', 'fonts-noto-color-emoji']

/** The path of a Chromium that is already here, or null. A CHROMIUM_PATH that leads nowhere is a mistake to hear about. */
export function findChromium(env = process.env) {
  const wanted = env.CHROMIUM_PATH
  if (wanted) {
    if (existsSync(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH is ${wanted}, but there is no file.`)
  }
  return places.find((place) => existsSync(place)) ?? playwrightsOwn()
}

/** The path of a Chromium, installed first if there is none. Throws one sentence on how to install it by hand. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (isDebianRoot()) {
    console.log('No Chromium found: installing it with apt-get.')
    const apt = (...args) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
    apt('update')
    apt('install', '-y', ...debianPackages)
  }
  if (!findChromium() && playwrightCli()) {
    console.log("No Chromium found: installing Playwright's own.")
    run(process.execPath, [playwrightCli(), 'install', 'chromium'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium; macOS, Windows: Google Chrome) or set CHROMIUM_PATH.',
  )
}

/**
 * The path of the same Chromium without the parts around its pages, which takes a fifth less of a machine's time; where there is none,
 * the whole one's.
 */
export function headlessShell(env = process.env) {
  if (env.CHROMIUM_PATH || !existsSync(shellPlace)) return ensureChromium()
  return shellPlace
}

/** Installs it where that takes no more than a package; nothing is missing without it. */
export function ensureHeadlessShell() {
  if (existsSync(shellPlace) || !isDebianRoot() || findChromium() !== places[0]) return
  console.log('No headless shell of Chromium found: installing it with apt-get.')
  const apt = (...args) => run('apt-get', args, { DEBIAN_FRONTEND: 'noninteractive' })
  apt('update')
  apt('install', '-y', 'chromium-headless-shell')
}

function isDebianRoot() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function run(command, args, env = {}) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
}

function playwrightCli() {
  try {
    return createRequire(import.meta.url).resolve('@playwright/test/cli')
  } catch {
    return null // not installed yet: there is no browser of its own either
  }
}

function playwrightsOwn() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test')
    const path = chromium.executablePath()
    return existsSync(path) ? path : null
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureChromium())
