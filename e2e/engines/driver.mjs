// @ts-check
/**
 * What the journey needs from a browser of any engine. Everything else is built on this in page.mjs.
 * @typedef {object} Driver
 * @property {string} version the engine and its version
 * @property {string[]} complaints console errors, uncaught exceptions and policy violations since they were last emptied
 * @property {(url: string) => Promise<void>} goTo
 * @property {() => Promise<void>} reload
 * @property {(expression: string) => Promise<any>} evaluate the value of an expression in the page, which must be plain data
 * @property {(x: number, y: number) => Promise<void>} click presses the mouse there
 * @property {(keys: string) => Promise<void>} press types on the keyboard; special keys as WebDriver encodes them
 * @property {(selector: string, file: string) => Promise<void>} choose puts a file into an input
 * @property {(width: number, height: number) => Promise<void>} resize
 * @property {() => Promise<Buffer>} screenshot
 * @property {() => Promise<void>} end closes the browser; its profile stays
 *
 * @typedef {object} Place
 * @property {string} profile a folder that outlives the browser
 * @property {string} downloads a folder for what the page saves
 *
 * @typedef {(place: Place) => Promise<Driver>} Open
 */

/** Special keys, as WebDriver encodes them. */
export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' }

/** Runs in every page before its own scripts: engines log what a policy blocked differently or not at all. */
export const reportViolations = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy violation (' + violatedDirective + '): ' + blockedURI))`

/** Wraps an expression so that its awaited value comes back as text. @param {string} expression */
export const asText = (expression) => `(async () => JSON.stringify((await (${expression})) ?? null))()`
