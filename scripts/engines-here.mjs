// @ts-check

/**
 * How an engine is opened, null where it is not on this machine and cannot be installed; how it is installed by hand; and what it
 * complains of by itself.
 * @typedef {{ find: () => import('../e2e/engines/driver.mjs').Open | null, byHand: string, quirks: RegExp[] }} Engine
 */

/**
 * Which engines can be run here. One that this machine cannot have is `notHere`, and no failure; it is `missing`, and a failure,
 * where it was asked for by name, or where installing it failed. One that is missing keeps no other from being run.
 * @param {readonly [string, Engine][]} engines
 * @param {boolean} isAskedFor
 */
export function enginesHere(engines, isAskedFor) {
  /** @type {{ name: string, open: import('../e2e/engines/driver.mjs').Open, quirks: RegExp[] }[]} */
  const found = []
  /** @type {string[]} */
  const notHere = []
  /** @type {string[]} */
  const missing = []
  for (const [name, { find, byHand, quirks }] of engines) {
    try {
      const open = find()
      if (open) found.push({ name, open, quirks })
      else if (isAskedFor) missing.push(`${name} is not on this machine (${byHand}).`)
      else notHere.push(`${name} (${byHand})`)
    } catch (error) {
      missing.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { found, notHere, missing }
}
