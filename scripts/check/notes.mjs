// @ts-check

/**
 * What "Green" does not say of a change.
 * @typedef {object} Tested
 * @property {readonly string[]} changed
 * @property {ReadonlySet<string>} deciding over all tests
 * @property {readonly string[]} reached test files
 * @property {readonly string[]} left those of them that were not run
 */

/**
 * @param {Tested} tested
 * @returns {string[]}
 */
export function notesOn({ changed, deciding, reached, left }) {
  const journeys = changed.filter((path) => isOfJourneys.test(path))
  return [
    ...(reached.length === 0 ? ['No test was run: none imports or reads what was changed.'] : []),
    ...(left.length > 0
      ? [`For lack of time, left to npm test: ${left.length} of ${reached.length} test files, of ${byPackage(left)}.`]
      : []),
    ...changed.filter((path) => deciding.has(path)).map((path) => `Left to npm test: what ${path} decides over all tests.`),
    ...(journeys.length > 0
      ? [`Left to npm test: the journeys, of which ${journeys.join(', ')} ${journeys.length > 1 ? 'are' : 'is'} a part.`]
      : []),
    'Left to npm test as ever: knip, the builds, the second time zone and the journeys.',
  ]
}

const isOfJourneys = /^(?:e2e\/|playwright\.config\.ts$)/

/**
 * With how many of them there are in each.
 * @param {readonly string[]} paths
 */
function byPackage(paths) {
  const packages = paths.map((path) => path.split('/').slice(0, 2).join('/'))
  return [...new Set(packages)].map((name) => `${name} (${packages.filter((each) => each === name).length})`).join(', ')
}
