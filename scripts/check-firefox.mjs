// @ts-check
// `npm run check:firefox`: walks the main journey in a Firefox of this machine: reads a real export, looks at the dashboard,
// a chart's table, the search, a conversation and the settings, opens the page again, and all of it once more without a
// network. Says at which step it failed, if it does; its exit code says the same.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild, serverFile } from './build.mjs'
import { startFirefox } from './check-firefox/firefox.mjs'
import { keys, openPage } from './check-firefox/page.mjs'
import { ensureFirefox } from './ensure-firefox.mjs'
import { nodeTooOld } from './node-version.mjs'
import { ensurePackages, root } from './packages.mjs'

const chat = join(root, 'apps/web/public/demo-chat.txt')
const axe = () => readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Whether an animation is seen to move now, and will end; where nothing is seen, as in what is folded, Firefox holds it. */
const passes = `({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().endTime !== Infinity && effect.target.checkVisibility()`

/** @param {Awaited<ReturnType<typeof openPage>>} page @param {string} origin */
function steps(page, origin) {
  const screens = 'nav[aria-label="Screens"]'
  const toScreen = (/** @type {string} */ path) => page.open(`${screens} a[href="${path}"]`)
  const charts = () => page.until('document.querySelectorAll(".js-plotly-plot .main-svg").length >= 3', 'The charts are not drawn.')
  /** Nothing that axe finds wrong, once nothing fades in any more: half there, a text has another contrast. */
  async function sound() {
    await page.until(`!document.getAnimations().some(${passes})`, 'Something moves without an end.')
    if (!(await page.evaluate('"axe" in window')))
      await page.evaluate(`(0, eval)(${JSON.stringify(axe())}) && undefined`).catch(() => undefined)
    const wrong = await page.evaluate(
      'axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map(({ html }) => html.slice(0, 120)).join(" | ")))',
    )
    if (wrong.length > 0) throw new Error(`axe finds: ${wrong.join('\n')}`)
  }
  /** Sent by Enter, and found. */
  async function search() {
    await page.type('#search-field', 'sofa')
    await page.press(keys.enter)
    await page.until('/\\d+ messages? found/.test(document.body.innerText)', 'Nothing is found.')
  }

  /** @type {[string, () => Promise<unknown>][]} */
  return [
    [
      'the start page',
      async () => {
        await page.goTo(origin)
        await page.until('document.querySelector("h1")', 'There is no headline.')
        await sound()
      },
    ],
    [
      'the upload screen, loaded whole',
      async () => {
        await page.goTo(`${origin}/app`)
        await page.says('You can switch off the network now.')
        await sound()
      },
    ],
    [
      'a real export, chosen and analyzed',
      async () => {
        await page.choose('input[type=file][accept*=".txt"]', chat)
        await page.says('What is in this file')
        await page.open({ role: 'button', name: 'Analyze Chat' })
        await page.until('location.pathname === "/dashboard"', 'The dashboard does not open.')
      },
    ],
    [
      'the dashboard with its charts',
      async () => {
        await charts()
        await sound()
      },
    ],
    [
      'a chart as a table, closed with Escape',
      async () => {
        const table = { role: 'button', name: 'Calendar, as a table' }
        await page.open(table)
        await page.until('document.querySelectorAll("[role=dialog] tbody tr").length > 10', 'The table has no rows.')
        await sound()
        await page.press(keys.escape)
        await page.until('!document.querySelector("[role=dialog]")', 'The table does not close.')
        await page.until(
          'document.activeElement?.getAttribute("aria-label") === "Calendar, as a table"',
          'The keyboard does not come back.',
        )
      },
    ],
    [
      'the search',
      async () => {
        await toScreen('/search')
        await page.until(
          'document.activeElement?.id === "content" || document.activeElement?.id === "search-field"',
          'The keyboard is not led to the screen.',
        )
        await search()
        await sound()
      },
    ],
    [
      'a message in its conversation',
      async () => {
        await page.open('main button[aria-label^="Open in the conversation"]')
        await page.until('document.querySelector("[role=dialog]")?.innerText.includes("sofa")', 'The conversation does not open.')
        await page.press(keys.escape)
        await page.until('!document.querySelector("[role=dialog]")', 'The conversation does not close.')
      },
    ],
    [
      'a message among the favorites',
      async () => {
        await page.open('main button[aria-label^="Save to favorites"]')
        await toScreen('/favorites')
        await page.until('document.querySelectorAll("main [aria-label=\'Saved messages\'] li, main ul li").length > 0', 'Nothing is saved.')
        await sound()
      },
    ],
    [
      'the settings, and the dark theme',
      async () => {
        await toScreen('/settings')
        await page.open('main [role=radio][value=dark]')
        await page.press(' ')
        await page.until('document.documentElement.dataset.theme === "dark"', 'The theme does not change.')
        await sound()
      },
    ],
    [
      'the same after the page is opened again',
      async () => {
        await page.goTo(`${origin}/dashboard`)
        await charts()
        await page.until('document.documentElement.dataset.theme === "dark"', 'The theme is forgotten.')
      },
    ],
    [
      'without a network: the search, the words of a conversation, the dashboard',
      async () => {
        await page.setOffline(true)
        const isCut = await page.evaluate('fetch("/demo-chat.txt?anew", { cache: "no-store" }).then(() => false, () => true)')
        if (!isCut) throw new Error('The network is still there: this step would show nothing.')
        page.mistakes.length = 0
        await toScreen('/search')
        await search()
        await toScreen('/emotional-insights')
        await page.until('document.querySelector("main h1")', 'The screen does not open.')
        await toScreen('/dashboard')
        await charts()
        await page.setOffline(false)
      },
    ],
  ]
}

/** Walks all steps; true where each went well. @param {string} path @param {string} origin */
async function walk(path, origin) {
  const firefox = await startFirefox(path)
  try {
    const page = await openPage(firefox)
    console.log(await page.evaluate('navigator.userAgent'))
    for (const [name, step] of steps(page, origin)) {
      await step()
      if (page.mistakes.length > 0) throw new Error(`${name}: the page says: ${page.mistakes.join('; ')}`)
      console.log(`  ✓ ${name}`)
    }
    return true
  } finally {
    await firefox.end()
  }
}

/** The product as `npm start` runs it, on a free port with a data folder of its own. @param {string} data */
function startServer(data) {
  const server = spawn(process.execPath, [serverFile, '--port', '0', '--no-open'], {
    env: { ...process.env, CONVOSTAT_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  /** @type {Promise<string>} */
  const origin = new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (part) => {
      said += part
      const found = /http:\/\/localhost:\d+/.exec(said)
      if (found) resolve(found[0])
    })
    server.once('exit', () => reject(new Error(`The server ended. It said:\n${said}`)))
  })
  return { origin, stop: () => server.kill() }
}

const complaint = nodeTooOld(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const data = mkdtempSync(join(tmpdir(), 'convostat-firefox-data-'))
/** @type {ReturnType<typeof startServer> | undefined} */
let server
try {
  const path = ensureFirefox()
  ensurePackages()
  ensureBuild()
  server = startServer(data)
  await walk(path, await server.origin)
  console.log('The main journey works in Firefox.')
} catch (error) {
  console.error(`  ✗ ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  server?.stop()
  rmSync(data, { recursive: true, force: true })
}
