import { writeFileSync } from 'node:fs'
import { longestTask, probe } from './probe.mjs'
import { processorTimes } from './trace.mjs'

/** Longer than any screen of a million messages takes, except for the feelings, which are read for minutes. */
const screenMs = 20_000

/**
 * The way of a visitor with Pro: a file is chosen, analyzed, its dashboard and then every screen looked at from top to end (`isShort`: no
 * other screen; `lookingMs`: how long the card is looked at before Analyze is pressed), the dashboard opened again by a reload.
 * @returns {Promise<Record<string, number>>} each row of the table: ms, bytes or MB; `phases` and `inProcessorTime` have the longest task in each phase
 */
export async function walkTheWay(page, { product, file, trace, use, isShort, lookingMs }) {
  const { driver } = page
  const seen = { scripts: product.scripts }
  await driver.goTo(`${product.origin}/settings`)
  await page.choose('input[type=file][accept*=".json"]', product.issueLicense())
  await page.says('License activated successfully!')

  await driver.goTo(`${product.origin}/app`)
  await driver.evaluate(`(${probe})()`)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await driver.startTrace?.(Boolean(trace))
  await page.choose('input[type=file][accept*=".txt"]', file)
  await reached(page, 'card')
  await new Promise((resolve) => setTimeout(resolve, lookingMs))
  await page.click({ role: 'button', name: 'Analyze Chat' })
  await reached(page, 'painted')
  const { chosen, card, pressed, figures, left, painted } = await driver.evaluate('window.way.marks')
  Object.assign(seen, { card: card - chosen, figures: figures - pressed, charts: painted - left })
  seen.memory = (await driver.workerMegabytes?.()) ?? Number.NaN
  await look(page, '/dashboard')
  for (const path of product.screens) {
    if (path === '/dashboard' || isShort) continue
    await driver.evaluate(`window.way.enter(${JSON.stringify(path)})`)
    await toScreen(page, path)
    await look(page, path)
  }
  seen.phases = await driver.evaluate(`(${longestTask})()`)
  seen.longest = Math.max(0, ...Object.values(seen.phases))
  const traced = await driver.endTrace?.()
  if (trace && traced) writeFileSync(trace, traced)
  const { longest, whole } = traced ? processorTimes(traced) : {}
  if (longest) seen.inProcessorTime = longest
  seen.busiest = longest ? Math.max(0, ...Object.values(longest)) : Number.NaN
  Object.assign(seen, { figuresBusy: whole?.['Analyze to figures'], chartsBusy: whole?.['figures to charts'] })

  await toScreen(page, '/dashboard')
  await untilStored(page)
  if (use) Object.assign(seen, await use(driver.page))
  await driver.startTrace?.(Boolean(trace))
  await driver.reload()
  await driver.evaluate(`(${probe})(), window.way.startsWith('painted')`)
  await reached(page, 'painted')
  seen.reload = await driver.evaluate('window.way.marks.painted')
  const reloaded = await driver.endTrace?.()
  if (trace && reloaded) writeFileSync(`${trace}.reload`, reloaded)
  if (reloaded) seen.reloadBusy = processorTimes(reloaded).whole.opening
  await new Promise((resolve) => setTimeout(resolve, 1500))
  seen.longestReload = Math.max(0, ...Object.values(await driver.evaluate(`(${longestTask})()`)))
  return seen
}

const reached = (page, stage) => page.until(`window.way.marks.${stage} > 0`, `The way does not come to: ${stage}.`, 180_000)

/** By the menu. A screen that takes longer than anyone waits for continues behind the next one. */
async function toScreen(page, path) {
  await page.click(`nav a[href="${path}"]`)
  await page.until(`location.pathname === ${JSON.stringify(path)}`, `${path} does not open.`)
  const isCounted = '!document.querySelector("main .skeleton, main [aria-busy=true]")'
  await page.until(`document.querySelector("h1") && ${isCounted}`, `${path} is still busy.`, screenMs).catch(() => undefined)
}

/** From its top to its end, a window at a time, as one reads it. */
async function look(page, path) {
  await page.evaluate(`window.way.enter(${JSON.stringify(path)})`)
  await page.evaluate(`(async () => {
    for (let step = 0; step < 40; step++) {
      const before = scrollY
      scrollBy({ top: innerHeight * 0.9, behavior: 'instant' })
      for (let wait = 0; wait < 6; wait++) await new Promise((resolve) => setTimeout(resolve, 25))
      if (scrollY === before) break
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })()`)
}

/** The copy on the device is whole once its record is there. */
async function untilStored(page) {
  await page.until(
    `await new Promise((resolve) => {
      const opening = indexedDB.open('convostat')
      opening.onsuccess = () => {
        const count = opening.result.transaction('uploads').objectStore('uploads').count()
        count.onsuccess = () => {
          opening.result.close()
          resolve(count.result > 0)
        }
      }
      opening.onerror = () => resolve(false)
    })`,
    'The copy on the device was not written.',
  )
}
