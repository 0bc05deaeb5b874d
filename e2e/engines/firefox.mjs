// @ts-check
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { asText, reportViolations } from './driver.mjs'
import { clickAt, typing } from './input.mjs'

const startMs = 60_000
const answerMs = 90_000

/** No updates, lists or experiments are fetched while it is watched. @param {string} downloads */
const preferences = (downloads) => ({
  'app.update.disabledForTesting': true,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.open_pdf_attachments_inline': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'pdfjs.disabled': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
})

/** Firefox as Debian or Mozilla ships it, driven by WebDriver BiDi. @param {string} path @returns {import('./driver.mjs').Open} */
export const openFirefox =
  (path) =>
  async ({ profile, downloads }) => {
    const prefs = Object.entries(preferences(downloads))
    writeFileSync(
      join(profile, 'user.js'),
      prefs.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`).join('\n'),
    )
    const browser = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    })
    const kill = () => void browser.kill('SIGKILL')
    process.once('exit', kill)
    const ended = new Promise((resolve) => browser.once('close', resolve))
    const howItEnded = lastWordsOf(browser)
    try {
      const { send, hear } = conversation(await connected(`${await addressOf(browser)}/session`), howItEnded)
      const { capabilities } = await send('session.new', { capabilities: {} })
      /** @type {string[]} */
      const complaints = []
      // What a page was still loading when it is left is cut off, which Firefox logs as errors of that page.
      let isLeaving = false
      hear('browsingContext.navigationStarted', () => {
        isLeaving = true
      })
      hear('browsingContext.domContentLoaded', () => {
        isLeaving = false
      })
      hear('log.entryAdded', ({ level, text }) => {
        if (level === 'error' && !(isLeaving && isCutOff(text))) complaints.push(text)
      })
      await send('session.subscribe', {
        events: ['log.entryAdded', 'browsingContext.navigationStarted', 'browsingContext.domContentLoaded'],
      })
      await send('script.addPreloadScript', { functionDeclaration: `() => { ${reportViolations} }` })
      const { context } = await send('browsingContext.create', { type: 'tab' })
      const resize = (/** @type {number} */ width, /** @type {number} */ height) =>
        send('browsingContext.setViewport', { context, viewport: { width, height } })
      const act = (/** @type {object} */ source) => send('input.performActions', { context, actions: [source] })
      await resize(1440, 900)
      return {
        version: `Firefox ${capabilities.browserVersion}`,
        complaints,
        goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
        reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
        async evaluate(expression) {
          const answer = await send('script.evaluate', { expression: asText(expression), target: { context }, awaitPromise: true })
          if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
          return JSON.parse(answer.result.value)
        },
        click: (x, y) => act(clickAt(x, y)),
        press: (text) => act(typing(text)),
        async choose(selector, file) {
          const { nodes } = await send('browsingContext.locateNodes', { context, locator: { type: 'css', value: selector } })
          await send('input.setFiles', { context, element: nodes[0], files: [file] })
        },
        resize,
        async screenshot() {
          const { data } = await send('browsingContext.captureScreenshot', { context })
          return Buffer.from(data, 'base64')
        },
        async end() {
          await Promise.race([send('browser.close'), ended]).catch(kill)
          await ended
          process.off('exit', kill)
        },
      }
    } catch (error) {
      kill()
      await ended
      throw error
    }
  }

const isCutOff = (/** @type {string} */ text) =>
  /A ServiceWorker intercepted the request and encountered an unexpected error|error loading dynamically imported module/.test(text)

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

/** The end of what it printed, and its exit code or the signal that ended it. @param {import('node:child_process').ChildProcess} browser */
function lastWordsOf(browser) {
  let printed = ''
  browser.stderr?.on('data', (part) => {
    printed = (printed + part).slice(-2000)
  })
  const exited = new Promise((resolve) => browser.once('exit', (code, signal) => resolve(`exit code ${code}, signal ${signal}`)))
  return async () => {
    const running = new Promise((resolve) => setTimeout(resolve, 5000, 'still running'))
    return `${await Promise.race([exited, running])}. Its last lines:\n${printed}`
  }
}

/** @param {string} address @returns {Promise<WebSocket>} */
function connected(address) {
  return new Promise((resolve, reject) => {
    // Node's own, as of version 20, fails on some messages that arrive in pieces.
    const socket = new WebSocket(address)
    socket.once('open', () => resolve(socket))
    socket.on('error', (error) => reject(new Error(`Firefox cannot be reached at ${address}: ${error.message}`)))
  })
}

/**
 * Commands that are answered, and events that are received.
 * @param {WebSocket} socket
 * @param {() => Promise<string>} howItEnded asked when the socket is closed while a command waits
 */
function conversation(socket, howItEnded) {
  let last = 0
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const open = new Map()
  /** @type {Map<string, (params: any) => void>} */
  const ears = new Map()
  socket.on('message', (data) => {
    const { id, type, result, error, message, method, params } = JSON.parse(String(data))
    if (type === 'event') return ears.get(method)?.(params)
    const waiting = open.get(id)
    open.delete(id)
    if (type === 'error') waiting?.reject(new Error(`${error}: ${message}`))
    else waiting?.resolve(result)
  })
  socket.on('close', async () => {
    if (open.size === 0) return
    const error = new Error(`Firefox has closed the connection: ${await howItEnded()}`)
    for (const { reject } of open.values()) reject(error)
  })
  return {
    send: (/** @type {string} */ method, params = {}) =>
      new Promise((resolve, reject) => {
        if (socket.readyState !== WebSocket.OPEN) return reject(new Error('Firefox is gone.'))
        const id = ++last
        // Without this a page that never loads would hold up the whole run.
        const late = setTimeout(() => {
          open.delete(id)
          reject(new Error(`Firefox does not answer ${method}.`))
        }, answerMs)
        const over = (/** @type {(given: any) => void} */ settle) => (/** @type {any} */ given) => {
          clearTimeout(late)
          settle(given)
        }
        open.set(id, { resolve: over(resolve), reject: over(reject) })
        socket.send(JSON.stringify({ id, method, params }))
      }),
    hear: (/** @type {string} */ method, /** @type {(params: any) => void} */ ear) => void ears.set(method, ear),
  }
}
