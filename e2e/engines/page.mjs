// @ts-check
/** @typedef {import('./driver.mjs').Driver} Driver */
/**
 * What is looked for among what can be seen: a selector, or a role and its name, the whole of it or its beginning.
 * @typedef {string | { role: string, name?: string, begins?: string }} Wanted
 */

const patienceMs = 60_000
const lookAgainMs = 50

/** Where each role is found, among the elements that this product gives it to. */
const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  menuitem: '[role=menuitem]',
  radio: '[role=radio], input[type=radio]',
  textbox: 'textarea, input:not([type]), input[type=text]',
}

/**
 * Runs in the page: returns the middle of the wanted element once it does not move and nothing covers it, or why it cannot be pressed.
 * @param {string} selector @param {string | null} name @param {string | null} begins
 */
async function place(selector, name, begins) {
  const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim()
  const nameOf = (/** @type {HTMLElement} */ element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : []
    const parts = [...ids.map((id) => document.getElementById(id)), ...labels].map((part) => part?.textContent ?? '')
    return tidy(element.getAttribute('aria-label') ?? (parts.length > 0 ? parts.join(' ') : element.innerText))
  }
  const isMeant = (/** @type {HTMLElement} */ element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 0 &&
    (name === null || nameOf(element) === name) &&
    (begins === null || nameOf(element).startsWith(begins))
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).find(isMeant)
  if (!found) return 'is not there'
  if (found.matches(':disabled, [aria-disabled=true]')) return 'is disabled'
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const before = found.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = found.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return 'moves'
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  // What is around it is beside it, except a label that it is in.
  const isAt = (/** @type {EventTarget | null} */ hit) =>
    hit instanceof Element && (found.contains(hit) || hit.closest('label')?.contains(found) === true)
  if (!isAt(document.elementFromPoint(middle.x, middle.y))) return 'is covered'
  // The page may move between this look and the press, or during it: a press that arrives elsewhere is held back, and reported.
  const seen = /** @type {Pressing} */ (window)
  seen.pressed?.end()
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']
  // A menu may open under the press, and take its other half.
  const hasMoved = () => {
    const now = found.getBoundingClientRect()
    return found.isConnected && (now.x !== x || now.y !== y)
  }
  /** @type {NonNullable<Pressing['pressed']>} */
  const pressed = { arrived: 'nowhere', end: () => kinds.forEach((kind) => void removeEventListener(kind, hear, true)) }
  /** @param {Event} event */
  function hear(event) {
    if (event.type === 'pointerdown' && !isAt(event.target)) pressed.arrived = 'elsewhere'
    if (event.type === 'pointerup' && pressed.arrived === 'nowhere')
      pressed.arrived = isAt(event.target) || !hasMoved() ? 'there' : 'elsewhere'
    if (pressed.arrived !== 'elsewhere') return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of kinds) addEventListener(kind, hear, true)
  seen.pressed = pressed
  return middle
}

/** Where the last press arrived; a page that was left by it does not know. @typedef {Window & { pressed?: { arrived: 'nowhere' | 'there' | 'elsewhere', end: () => void } }} Pressing */

/** Runs in the page: whether the press has arrived, and where. */
function arrival() {
  const { pressed } = /** @type {Pressing} */ (window)
  if (pressed?.arrived !== 'nowhere') pressed?.end()
  return pressed?.arrived ?? 'there'
}

/** A page as a person uses it, in any engine. @param {Driver} driver */
export function pageOf(driver) {
  const called = (/** @type {Wanted} */ wanted) => (typeof wanted === 'string' ? wanted : JSON.stringify(wanted))
  const placed = (/** @type {Wanted} */ wanted) => {
    const { role, name = null, begins = null } = typeof wanted === 'string' ? { role: '' } : wanted
    const selector = typeof wanted === 'string' ? wanted : (selectors[/** @type {keyof typeof selectors} */ (role)] ?? `[role=${role}]`)
    return driver.evaluate(`(${place})(...${JSON.stringify([selector, name, begins])})`)
  }
  const page = {
    driver,
    evaluate: (/** @type {string} */ expression) => driver.evaluate(expression),
    /** Waits until an expression is true in the page. @param {string} expression @param {string} otherwise @param {number} [patience] */
    until: (expression, otherwise, patience = patienceMs) =>
      eventually(
        () => driver.evaluate(`Boolean(${expression})`).catch(() => false),
        () => otherwise,
        patience,
      ),
    /** @param {string} text @param {number} [patience] */
    says: (text, patience) =>
      page.until(`document.body.innerText.includes(${JSON.stringify(text)})`, `The page does not say “${text}”.`, patience),
    /** Presses it with the mouse as soon as it can be, and again where it moved away under the press. @param {Wanted} wanted */
    async click(wanted) {
      let why = ''
      const press = async () => {
        const found = await placed(wanted).catch((error) => String(error))
        why = typeof found === 'string' ? found : 'moves'
        if (typeof found === 'string') return false
        await driver.click(found.x, found.y)
        // A page that cannot be asked is being left, by the press.
        const arrived = await eventually(
          async () => {
            const where = await driver.evaluate(`(${arrival})()`).catch(() => 'there')
            return where !== 'nowhere' && where
          },
          () => `The press on ${called(wanted)} does not arrive.`,
        )
        return arrived === 'there'
      }
      await eventually(press, () => `${called(wanted)} ${why}.`)
    },
    /** Presses it and types over what is in it. @param {Wanted} wanted @param {string} text */
    async type(wanted, text) {
      await page.click(wanted)
      await page.until('document.activeElement?.matches("input, textarea")', `${called(wanted)} does not take the keyboard.`)
      await driver.evaluate('document.activeElement.select()')
      await driver.press(text)
      await page.until(`document.activeElement?.value === ${JSON.stringify(text)}`, `What was typed is not in ${called(wanted)}.`)
    },
    press: (/** @type {string} */ keys) => driver.press(keys),
    goTo: (/** @type {string} */ url) => driver.goTo(url),
    reload: () => driver.reload(),
    /** @param {string} selector @param {string} file */
    async choose(selector, file) {
      await page.until(`document.querySelector(${JSON.stringify(selector)})`, `${selector} is not there.`)
      await driver.choose(selector, file)
    },
  }
  return page
}

/** @typedef {ReturnType<typeof pageOf>} Page */

/** Waits for a value that is neither null nor false. @template T @param {() => Promise<T | null | false> | T | null | false} look @param {() => string} otherwise @param {number} [patience] @returns {Promise<T>} */
export async function eventually(look, otherwise, patience = patienceMs) {
  const late = Date.now() + patience
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > late) throw new Error(otherwise())
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}
