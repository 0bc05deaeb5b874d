// @ts-check
/**
 * Which tests asked for local time in the first zone, by their file: a line each, `["…/zip.test.ts", "a › b"]`. An empty name is that of
 * all tests in the file.
 * @param {string} recorded
 * @returns {Map<string, Set<string>>}
 */
export function askingTests(recorded) {
  /** @type {Map<string, Set<string>>} */
  const tests = new Map()
  for (const line of recorded.split('\n').filter(Boolean)) {
    const [path, name] = JSON.parse(line)
    tests.set(path, (tests.get(path) ?? new Set()).add(name))
  }
  return tests
}
