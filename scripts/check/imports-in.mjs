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
  const builds = /\bfrom 'vite'/.test(source) && /\bbuild\(/.test(source)
  if (!builds && !reachesFiles.test(source)) return []
  const isConfig = configures.test(source)
  // A configuration names the programs that are built.
  const mayBeFolder = listsFolders.test(source) && !isConfig
  const isRun = builds || isConfig || runsFiles.test(source)
  const literal = [...source.matchAll(quoted)].map(([, text]) => text)
  const made = [...source.matchAll(template)].map(([, text]) => text.replaceAll(variable, '*')).filter((text) => /^\.|\.\w+$/.test(text))
  const paths = [...literal, ...made].filter((text) => /[./]/.test(text) && !/[\s(){}<>$!]/.test(text))
  if (listsOwnFolder.test(source)) paths.push('./')
  if (builds && !/\bconfigFile: false\b/.test(source)) paths.push('vite.config.ts')
  return paths.map((path) => ({ path, mayBeFolder, isRun }))
}

/**
 * The folders above a source from which it names others: `join(import.meta.dirname, '..')`.
 * @param {string} source
 */
export const foldersAbove = (source) => [...new Set([...source.matchAll(above)].map(([, path]) => path))]

const configures = /\bdefineConfig\(/
const reachesFiles =
  /\b(?:readFile|readFileSync|readdir|readdirSync|sentenceFiles|bundled|builtScript|spawn|spawnSync|fork|execFile|execFileSync|defineConfig)\(|import\.meta\.glob|\bnew URL\(/
const listsFolders = /\b(?:readdir|readdirSync|sentenceFiles)\(/
const listsOwnFolder = /\breaddirSync\(import\.meta\.dirname\b/
/** Whose text is read is not run, so what it imports does not matter. */
const runsFiles = /\b(?:bundled|builtScript|fork|Worker)\(|import\.meta\.glob/
const quoted = /'([^'\n]*)'/g
const template = /`([^`\n]*\$\{[^`\n]*)`/g
const variable = /\$\{[^}]*\}/g
const above = /'((?:\.\.\/)*\.\.\/?)'/g
