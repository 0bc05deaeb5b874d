// @ts-check
/** What a source needs when it runs: the modules that it imports or starts, and the files and folders whose text it reads. */

/**
 * Types are left out: the compiler checks what depends on them. `typeof import('…')` and the types of JSDoc are types, too.
 * @param {string} source
 * @returns {string[]} as they are written
 */
export const importsIn = (source) => [...source.matchAll(imported)].map(([, fixed, asked]) => fixed ?? asked)

const imported = new RegExp(
  [
    /\b(?:import|export)\s+(?!type\b)(?:[\w*{][^'"`;=()]*?\bfrom\s*)?['"]([^'"\n]+)['"]/.source,
    /(?<!typeof |\{)\bimport\(\s*['"]([^'"\n]+)['"]/.source,
  ].join('|'),
  'g',
)

/**
 * A path that a source names. `*` stands for anything but a slash, `**` for that, too.
 * @typedef {{ path: string, mayBeFolder: boolean, isRun: boolean }} Named
 */

/**
 * The files and folders that a source names. A path of variables alone is not known.
 * @param {string} source
 * @returns {Named[]}
 */
export function namedIn(source) {
  if (!reachesFiles.test(source)) return []
  const mayBeFolder = listsFolders.test(source)
  const isRun = runsFiles.test(source)
  const literal = [...source.matchAll(quoted)].map(([, text]) => text)
  const made = [...source.matchAll(template)].map(([, text]) => text.replaceAll(variable, '*')).filter((text) => /^\.|\.\w+$/.test(text))
  const paths = [...literal, ...made].filter((text) => /[./]/.test(text) && !/[\s(){}<>$!]/.test(text))
  if (listsOwnFolder.test(source)) paths.push('./')
  return paths.map((path) => ({ path, mayBeFolder, isRun }))
}

const reachesFiles =
  /\b(?:readFile|readFileSync|readdir|readdirSync|sentenceFiles|bundled|spawn|spawnSync|fork)\(|import\.meta\.glob|\bnew URL\(/
const listsFolders = /\b(?:readdir|readdirSync|sentenceFiles)\(/
const listsOwnFolder = /\breaddirSync\(import\.meta\.dirname\b/
/** Whose text is read is not run, so what it imports does not matter. */
const runsFiles = /\b(?:bundled|fork|Worker)\(|import\.meta\.glob/
const quoted = /'([^'\n]+)'/g
const template = /`([^`\n]*\$\{[^`\n]*)`/g
const variable = /\$\{[^}]*\}/g
