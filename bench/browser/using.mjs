/**
 * What using the dashboard and the search costs: a person chosen until every figure and chart is painted, and a key until its results
 * are. A page of Playwright's, with a chat open at its dashboard.
 */
export async function using(page) {
  const filter = await filtered(page)
  const { first, middle, slow } = await typed(page)
  return { filter, first, middle, slow }
}

/** From the tap to the frame in which no figure is the previous one and the charts are drawn; median of five people. */
async function filtered(page) {
  // The charts come into view first.
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: /^People:/ }).click()
  const times = []
  for (let person = 0; person < 5; person++) times.push(await page.evaluate(tapped, person))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  return times.toSorted((a, b) => a - b)[2]
}

/** Typed letter by letter, each once the one before is painted; common letters and words find hundreds of thousands. */
const texts = ['tomorrow', 'birthday', 'i love you', 'the best', '"happy birthday', 'from:alice good morning']

async function typed(page) {
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Search', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Search this chat' })
  await field.waitFor()
  const times = []
  const looked = new Set()
  for (const text of texts) {
    await field.fill('')
    for (let size = 1; size <= text.length; size++) {
      const asked = text.slice(0, size).trim()
      const key = text[size - 1] === ' ' ? 'Space' : text[size - 1]
      // A blank changes nothing yet, and the results of an earlier search are there immediately.
      if (looked.has(asked)) {
        await page.keyboard.press(key)
        await page.waitForTimeout(100)
        continue
      }
      looked.add(asked)
      await page.evaluate(watchForResults)
      await page.keyboard.press(key)
      const ms = await page.evaluate(() => window.painted)
      if (ms === null) throw new Error(`No results within ten seconds of the last key of ${JSON.stringify(asked)}.`)
      times.push(ms)
    }
    // The empty field shows no results, so that the next letter's are told from the last one's.
    await field.fill('')
    await page.locator('#search-found').waitFor({ state: 'detached' })
  }
  const [first, ...rest] = times
  const sorted = rest.toSorted((a, b) => a - b)
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Dashboard', exact: true }).click()
  return { first, middle: sorted[sorted.length >> 1], slow: sorted[Math.floor(sorted.length * 0.95)] }
}

/** Runs in the page: `painted` is the ms from the next key to the frame that shows what it found; null where none comes. */
function watchForResults() {
  window.painted = new Promise((resolve) => {
    let pressed
    let wasBusy = false
    const giveUp = setTimeout(() => resolve(null), 10_000)
    addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp
      },
      { capture: true, once: true },
    )
    const observer = new MutationObserver(() => {
      const status = document.querySelector('[role=status][aria-busy]')
      if (status?.ariaBusy === 'true') wasBusy = true
      else if (status && wasBusy) {
        observer.disconnect()
        clearTimeout(giveUp)
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)))
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
}

/** Runs in the page. */
function tapped(person) {
  const started = performance.now()
  document.querySelectorAll('[role=option]')[person].click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('[aria-busy=true]')) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
    }
    look()
  })
}
