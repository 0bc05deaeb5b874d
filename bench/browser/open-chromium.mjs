import { chromium } from '@playwright/test'
import { asText } from '../../e2e/engines/driver.mjs'
import { ensureChromium } from '../../scripts/ensure-chromium.mjs'
import { probe } from './probe.mjs'

const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update']

/**
 * Chromium as the journeys drive it, with what no other engine has: the memory of the worker, traces, a slower processor.
 * @param {number} slower how many times slower the page's processor is
 */
export async function openChromium(slower) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await context.addInitScript(probe)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const workers = followWorkers(session)
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const complaints = []
  page.on('pageerror', (error) => complaints.push(error.message))
  return {
    version: `Chromium ${browser.version()}`,
    page,
    complaints,
    goTo: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    evaluate: async (expression) => JSON.parse(await page.evaluate(asText(expression))),
    click: (x, y) => page.mouse.click(x, y),
    press: async (text) => void (await page.keyboard.type(text)),
    choose: (selector, file) => page.setInputFiles(selector, file),
    startTrace: (isWhole) => browser.startTracing(page, { categories: isWhole ? [...tasks, ...details] : tasks }),
    /** As text: Chromium's own form. */
    endTrace: async () => (await browser.stopTracing()).toString(),
    workerMegabytes: () => workers.megabytes(),
    session,
    end: () => browser.close(),
  }
}

/** Tasks with their microtasks, and the phases of the way; then the calls and the layouts in them. */
const tasks = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing']
const details = ['toplevel', 'devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler']

/** Playwright has no session of a worker: messages to one go through its page. */
function followWorkers(session) {
  const attached = new Map()
  const waiting = new Map()
  let last = 0
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => attached.set(sessionId, targetInfo.url))
  session.on('Target.detachedFromTarget', ({ sessionId }) => attached.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result, error } = JSON.parse(message)
    waiting.get(id)?.(error ? Promise.reject(new Error(error.message)) : result)
    waiting.delete(id)
  })
  const started = session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const ask = async (sessionId, method, params = {}) => {
    await started
    last++
    const answer = new Promise((resolve) => waiting.set(last, resolve))
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: last, method, params }) })
    return answer
  }
  return {
    /** What the engine's worker keeps after its garbage is collected: its heap and its arrays. */
    async megabytes() {
      let most = 0
      for (const sessionId of attached.keys()) {
        await ask(sessionId, 'HeapProfiler.collectGarbage')
        const { usedSize, backingStorageSize = 0 } = await ask(sessionId, 'Runtime.getHeapUsage')
        most = Math.max(most, (usedSize + backingStorageSize) / 1e6)
      }
      return most
    },
  }
}
