// @ts-check
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { asText, reportViolations } from './driver.mjs'
import { clickAt, typing } from './input.mjs'

const startMs = 60_000
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
const window = fileURLToPath(new URL('webkit-window.mjs', import.meta.url))

/**
 * Which storage it has. `files` is what Safari has, except for handles that write at once, which WebKitGTK has no backend for; `plain` is
 * WebKitGTK as it ships, without files of an origin and without an estimate; `handles` has them, and each throws.
 */
export const storages = {
  files: ['StorageAPI', 'StorageAPIEstimate', 'FileSystem', 'FileSystemWritableStream'],
  plain: [],
  handles: ['StorageAPI', 'StorageAPIEstimate', 'FileSystem', 'AccessHandle'],
}

/**
 * WebKitGTK on a virtual screen, driven by WebDriver.
 * @param {{ driver: string, xvfb: string, gjs: string }} programs
 * @param {keyof typeof storages} storage
 * @returns {import('./driver.mjs').Open}
 */
export const openWebKit =
  (programs, storage = 'files') =>
  async ({ profile, downloads }) => {
    /** @type {import('node:child_process').ChildProcess[]} */
    const children = []
    const kill = () => children.forEach((child) => void child.kill('SIGKILL'))
    process.once('exit', kill)
    /** @param {string} program @param {string[]} args @param {NodeJS.ProcessEnv} env */
    const start = (program, args, env = {}) => {
      const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } })
      children.push(child)
      return child
    }
    const end = async () => {
      for (const child of children.reverse()) {
        const ended = new Promise((resolve) => child.once('close', resolve))
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill()
        await ended
      }
      process.off('exit', kill)
    }
    try {
      const screen = start(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
      const display = `:${(await firstOf(screen, 'Xvfb')).trim()}`
      const port = await freePort()
      // Without a bus for accessibility and for settings it would wait for each.
      const env = { DISPLAY: display, NO_AT_BRIDGE: '1', GTK_A11Y: 'none', GSETTINGS_BACKEND: 'memory', GIO_USE_VFS: 'local' }
      const driver = start(programs.driver, [`--port=${port}`], env)
      /** @type {string[]} */
      const complaints = []
      hearConsole(driver, complaints)
      const ask = asker(`http://127.0.0.1:${port}`)
      await until(() => ask('GET', '/status'), 'WebKitWebDriver does not answer.')
      const args = ['-m', window, profile, downloads, storages[storage].join(), reportViolations]
      const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.gjs, args } } }
      const session = await ask('POST', '/session', { capabilities })
      const at = `/session/${session.sessionId}`
      await ask('POST', `${at}/timeouts`, { script: 120_000, pageLoad: 120_000 })
      const resize = (/** @type {number} */ width, /** @type {number} */ height) =>
        ask('POST', `${at}/window/rect`, { x: 0, y: 0, width, height })
      const act = (/** @type {object} */ source) => ask('POST', `${at}/actions`, { actions: [source] })
      await resize(1440, 900)
      return {
        version: `WebKitGTK ${session.capabilities.browserVersion}`,
        complaints,
        goTo: (url) => ask('POST', `${at}/url`, { url }),
        reload: () => ask('POST', `${at}/refresh`, {}),
        async evaluate(expression) {
          const script = `const done = arguments[0]; ${asText(expression)}.then((text) => done([text]), (error) => done([null, String(error)]))`
          const [text, wrong] = await ask('POST', `${at}/execute/async`, { script, args: [] })
          if (wrong !== undefined) throw new Error(wrong)
          return JSON.parse(text)
        },
        click: (x, y) => act(clickAt(x, y)),
        press: (text) => act(typing(text)),
        async choose(selector, file) {
          const element = await ask('POST', `${at}/element`, { using: 'css selector', value: selector })
          await ask('POST', `${at}/element/${element[elementKey]}/value`, { text: file })
        },
        resize,
        screenshot: async () => Buffer.from(await ask('GET', `${at}/screenshot`), 'base64'),
        async end() {
          await ask('DELETE', at).catch(() => undefined)
          await end()
        },
      }
    } catch (error) {
      await end()
      throw error
    }
  }

/** What a page says in its console is written to the output of the driver that started the window. @param {import('node:child_process').ChildProcess} driver @param {string[]} complaints */
function hearConsole(driver, complaints) {
  let rest = ''
  driver.stdout?.on('data', (part) => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    complaints.push(...lines.filter((line) => /CONSOLE (?:[A-Z]+ )?ERROR/.test(line)))
  })
}

/** Its first line. @param {import('node:child_process').ChildProcess} child @param {string} name @returns {Promise<string>} */
function firstOf(child, name) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${name} ended before it was ready.`)))
    child.stdout?.once('data', (part) => resolve(String(part)))
  })
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} origin */
function asker(origin) {
  return async (/** @type {string} */ method, /** @type {string} */ path, /** @type {object | undefined} */ body = undefined) => {
    const answer = await fetch(origin + path, { method, body: body && JSON.stringify(body) })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
}

/** @param {() => Promise<unknown>} attempt @param {string} otherwise */
async function until(attempt, otherwise) {
  for (const late = Date.now() + startMs; Date.now() < late; ) {
    const isThere = await attempt().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(otherwise)
}
