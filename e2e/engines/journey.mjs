// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { keys } from './driver.mjs'
import { eventually } from './page.mjs'
import { whatIsLeft } from './what-is-left.mjs'

/**
 * What the steps work with.
 * @typedef {object} Visit
 * @property {string} engine
 * @property {import('./page.mjs').Page} page of the browser as it runs now
 * @property {import('./product.mjs').Product} product
 * @property {{ short: string, small: string, large: string }} chats
 * @property {string} downloads
 * @property {string} license
 * @property {() => Promise<void>} restart closes the browser and opens it again with the same profile
 */
/** @typedef {[name: string, walk: (visit: Visit) => Promise<unknown>]} Step */

const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' }
const titles = { small: 'Ana & Ben', large: 'Cem & Dan' }
/** The others know no rule (Connection-Allowlist) that closes our own server to addresses with something added, and say so. */
const enginesWithList = ['Chromium']
const note = 'where it all began'

/** What the privacy test requests: an address on our server that a browser must refuse, and a name that cannot be registered. */
const isTried = (/** @type {string} */ complaint) => /self-test|demo-chat\.txt/.test(complaint)
/** Without a server a request fails, and an engine says so. */
const isUnreached = (/** @type {string} */ complaint) =>
  /ERR_CONNECTION_REFUSED|Could not connect|NetworkError|NS_ERROR_|Failed to load resource/.test(complaint)

