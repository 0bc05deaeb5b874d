// @ts-check
// What the pictures of the product show: the dashboard of the demo chat as a reader without a license has it. Both the script that
// takes them and the journey that asks whether they are still true open it here.

/** In how many CSS pixels, and how many of the picture's each of them is. */
export const sizes = [
  { name: 'desk', width: 1440, height: 1410, scale: 4 / 3 },
  { name: 'phone', width: 360, height: 760, scale: 2 },
]
export const themes = /** @type {const} */ (['light', 'dark'])

/** The same wherever and whenever it is taken. */
export const reader = /** @type {const} */ ({ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' })
const today = new Date('2025-03-01T12:00:00Z')

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 */
export async function openDashboard(page, origin) {
  await page.clock.setFixedTime(today)
  await page.goto(`${origin}/app`)
  await page.getByRole('button', { name: 'Try a demo chat' }).click()
  await page.waitForURL('**/dashboard')
  // Nothing is pointed at.
  await page.mouse.move(0, 0)
  await page.locator('[data-story] blockquote').nth(2).waitFor()
  await page.locator('[data-chart]').nth(2).waitFor()
  await page.evaluate(() => document.fonts.ready)
  await drawn(page)
}

/**
 * What is to be seen in the window, one line a text: the text, and before it everything that what is before it and itself look
 * like, as a number. No place and no width is in it, which another machine's letters may move by a hair. Waits until it stays as it is.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<string[]>}
 */
export async function drawn(page) {
  let last = ''
  for (let tries = 0; tries < 120; tries++) {
    const isBusy = (await page.locator('[aria-busy="true"], [role="progressbar"], .skeleton').count()) > 0
    const lines = await page.evaluate(linesInWindow)
    if (!isBusy && lines.join('\n') === last) return lines
    last = lines.join('\n')
    await page.waitForTimeout(400)
  }
  throw new Error('The screen never comes to rest.')
}

/** Runs in the page, so everything it needs is in it. */
function linesInWindow() {
  const looks = /** @type {const} */ ([
    ...['color', 'backgroundColor', 'backgroundImage', 'boxShadow', 'opacity', 'fill', 'stroke', 'strokeWidth', 'strokeDasharray'],
    ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing', 'fontVariantNumeric', 'textDecorationLine'],
    ...[
      'textAlign',
      'textTransform',
      'whiteSpace',
      'paddingTop',
      'paddingRight',
      'paddingBottom',
      'paddingLeft',
      'marginTop',
      'marginBottom',
    ],
    ...['borderTopWidth', 'borderRightWidth', 'borderBottomWidth', 'borderLeftWidth', 'borderTopColor', 'borderBottomColor'],
    ...['borderTopLeftRadius', 'borderBottomRightRadius', 'display', 'position', 'rowGap', 'columnGap', 'alignItems', 'justifyContent'],
  ])
  /** @type {string[]} */
  const lines = []
  let seen = ''
  for (const element of document.body.querySelectorAll('*')) {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const style = getComputedStyle(element)
    // A shape counts by its kind of strokes: their places follow from the figures, which are read as texts. The id of its fill is random.
    const shape = element.getAttribute('d')?.replace(/[^a-z]/gi, '') ?? ''
    seen += `${element.tagName} ${shape} ${looks.map((name) => style[/** @type {'color'} */ (name)].replace(/#[^"]*/, '')).join(' ')};`
    const text = [...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])).join(' ')
    if (text.trim() === '') continue
    lines.push(`${hashed(seen)} ${text.replace(/\s+/g, ' ').trim()}`)
    seen = ''
  }
  return [...lines, hashed(seen)]

  /** FNV-1a. @param {string} text */
  function hashed(text) {
    let hash = 0x811c9dc5
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
}
