// @ts-check
/** @typedef {{ file: string, distance: number }} Reached */

/**
 * The test files that run what was changed, the nearest first: those that were changed themselves, those in its folder, then by how
 * many imports are between them. A second that a file takes counts as much as an import: many quick ones find more in a minute than
 * one that is slow, even one in the folder.
 * @param {import('./import-graph.mjs').Graph} graph
 * @param {readonly string[]} changed
 * @param {Readonly<Record<string, number>>} [seconds] how long each took before, where that is known
 * @returns {Reached[]}
 */
export function reachedTests(graph, changed, seconds = {}) {
  const importers = reversed(graph, ({ imports }) => imports)
  const readers = reversed(graph, ({ readings }) => readings)
  const distances = new Map(changed.map((file) => [file, 0]))
  // What reads a file's text sees what was changed there, and nothing of what that imports.
  for (const file of changed) for (const reader of readers.get(file) ?? []) distances.set(reader, Math.min(distances.get(reader) ?? 1, 1))
  // A map gives what is added to it meanwhile, too: this continues breadth first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  const folders = new Set(changed.map(folderOf))
  const rank = (/** @type {Reached} */ { file, distance }) => {
    const taken = seconds[file] ?? 0
    if (distance === 0) return -1
    return folders.has(folderOf(file)) && taken < slowSeconds ? taken / slowSeconds : distance + taken
  }
  return Array.from(distances, ([file, distance]) => ({ file, distance }))
    .filter(({ file }) => isTest.test(file) && graph.has(file))
    .sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : 1))
}

/** A file that takes longer is slow. */
const slowSeconds = 10

const isTest = /\.test\.tsx?$/
const folderOf = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/'))

/**
 * @param {import('./import-graph.mjs').Graph} graph
 * @param {(of: import('./import-graph.mjs').Needed) => ReadonlySet<string>} needed
 */
function reversed(graph, needed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const [file, of] of graph) {
    for (const each of needed(of)) {
      const others = importers.get(each)
      if (others) others.push(file)
      else importers.set(each, [file])
    }
  }
  return importers
}
