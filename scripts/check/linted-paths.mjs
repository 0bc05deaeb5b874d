// @ts-check
import { posix } from 'node:path'

/**
 * What a change may have made a fault of: itself; whatever a changed rule is about; and the imports of a package that declares others.
 * @param {readonly string[]} changed what is still there
 * @param {readonly string[]} gone
 * @returns {string[]}
 */
export function lintedPaths(changed, gone) {
  if ([...changed, ...gone].some((path) => isRule.test(path))) return ['.']
  const packages = changed.filter((path) => isPackage.test(path)).map((path) => posix.dirname(path))
  return [...packages, ...changed.filter((path) => !packages.some((folder) => path.startsWith(`${folder}/`)))]
}

const isRule = /^(?:biome\.json|lint\/.+)$/
const isPackage = /^(?:apps|packages)\/[^/]+\/package\.json$/