/** One journey through the product. @type {Step[]} */
export const journey = [
  [
    'the start page leads to the app',
    async ({ page, product }) => {
      await page.goTo(product.origin)
      await page.until('document.querySelector("h1")?.checkVisibility()', 'There is no headline.')
      await accessible(page)
      await inNarrow(page, () => fits(page, '/'))
      await page.click('a[href="/app"]')
      await page.until('location.pathname === "/app"', 'The app does not open.')
    },
  ],
  [
    'the upload screen loads all that it will need',
    async ({ page }) => {
      await loaded(page)
      await accessible(page)
    },
  ],
  ['a .txt of 5,000 messages shows its card', ({ page, chats }) => choose(page, chats.small, '5,000 messages')],
  [
    'it is analyzed: the dashboard with its charts',
    async ({ page }) => {
      await analyze(page)
      await figure(page, '5,000')
      await accessible(page)
    },
  ],
  [
    'a chart as a table, closed with Escape',
    async ({ page }) => {
      await page.click({ role: 'button', name: 'Calendar, as a table' })
      await page.until('document.querySelectorAll("[role=dialog] tbody tr").length > 3', 'The table has no rows.')
      await accessible(page)
      await page.press(keys.escape)
      await page.until('!document.querySelector("[role=dialog]")', 'The table does not close.')
      await page.until(
        'document.activeElement?.getAttribute("aria-label") === "Calendar, as a table"',
        'The keyboard does not come back to what opened the table.',
      )
    },
  ],
  [
    'a chart as PNG',
    async ({ page, downloads }) => {
      await page.click({ role: 'button', name: 'Save “Activity over time”' })
      await page.click({ role: 'menuitem', begins: 'Save as image' })
      const png = await saved(downloads, 'convostat-activity.png', (bytes) => bytes.includes('IEND'))
      const width = png.readUInt32BE(16)
      if (png.toString('latin1', 1, 4) !== 'PNG' || width !== 2160) throw new Error(`The picture is ${width} pixels wide.`)
    },
  ],
  [
    'a chart as CSV',
    async ({ page, downloads }) => {
      await page.click({ role: 'button', name: 'Save “Message share”' })
      await page.click({ role: 'menuitem', begins: 'Save as CSV' })
      const csv = await saved(downloads, 'convostat-share.csv', (bytes) => bytes.toString().endsWith('\r\n'))
      const expected = '\ufeffPerson,Messages,Share\r\nAna,2500,0.5\r\nBen,2500,0.5\r\n'
      if (csv.toString() !== expected) throw new Error(`The table holds ${JSON.stringify(csv.toString())}.`)
    },
  ],
  [
    'the search, and a message in its conversation',
    async ({ page }) => {
      await toScreen(page, '/search')
      await search(page)
      await accessible(page)
      await page.click({ role: 'button', begins: 'Open in the conversation' })
      await page.until(
        'document.querySelector("[data-message][aria-current=true]")?.innerText.includes("sofa")',
        'The conversation does not open.',
      )
      await page.until('document.querySelector("[role=slider]")', 'The conversation has no ribbon.')
      await accessible(page)
      await page.evaluate('history.back()')
      await page.until(
        'location.pathname === "/search" && document.querySelector("[data-result]")',
        'Back does not lead to what was found.',
      )
    },
  ],
  [
    'a favorite with a note',
    async ({ page }) => {
      await page.click({ role: 'button', begins: 'Save to favorites' })
      await page.says('Message saved to favorites!')
      await toScreen(page, '/favorites')
      await page.click({ role: 'button', begins: 'Note: add one' })
      await page.until('document.activeElement?.matches("textarea")', 'The note does not take the keyboard.')
      await page.press(note)
      await page.click({ role: 'button', name: 'Done' })
      await page.says(note)
      await accessible(page)
    },
  ],
  [
    'a question is answered',
    async ({ page }) => {
      await toScreen(page, '/ask')
      await page.type({ role: 'textbox', name: 'Your question' }, 'How many messages did Ana send?')
      await page.press(keys.enter)
      await page.says('Computed from every message')
      await page.says('2,500')
    },
  ],
  ['the free PDF', ({ page, downloads }) => pdf(page, downloads, 'Save the one-page report', 'convostat_report_free.pdf')],
  [
    'a .zip of 100,000 messages: its card, and the newest 5,000 on the dashboard',
    async ({ page, product, chats }) => {
      await page.goTo(`${product.origin}/app`)
      await choose(page, chats.large, '100,000 messages')
      await analyze(page)
      await figure(page, '5,000')
    },
  ],
  [
    'Pro is activated, and the chat is analyzed in full',
    async ({ page, license }) => {
      await toScreen(page, '/settings')
      await page.choose('input[type=file][accept*=".json"]', license)
      await page.says('License activated successfully!')
      await toScreen(page, '/dashboard')
      await figure(page, '100,000')
      await charts(page)
    },
  ],
  ['a second chat is left for the first', ({ page }) => switchTo(page, titles.small, '5,000')],
  ['the full PDF', ({ page, downloads }) => pdf(page, downloads, 'Save the full report', 'convostat_report_pro.pdf')],
  [
    'a short chat, to walk through the screens with',
    async ({ page, product, chats }) => {
      await page.goTo(`${product.origin}/app`)
      await choose(page, chats.short, '600 messages')
      await analyze(page)
    },
  ],
  // In each engine each screen in English, a third of them in each other language, and each way in each language; not all of these with one
  // another. What answers a menu, a reload and an address in a language is the router, the same in all engines
  // (apps/web/src/app/screens.page.test.tsx).
  ...Object.entries(languages).map(
    /** @returns {Step} */ ([language, name], place) => [
      `${name}: ${language === 'en' ? 'every screen' : 'a third of the screens'} by the menu, and as narrow as a phone by a reload or by its address`,
      async ({ page, product }) => {
        await toScreen(page, '/settings')
        await page.click({ role: 'radio', begins: name })
        await page.until(`document.documentElement.lang === "${language}"`, `The page is not in ${name}.`)
        await opened(page, '/settings')
        const paths = [...product.screens, '/app'].filter((_, n) => language === 'en' || n % Object.keys(languages).length === place)
        const titles = new Set()
        for (const [n, path] of paths.entries()) {
          const title = await toScreen(page, path)
          await inNarrow(page, async () => {
            if (n % 2 === 0) await page.reload()
            else await page.goTo(product.origin + path)
            await sameTitle(page, path, title)
            await fits(page, path)
          })
          titles.add(title)
        }
        // Where a chat or a license is not found, several screens say the same.
        if (titles.size < paths.length) throw new Error(`Some screens are headed alike: ${[...titles].join(', ')}.`)
        // Numbers and hints are right to left where the language is.
        await page.until(`document.documentElement.dir === "${language === 'ar' ? 'rtl' : 'ltr'}"`, 'Lines begin at the wrong side.')
        await page.goTo(`${product.origin}/dashboard`)
        await charts(page)
      },
    ],
  ),
  [
    'back to English, and dark',
    async ({ page }) => {
      await toScreen(page, '/settings')
      await page.click({ role: 'radio', begins: 'English' })
      await page.until('document.documentElement.lang === "en"', 'The page is not in English.')
      await chooseDark(page)
      await accessible(page)
    },
  ],
  [
    'after the browser was closed: chats, favorite, license and theme are there',
    async (visit) => {
      await visit.restart()
      const { page, product } = visit
      await page.goTo(`${product.origin}/dashboard`)
      await page.until('document.documentElement.dataset.theme === "dark"', 'The theme is forgotten.')
      await charts(page)
      await switchTo(page, titles.large, '100,000')
      await toScreen(page, '/favorites')
      await page.says(note)
      await toScreen(page, '/settings')
      await page.says('Pro is active on this device.')
    },
  ],
  [
    'without a network: screens, the search, a new file, the privacy test',
    async ({ page, product, chats }) => {
      await page.goTo(`${product.origin}/app`)
      await loaded(page)
      await product.stop()
      await page.goTo(`${product.origin}/dashboard`)
      await charts(page)
      await switchTo(page, titles.small, '5,000')
      await toScreen(page, '/search')
      await search(page)
      await toScreen(page, '/emotional-insights')
      await opened(page, '/emotional-insights')
      await page.goTo(`${product.origin}/app`)
      await choose(page, chats.small, '5,000 messages')
      await page.goTo(`${product.origin}/app`)
      await loaded(page)
      await runPrivacyTest(page)
      await page.says('Your browser didn’t say how some attempts ended.')
      await page.until(
        'document.body.innerText.split("Blocked by your browser").length === 7',
        'Not the six with a rule are called refused.',
      )
      await product.start()
      const other = page.driver.complaints.filter((complaint) => !isUnreached(complaint) && !isTried(complaint))
      page.driver.complaints.splice(0, Infinity, ...other)
    },
  ],
  [
    'the privacy test: the browser refuses what it has rules for',
    async ({ page, product, engine }) => {
      await page.goTo(`${product.origin}/app`)
      await loaded(page)
      await runPrivacyTest(page)
      await page.says(
        enginesWithList.includes(engine) ? 'Your browser blocked every attempt.' : 'Your browser let one request to our own server through',
      )
      const expected = enginesWithList.includes(engine) ? 7 : 6
      await page.until(
        `document.body.innerText.split("Blocked by your browser").length === ${expected + 1}`,
        `Not ${expected} are called refused.`,
      )
      const other = page.driver.complaints.filter((complaint) => !isTried(complaint))
      page.driver.complaints.splice(0, Infinity, ...other)
    },
  ],
  [
    'everything is deleted, and nothing is left',
    async ({ page, product }) => {
      // A file that was chosen without a network, and never analyzed, is part of it.
      await page.goTo(`${product.origin}/settings`)
      // What is counted above the button moves it.
      await page.says('In total')
      await page.click({ role: 'button', begins: 'Delete everything' })
      await page.until('document.querySelector("[role=alertdialog]")', 'No question is asked.')
      await page.click('[role=alertdialog] button.danger, [role=alertdialog] button:last-of-type')
      await page.says('Everything is deleted.')
      await page.reload()
      await opened(page, '/settings')
      const left = await page.evaluate(`(${whatIsLeft})()`)
      if (left.length > 0) throw new Error(`There is still ${left.join(', ')}.`)
    },
  ],
]

