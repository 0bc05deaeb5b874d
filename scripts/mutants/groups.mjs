// @ts-check
/**
 * What `npm run mutants` changes, and which tests must notice. Each group has quick tests of its own, since every change costs
 * a run of them: left out are those that read tens of thousands of files, or wait (docs/decisions/122).
 */
import { readdirSync } from 'node:fs'

/**
 * @typedef {object} Group
 * @property {string} folder
 * @property {readonly string[]} core Files with a sample of their own, the larger one: a mistake in them is a wrong date or a lost message.
 * @property {readonly string[]} leftOut Files that are only data: a test of a table would repeat the table.
 * @property {readonly string[]} slow Tests beside the code that take too long.
 * @property {readonly string[]} also Tests of other folders.
 * @property {readonly string[]} tables Files with tables that are made on first use and kept: a mutant there is tried with everything loaded again.
 */

const engine = 'packages/engine/src'

/** @type {Readonly<Record<string, Group>>} */
export const groups = {
  whatsapp: {
    folder: `${engine}/whatsapp`,
    core: ['header-shape.ts', 'header-matcher.ts', 'grammar.ts', 'classify.ts', 'sentence-match.ts'],
    leftOut: [],
    slow: [],
    tables: ['**'],
    also: ['short-clocks', 'year-day-month', 'golden', 'mended-lines', 'odd-exports', 'second-exports', 'marked-lines', 'group-title'].map(
      (name) => `${engine}/import/${name}.test.ts`,
    ),
  },
  languages: {
    folder: `${engine}/languages`,
    core: ['day-periods.ts'],
    leftOut: ['all.ts', 'classic-firsts.ts', 'day-period-table.ts', 'index.ts', 'stop-words.ts', 'you.ts'],
    slow: [],
    tables: ['**'],
    also: ['golden', 'marked-lines', 'group-title', 'odd-exports'].map((name) => `${engine}/import/${name}.test.ts`),
  },
  import: {
    folder: `${engine}/import`,
    core: ['date-order.ts', 'marked-lines.ts', 'second-exports.ts', 'message-opening.ts', 'calendar.ts'],
    leftOut: ['lookalikes.ts', 'legacy-letters.ts'],
    slow: ['read-chat.fuzz', 'sparse-chats', 'zip-sizes'],
    tables: ['calendar.ts'],
    also: [],
  },
  merge: {
    folder: `${engine}/merge`,
    core: [],
    leftOut: [],
    slow: [],
    tables: [],
    also: [],
  },
}

/** A group's tests, its own first; only those of these names where some are given. @param {Group} group @param {readonly string[]} [names] */
export function testsOf({ folder, slow, also }, names) {
  const own = readdirSync(folder).filter((file) => file.endsWith('.test.ts') && !slow.includes(file.replace('.test.ts', '')))
  const all = [...own.map((file) => `${folder}/${file}`), ...also]
  return names ? all.filter((path) => names.some((name) => path.endsWith(`/${name}.test.ts`))) : all
}
