// @ts-check
import { posix } from 'node:path'
import { foldersAbove, importsIn, namedIn } from './imports-in.mjs'

/**
 * What each file needs when it runs. Vitest's own `related` asks Vite for the same: it transforms every module of every test first,
 * and does not see what is read as a file.
 * @typedef {{ imports: Set<string>, readings: Set<string> }} Needed
 * @typedef {Map<string, Needed>} Graph
 */

/**
 * @param {readonly string[]} files all of them, from the root on
 * @param {(path: string) => string} read
 * @param {readonly string[]} [gone] deleted files: a source that still names one is concerned
 * @returns {Graph}
 */
export function importGraph(files, read, gone = []) {
  const all = [...files, ...gone]
  const known = new Set(all)
  const packages = packagesIn(files, read)
  /** @type {Graph} */
  const graph = new Map()
  for (const file of files) {
    if (isCode.test(file)) {
      const source = read(file)
      const imports = new Set(
        importsIn(source)
          .flatMap((name) => resolved(name, file, packages))
          .filter((path) => known.has(path)),
      )
      const readings = new Set()
      const above = foldersAbove(source)
      for (const named of namesFiles.test(file) ? namedIn(source) : []) {
        for (const path of filesOf(named, file, above, known, all)) (named.isRun && isCode.test(path) ? imports : readings).add(path)
      }
      graph.set(file, { imports, readings })
    }
    // Sentences are compiled, and a language's with the English ones beside them.
    const [, folder] = /^(.*\/)[a-z]{2}\.json$/.exec(file) ?? []
    if (folder && known.has(`${folder}en.json`)) {
      const needed = [`${folder}en.json`, ...compiler].filter((path) => path !== file && known.has(path))
      graph.set(file, { imports: new Set(needed), readings: new Set() })
    }
  }
  loadLanguagesInTestsOnly(graph)
  return graph
}

/**
 * A module that loads the list of a language when a reader needs it concerns the tests that import this module themselves: others
 * speak English, and whatever says a sentence would be concerned by all sentences.
 * @param {Graph} graph
 */
function loadLanguagesInTestsOnly(graph) {
  for (const [file, { imports }] of graph) {
    const lists = [...imports].filter((path) => isLanguage.test(path))
    if (lists.length === 0 || isForTests.test(file) || isLanguage.test(file)) continue
    for (const list of lists) imports.delete(list)
    for (const [other, needed] of graph) {
      if (isForTests.test(other) && needed.imports.has(file)) for (const list of lists) needed.imports.add(list)
    }
  }
}

const isLanguage = /\/messages\/[a-z]{2}\/\w+\.ts$/
const isCode = /\.(?:[cm]?js|tsx?)$/
/** What reads files of the repository; the product reads a person's. */
const isForTests = /\.test\.tsx?$|\/testing\//
/** And the configuration that names the programs to build, or the set-up of every test. */
const namesFiles = new RegExp(`${isForTests.source}|(?:^|/)vite(?:st)?\\.config\\.ts$`)
/** What compiles sentences, and what is compiled into them. */
const compiler = ['packages/sentences/src/plugin.ts', 'packages/sentences/src/runtime.ts']

/**
 * @typedef {{ folder: string, name?: string, imports?: Record<string, string>, exports?: Record<string, string> }} Package
 * @param {readonly string[]} files
 * @param {(path: string) => string} read
 * @returns {Package[]}
 */
const packagesIn = (files, read) =>
  files.flatMap((file) =>
    /^(?:[^/]+\/[^/]+\/)?package\.json$/.test(file) ? [{ ...JSON.parse(read(file)), folder: posix.dirname(file) }] : [],
  )

/**
 * The file that a name points to, and the package that says so; nothing for packages that are not ours.
 * @param {string} name
 * @param {string} from
 * @param {readonly Package[]} packages
 * @returns {string[]}
 */
function resolved(name, from, packages) {
  const [path] = name.split('?')
  if (path.startsWith('.')) return [posix.join(posix.dirname(from), path)]
  if (path.startsWith('#')) {
    const own = packages.find(({ folder }) => from.startsWith(`${folder}/`))
    return own ? leadsTo(own, own.imports, path) : []
  }
  const one = packages.find((each) => each.name && (path === each.name || path.startsWith(`${each.name}/`)))
  return one ? leadsTo(one, one.exports, `.${path.slice(one.name?.length)}`) : []
}

/**
 * @param {Package} one
 * @param {Record<string, string> | undefined} table
 * @param {string} name
 */
function leadsTo({ folder }, table, name) {
  const to = table && mapped(table, name)
  return [posix.join(folder, 'package.json'), ...(to ? [posix.join(folder, to)] : [])]
}

/**
 * By the longest entry that fits, as Node reads `imports` and `exports`.
 * @param {Record<string, string>} table
 * @param {string} name
 */
function mapped(table, name) {
  if (typeof table[name] === 'string') return table[name]
  const fitting = Object.keys(table).filter((key) => {
    const [before, after] = key.split('*')
    return after !== undefined && name.startsWith(before) && name.endsWith(after)
  })
  const [key] = fitting.sort((a, b) => b.length - a.length)
  if (key === undefined) return undefined
  const [before, after] = key.split('*')
  return table[key].replace('*', name.slice(before.length, name.length - after.length))
}

/**
 * What a path means: it is written from the file, from a folder above it that the file names, from its package or from the root.
 * @param {import('./imports-in.mjs').Named} named
 * @param {string} from
 * @param {readonly string[]} above
 * @param {ReadonlySet<string>} known
 * @param {readonly string[]} files
 * @returns {string[]}
 */
function filesOf({ path, mayBeFolder }, from, above, known, files) {
  const own = /^(?:apps|packages)\/[^/]+\//.exec(from)?.[0] ?? ''
  const here = ['', ...above].map((folder) => posix.join(posix.dirname(from), folder, path))
  const places = [...new Set([...here, ...(path.startsWith('.') ? [] : [posix.join(own, path), path])])]
  for (const place of places.map((each) => each.replace(/\/$/, ''))) {
    if (known.has(place)) return [place]
    if (place.includes('*')) {
      const fits = patternOf(place)
      const found = files.filter((file) => fits.test(file))
      if (found.length > 0) return found
    } else if (mayBeFolder && /^\w/.test(place)) {
      const below = files.filter((file) => file.startsWith(`${place}/`))
      if (below.length > 0) return below
    }
  }
  return []
}

/** @param {string} path */
const patternOf = (path) =>
  new RegExp(
    `^${path
      .replace(/[.+?^$()[\]{}|\\]/g, '\\$&')
      .replaceAll('**/', '\0')
      .replaceAll('*', '[^/]*')
      .replaceAll('\0', '(?:.*/)?')}$`,
  )
