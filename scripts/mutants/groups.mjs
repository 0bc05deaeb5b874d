// @ts-check
/**
 * What `npm run mutants` changes, and which tests must notice. Each group has quick tests of its own, since every change costs
 * a run of them: left out are those that read tens of thousands of files, or wait (docs/decisions/122).
 */
import { readdirSync } from 'node:fs'

/**
 * @typedef {object} Group
 * @property {string} folder What the names below are relative to.
 * @property {readonly string[]} [folders] Where in it the code is, with its tests beside it; the folder itself where there are none.
 * @property {RegExp} [files] Which of the files there are changed, where not all are.
 * @property {readonly string[]} core Files with their own sample, the larger one: a mistake in them is a wrong date or a lost message.
 * @property {readonly string[]} leftOut Files that are only data: a test of a table would repeat the table.
 * @property {readonly string[]} slow Tests beside the code that take too long, or that need their own process; `file#test` for one of a file.
 * @property {readonly string[]} also Tests of other folders.
 * @property {readonly string[]} [declarations] Of all these tests, the files that read what the code declares and run none of it: tried for whatever is made on loading.
 * @property {readonly string[]} tables Files with tables that are made on first use and kept: a mutant there is tried with everything loaded again.
 * @property {readonly string[]} [setup] What is read before the tests are, in a document without a browser.
 * @property {readonly string[]} [external] Packages that cannot be part of a bundle.
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
  masking: {
    folder: 'packages/api/src/masking',
    core: [],
    leftOut: [],
    slow: ['masking#no call of the contract', 'masking#these alone are shown'],
    tables: [],
    also: [],
  },
  license: {
    folder: 'packages/license/src',
    core: [],
    leftOut: [],
    slow: ['ed25519', 'mutations'],
    tables: [],
    also: [],
  },
  payments: {
    folder: 'apps/server/src',
    folders: ['payments', 'commands'],
    files: /\/(payments\/.*|commands\/re(fund|voke)-command)\.ts$/,
    core: [],
    leftOut: [],
    slow: [
      // They start processes.
      'crash-points',
      // Servers on ports.
      'calls',
      'portal',
      'start-and-stop',
      'webhook',
      'recovery#T16: over 1,000 questions',
      'whatever-happens#whatever happens',
      'ledger#the ledger',
      'purchase#S4',
      'purchase#S5',
      'purchase#C6',
      // Of other commands.
      'license-cli',
      'arguments',
    ],
    tables: [],
    also: ['apps/server/src/open-shop.test.ts'],
    external: ['libsql', 'stripe', 'kysely', 'pg', '@hono/node-server', 'nodemailer', 'postal-mime'],
  },
  // Those of three screens, by tests that draw them one by one with an example answer: pages with a whole chat take seconds.
  cards: {
    folder: 'apps/web/src/features',
    folders: ['dashboard', 'relationship', 'emotional-insights'],
    files: /\.tsx$/,
    core: [],
    // The screens around the cards.
    leftOut: [
      'dashboard/dashboard.tsx',
      'dashboard/title-page.tsx',
      'dashboard/quick-actions.tsx',
      'dashboard/waiting.tsx',
      'relationship/relationship.tsx',
      'emotional-insights/emotional-insights.tsx',
    ],
    slow: ['dashboard.page', 'relationship.page', 'emotional-insights.page'],
    tables: [],
    also: [],
    setup: ['apps/web/testing/served-document.ts'],
  },
  analyses: {
    folder: 'packages',
    folders: ['engine/src/analyses', 'figures/src'],
    files: /\/(analyses\/.*|figures\/src\/(counting\/.*|[\w-]+\/counted))\.ts$/,
    core: [],
    leftOut: [],
    // They read the folders of the figures.
    slow: ['imports', 'figures#no folder', 'figures#the lists', 'figures#docs/metrics', 'docs#the published schema'],
    tables: [
      'excerpt',
      'suggestions/everyday',
      'suggestions/is-everyday',
      'suggestions/own-phrases',
      'words/stop-words',
      'words/japanese/phrase-ends',
    ].map((name) => `engine/src/analyses/${name}.ts`),
    // The page of the tables is made of what the figures declare.
    also: ['packages/api/src/tables/docs.test.ts'],
    declarations: ['packages/api/src/tables/docs.test.ts', 'packages/figures/src/declared.test.ts'],
  },
}

/** The files of a folder and of those within it. @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .sort()

/** @param {Group} group */
const foldersOf = ({ folder, folders = [''] }) => folders.map((each) => (each ? `${folder}/${each}` : folder))

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)
const nameOf = (/** @type {string} */ path) => path.replace(/^.*\//, '').replace(/\.test\.tsx?$/, '')

/** The files of a group that are changed. @param {Group} group */
export const filesOf = (group) =>
  foldersOf(group)
    .flatMap(filesIn)
    .filter(
      (path) => !isTest(path) && (group.files?.test(path) ?? true) && !group.leftOut.some((file) => path === `${group.folder}/${file}`),
    )

/** A group's tests, its own first; only those of these names where some are given. @param {Group} group @param {readonly string[]} [names] */
export function testsOf(group, names) {
  const own = foldersOf(group)
    .flatMap(filesIn)
    .filter((path) => isTest(path) && !group.slow.includes(nameOf(path)))
  const all = [...own, ...group.also]
  return names ? all.filter((path) => names.includes(nameOf(path))) : all
}
