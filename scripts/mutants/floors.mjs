// @ts-check
/** The score each group has reached, which only rises. */
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} Floor
 * @property {number} score In percent.
 * @property {string} sample The sample it was measured by, `1/4`: another one has another score.
 * @property {string} core That of the group's core files.
 */

/** @type {Readonly<Record<string, Floor>>} */
export const floors = JSON.parse(readFileSync(new URL('floors.json', import.meta.url), 'utf8'))

/**
 * What a run says about its group's floor. By another sample than the floor's, a score counts as below it only where its whole interval is.
 * @param {Floor} floor
 * @param {{ score: number, high: number, sample: string, core: string }} run scores in percent
 * @returns {{ isBelow: boolean, says: string }}
 */
export function verdict(floor, { score, high, sample, core }) {
  const isSame = sample === floor.sample && core === floor.core
  const isBelow = (isSame ? score : high) < floor.score
  if (isBelow) return { isBelow, says: `${isSame ? score : high} % is below the floor of ${floor.score} %.` }
  if (isSame && score > floor.score)
    return { isBelow, says: `${score} % is above the floor of ${floor.score} %: raise it in scripts/mutants/floors.json.` }
  return { isBelow, says: `The floor is ${floor.score} % (--sample ${floor.sample} --core ${floor.core}).` }
}