/** @typedef {import('./page.mjs').Page} Page */

/** Everything that the app loads in idle time is here. @param {Page} page */
const loaded = (page) => page.says('You can go offline now.', 90_000)

/** @param {Page} page */
async function runPrivacyTest(page) {
  await page.click({ role: 'button', begins: 'See how we keep your chat private' })
  await page.click({ role: 'button', name: 'Run the test' })
  await page.until('document.body.innerText.includes("Run it again")', 'The test does not end.')
}

/** @param {Page} page */
async function chooseDark(page) {
  await page.click('main [role=radio][value=dark]')
  await page.until('document.documentElement.dataset.theme === "dark"', 'The theme does not change.')
}

/** @param {Page} page */
async function charts(page) {
  await page.until('document.querySelectorAll("[data-chart]").length >= 3', 'The charts are not drawn.').catch(async (error) => {
    // Whether the chat, a figure or a drawing is missing: the screen says it in its words.
    throw new Error(`${error.message} ${await page.evaluate('location.pathname + " says: " + document.body.innerText.slice(0, 2000)')}`)
  })
}

/** @param {Page} page @param {string} file @param {string} count */
async function choose(page, file, count) {
  await page.choose('input[type=file][accept*=".txt"]', file)
  await page.says('What’s in this file')
  await page.says(count)
}

/** @param {Page} page */
async function analyze(page) {
  await page.click({ role: 'button', begins: 'Analyze' })
  await page.until('location.pathname === "/dashboard"', 'The dashboard does not open.')
  await charts(page)
}

