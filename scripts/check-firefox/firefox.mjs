// @ts-check
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A Firefox that is asked by WebDriver BiDi, the W3C's protocol, which every Firefox speaks: the browser's own, as Debian or
 * Mozilla ships it, and nothing between.
 * @typedef {{ send: (method: string, params?: object) => Promise<any>, hear: (method: string, ear: (params: any) => void) => void, end: () => Promise<void> }} Firefox
 */

const startMs = 60_000

/** Asks nobody for updates, lists or experiments while it is watched. */
const quiet = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
}

/** Starts a Firefox with a profile of its own. @param {string} path @returns {Promise<Firefox>} */
export async function startFirefox(path) {
  const profile = mkdtempSync(join(tmpdir(), 'convostat-firefox-'))
  const prefs = Object.entries(quiet).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), prefs.join('\n'))
  const browser = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  })
  const ended = new Promise((resolve) => browser.once('close', resolve))
  try {
    const socket = await connected(`${await addressOf(browser)}/session`)
    const { send, hear } = conversation(socket)
    await send('session.new', { capabilities: {} })
    const end = async () => {
      await Promise.race([send('browser.close'), ended]).catch(() => browser.kill())
      await ended
      rmSync(profile, { recursive: true, force: true })
    }
    return { send, hear, end }
  } catch (error) {
    browser.kill()
    await ended
    rmSync(profile, { recursive: true, force: true })
    throw error
  }
}

/** Where it listens, as it says when it does. @param {import('node:child_process').ChildProcess} browser @returns {Promise<string>} */
function addressOf(browser) {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`Firefox does not answer. It said:\n${said}`)), startMs)
    browser.once('error', reject)
    browser.once('exit', () => reject(new Error(`Firefox ended. It said:\n${said}`)))
    browser.stderr?.on('data', (part) => {
      said += part
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
  })
}

/** @param {string} address @returns {Promise<WebSocket>} */
function connected(address) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`Firefox cannot be reached at ${address}.`)))
  })
}

/** Commands that are answered, and events that are heard. @param {WebSocket} socket */
function conversation(socket) {
  let last = 0
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const open = new Map()
  /** @type {Map<string, (params: any) => void>} */
  const ears = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data))
    if (type === 'event') return ears.get(method)?.(params)
    const waiting = open.get(id)
    open.delete(id)
    if (type === 'error') waiting?.reject(new Error(`${error}: ${message}`))
    else waiting?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of open.values()) reject(new Error('Firefox has hung up.'))
  })
  return {
    send: (/** @type {string} */ method, params = {}) =>
      new Promise((resolve, reject) => {
        open.set(++last, { resolve, reject })
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    hear: (/** @type {string} */ method, /** @type {(params: any) => void} */ ear) => void ears.set(method, ear),
  }
}
