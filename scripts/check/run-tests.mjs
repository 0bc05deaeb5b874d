// @ts-check
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

/**
 * @typedef {{ file: string, name: string, message: string }} Fault
 * @typedef {{ faults: Fault[], seconds: Record<string, number>, tests: number, left: string[] }} TestsRun `seconds` by file
 * @typedef {{ message: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }} Unhandled
 */

/** This many are run however long they take: a check without the tests beside a change would say nothing of it. */
const mostAlways = 6

/**
 * Runs test files in their order, until the time is over: the test that is being run then is finished, and the rest is left.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {{ until: number, processes: number }} limits when to stop, in milliseconds of the clock
 * @param {Readonly<Record<string, number>>} before how many seconds files took before
 * @returns {Promise<TestsRun>}
 */
export async function runTests(root, files, { until, processes }, before) {
  /** @type {readonly import('vitest/node').TestModule[]} */
  let modules = []
  /** @type {readonly Unhandled[]} */
  let others = []
  let isOver = false
  /** @type {Set<string>} */
  const toRun = new Set()
  const vitest = await createVitest(
    'test',
    {
      root,
      watch: false,
      passWithNoTests: true,
      maxWorkers: processes,
      sequence: { sequencer: AsGiven },
      reporters: [
        {
          onTestModuleEnd(module) {
            if (toRun.delete(module.moduleId) && toRun.size === 0 && isOver) end()
          },
          onTestRunEnd(run, errors) {
            modules = run
            others = errors.slice(0, unhandledBeforeEnd)
          },
        },
      ],
    },
    { logLevel: 'error' },
  )
  let unhandledBeforeEnd = Number.POSITIVE_INFINITY
  // A document is taken away from tests that are cut off: what they then do has nothing to do with the change.
  const end = () => {
    unhandledBeforeEnd = vitest.state.getUnhandledErrors().length
    void vitest.cancelCurrentRun('test-failure')
  }
  const timer = setTimeout(
    () => {
      isOver = true
      if (toRun.size === 0) end()
    },
    Math.max(0, until - Date.now()),
  )
  try {
    const places = new Map(files.map((file, i) => [file, i]))
    const placeOf = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => places.get(relative(root, moduleId)) ?? -1
    const known = await vitest.globTestSpecifications([...files])
    const wanted = known.filter((each) => placeOf(each) >= 0).sort((a, b) => placeOf(a) - placeOf(b))
    for (const { moduleId } of wanted.slice(0, mostAlways)) toRun.add(moduleId)
    if (wanted.length > 0)
      await vitest.runTestSpecifications(sharingProcesses(wanted, (each) => before[relative(root, each.moduleId)] ?? 0))
    // What was being run when the time was over skips the rest of its tests.
    const isWhole = (/** @type {import('vitest/node').TestModule} */ { children }) => !isOver || children.allTests('skipped').next().done
    const run = modules.filter((module) => ['passed', 'failed'].includes(module.state()) && isWhole(module))
    const done = new Set(run.map(({ moduleId }) => moduleId))
    return {
      faults: [...modules.flatMap(faultsOf), ...others.map((each) => faultOf(root, each))],
      seconds: Object.fromEntries(run.map((module) => [module.relativeModuleId, secondsOf(module.diagnostic())])),
      tests: run.reduce((sum, { children }) => sum + [...children.allTests()].length, 0),
      left: wanted.filter(({ moduleId }) => !done.has(moduleId)).map(({ moduleId }) => relative(root, moduleId)),
    }
  } finally {
    clearTimeout(timer)
    await vitest.close()
  }
}

const secondsOf = (/** @type {import('vitest/node').ModuleDiagnostic} */ { duration, collectDuration }) =>
  Math.round(duration + collectDuration) / 1000

class AsGiven {
  /** @param {import('vitest/node').TestSpecification[]} specifications */
  async shard(specifications) {
    return specifications
  }

  /** @param {import('vitest/node').TestSpecification[]} specifications */
  async sort(specifications) {
    return specifications
  }
}

/** What takes longer than this is slow. */
const quickSeconds = 3

/**
 * A process that is shared ends where a file follows that needs one for itself. So these are run together: first those beside the
 * change, the others when all that is quick is done.
 * @template {import('vitest/node').TestSpecification} Specification
 * @param {readonly Specification[]} specifications the nearest first
 * @param {(of: Specification) => number} secondsOf
 * @returns {Specification[]}
 */
function sharingProcesses(specifications, secondsOf) {
  const isAlone = (/** @type {Specification} */ { project }) => project.config.isolate
  const isQuick = (/** @type {Specification} */ each) => secondsOf(each) <= quickSeconds
  const near = specifications.slice(0, mostAlways)
  const others = specifications.slice(mostAlways)
  const together = others.filter((each) => !isAlone(each))
  return [
    ...near.filter(isAlone),
    ...near.filter((each) => !isAlone(each)),
    ...together.filter(isQuick),
    ...others.filter(isAlone),
    ...together.filter((each) => !isQuick(each)),
  ]
}

/**
 * @param {string} root
 * @param {Unhandled} error
 * @returns {Fault}
 */
const faultOf = (root, { message, VITEST_TEST_PATH: path, VITEST_TEST_NAME: name = '' }) => ({
  file: path ? relative(root, path) : '',
  name,
  message,
})

/**
 * @param {import('vitest/node').TestModule} module
 * @returns {Fault[]}
 */
function faultsOf(module) {
  const file = module.relativeModuleId
  const failed = [...module.children.allTests('failed')].map((test) => ({
    file,
    name: test.fullName,
    message: test.result().errors?.[0]?.message ?? '',
  }))
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors())
  return [...[...module.errors(), ...suites].map(({ message }) => ({ file, name: '', message })), ...failed]
}