/** The number of messages on the dashboard. @param {Page} page @param {string} count */
const figure = (page, count) =>
  page.until(
    `[...document.querySelectorAll("dt")].some((term) => term.innerText.includes("Total Messages") && term.parentElement.innerText.includes("${count}"))`,
    `The dashboard does not say ${count} messages.`,
  )

/** By the menu. The screen before stays until the next one is there: its headline must be gone. @param {Page} page @param {string} path */
async function toScreen(page, path) {
  const before = await page.evaluate('[location.pathname, document.querySelector("h1")?.innerText]')
  await page.click(`nav a[href="${path}"]`)
  if (before[0] !== path)
    await page.until(`document.querySelector("h1")?.innerText !== ${JSON.stringify(before[1])}`, `${path} does not come.`)
  return opened(page, path)
}

/** Waits until a screen has counted what it shows; gives its headline. @param {Page} page @param {string} path @returns {Promise<string>} */
async function opened(page, path) {
  const headline = 'document.querySelector("h1")?.innerText'
  const isBusy = 'document.querySelector("main .skeleton, main [aria-busy=true]")'
  await page.until(`location.pathname === "${path}" && ${headline} && !${isBusy}`, `${path} does not open.`)
  return page.evaluate(headline)
}

/** @param {Page} page @param {string} path @param {string} title */
async function sameTitle(page, path, title) {
  const found = await opened(page, path)
  if (found !== title) throw new Error(`${path} is headed “${found}”, not “${title}”.`)
}

/** Looks at the page while its window is as narrow as a phone. @param {Page} page @param {() => Promise<void>} look */
async function inNarrow(page, look) {
  await page.driver.resize(390, 844)
  await page.until('innerWidth === 390', 'The window does not become narrow.')
  await look()
  await page.driver.resize(1440, 900)
  await page.until('innerWidth === 1440', 'The window does not become wide.')
}

/** @param {Page} page @param {string} path */
const fits = (page, path) =>
  page.until('document.documentElement.scrollWidth <= document.documentElement.clientWidth', `${path} is wider than the screen.`, 5000)

/** @param {Page} page @param {string} title @param {string} count */
async function switchTo(page, title, count) {
  if ((await page.evaluate('location.pathname')) !== '/dashboard') await toScreen(page, '/dashboard')
  // The cards are below what is still being counted, and move until it is there.
  await charts(page)
  await opened(page, '/dashboard')
  await page.click({ role: 'button', name: title })
  await figure(page, count)
  await charts(page)
}

/** @param {Page} page */
async function search(page) {
  await page.type('#search-field', 'sofa')
  await page.press(keys.enter)
  await page.until('/\\b1 message found/.test(document.body.innerText)', 'The message is not found.')
}

/** @param {Page} page @param {string} downloads @param {string} button @param {string} name */
async function pdf(page, downloads, button, name) {
  if ((await page.evaluate('location.pathname')) !== '/dashboard') await toScreen(page, '/dashboard')
  await page.click({ role: 'button', name: 'Export PDF' })
  await page.click({ role: 'button', name: button })
  await page.says(`Saved as ${name}`, 120_000)
  await saved(
    downloads,
    name,
    (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-' && bytes.toString('latin1').trimEnd().endsWith('%%EOF'),
  )
  await page.press(keys.escape)
  await page.until('!document.querySelector("[role=dialog]")', 'The dialog does not close.')
}

/** What was saved under a name, once it is whole. @param {string} downloads @param {string} name @param {(bytes: Buffer) => boolean} isWhole */
function saved(downloads, name, isWhole) {
  const file = join(downloads, name)
  return eventually(
    () => {
      const bytes = existsSync(file) && readFileSync(file)
      return bytes && isWhole(bytes) ? bytes : null
    },
    () => `${name} is not saved.`,
  )
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Whether an animation is seen to move now, and will end; Firefox pauses those that are not visible, as in closed sections. */
const passes = `({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().endTime !== Infinity && effect.target.checkVisibility()`

/**
 * axe finds nothing wrong, once nothing fades in any more: half there, a text has another contrast. On a busy machine something may begin
 * to fade while axe looks, so it looks again before that counts.
 * @param {Page} page
 */
async function accessible(page) {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(`(() => { ${axe} })()`)
  /** @type {string[]} */
  let wrong = []
  for (let look = 0; look < 3; look++) {
    await page.until(`!document.getAnimations().some(${passes})`, 'Something moves without an end.')
    wrong = await page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | ')))`)
    if (wrong.length === 0) return
  }
  throw new Error(`axe finds ${wrong.join('\n')}`)
}
