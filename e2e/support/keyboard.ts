import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has. */
const most = 250

/** To a control with Tab, as a reader without a mouse gets there. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  const isThere = () => control.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < most; stops++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not come to ${control}`)
}

/** The keyboard goes round in a dialog and does not leave it before it is closed. */
export async function expectTrapped(page: Page): Promise<void> {
  const isWithin = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await isWithin()).toBe(true)
  }
}

/**
 * Goes through all a page has with Tab: every stop has its ring and is not hidden by what is fixed (WCAG 2.4.7, 2.4.11), and
 * the page comes to an end (2.1.2).
 */
export async function expectWalkable(page: Page): Promise<void> {
  const wrong: string[] = []
  await page.evaluate(() => {
    scrollTo(0, 0)
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]')) delete walked.dataset.walked
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  let stops = 0
  for (; stops < most; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtStop)
    if (stop === null) break
    if (stop !== '') wrong.push(stop)
  }
  expect(wrong).toEqual([])
  expect(stops).toBeGreaterThan(5)
  expect(stops, 'the keyboard comes to the end').toBeLessThan(most)
}

/** What is wrong with what has the focus; null where the page has come round. */
async function lookAtStop(): Promise<string | null> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body || at.dataset.walked) return null
  at.dataset.walked = 'yes'
  const label = at.closest('label') ?? document.querySelector(`label[for="${CSS.escape(at.id || '-')}"]`)
  // The ring may be drawn around the card that a button fills, or the frame that a field is in.
  const around = [at, at.parentElement, label, ...(label?.querySelectorAll('*') ?? [])].filter((each) => each !== null)
  const isRinged = around.some((each) =>
    [undefined, '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }),
  )
  const isFramed = at.matches('textarea, input') && / 2px inset/.test(getComputedStyle(at.parentElement ?? at).boxShadow)
  const { left, top, width, height } = at.getBoundingClientRect()
  const parts = [0.1, 0.5, 0.9]
  const isSeen = parts.some((x) =>
    parts.some((y) => {
      const uppermost = document.elementFromPoint(left + width * x, top + height * y)
      return uppermost !== null && (at.contains(uppermost) || uppermost.contains(at) || label?.contains(uppermost))
    }),
  )
  const wrong = [!isRinged && !isFramed && 'no ring', !isSeen && 'hidden'].filter((each) => each !== false)
  return wrong.length > 0 ? `${wrong.join(', ')}: ${at.outerHTML.slice(0, 200)}` : ''
}
