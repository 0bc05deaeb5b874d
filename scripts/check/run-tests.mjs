// @ts-check
import { relative } from 'node:path'
import { createVitest } from 'vitest/node'

/**
 * @typedef {{ file: string, name: string, message: string }} Fault
 * @typedef {{ faults: Fault[], seconds: Record<string, number>, tests: number, left: string[] }} TestsRun `seconds` by file
 */

/**
 * Runs test files in their order, until the time is over: the file that is being run then is finished, and the rest is left.
 * @param {string} root
 * @param {readonly string[]} files
 * @param {{ until: number, processes: number }} limits when to stop, in milliseconds of the clock
 * @param {Readonly<Record<string, number>>} before how many seconds files took before
 * @returns {Promise<TestsRun>}
 */
export async function runTests(root, files, { until, processes }, before) {
  /** @type {readonly import('vitest/node').TestModule[]} */
  let modules = []
  /** @type {readonly { message: string }[]} */
  let others = []
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
          onTestRunEnd(run, errors) {
            modules = run
            others = errors
          },
        },
      ],
    },
    { logLevel: 'error' },
  )
  let isOver = false
  const end = () => {
    isOver = true
    vitest.cancelCurrentRun('test-failure')
  }
  const timer = setTimeout(end, Math.max(0, until - Date.now()))
  try {
    const places = new Map(files.map((file, i) => [file, i]))
    const placeOf = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => places.get(relative(root, moduleId)) ?? -1
    const known = await vitest.globTestSpecifications([...files])
    const wanted = known.filter((each) => placeOf(each) >= 0).sort((a, b) => placeOf(a) - placeOf(b))
    if (wanted.length > 0)
      await vitest.runTestSpecifications(sharingProcesses(wanted, (each) => before[relative(root, each.moduleId)] ?? 0))
    // What was being run when the time was over skips the rest of its tests.
    const isWhole = (/** @type {import('vitest/node').TestModule} */ { children }) => !isOver || children.allTests('skipped').next().done
    const run = modules.filter((module) => ['passed', 'failed'].includes(module.state()) && isWhole(module))
    const done = new Set(run.map(({ moduleId }) => moduleId))
    return {
      faults: [...modules.flatMap(faultsOf), ...others.map(({ message }) => ({ file: '', name: '', message }))],
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

/** Of those that need a process each, so many are run first. */
const mostAloneFirst = 4
/** What takes longer than this is slow. */
const quickSeconds = 3

/**
 * A process that is shared ends where a file follows that needs one for itself. So these are run together: the nearest of them first,
 * the others when all that is quick is done.
 * @template {import('vitest/node').TestSpecification} Specification
 * @param {readonly Specification[]} specifications the nearest first
 * @param {(of: Specification) => number} secondsOf
 * @returns {Specification[]}
 */
function sharingProcesses(specifications, secondsOf) {
  const alone = specifications.filter(({ project }) => project.config.isolate)
  const near = new Set(specifications.slice(0, 2 * mostAloneFirst))
  const first = alone.filter((each) => near.has(each)).slice(0, mostAloneFirst)
  const together = specifications.filter(({ project }) => !project.config.isolate)
  const isQuick = (/** @type {Specification} */ each) => secondsOf(each) <= quickSeconds
  return [
    ...first,
    ...together.filter(isQuick),
    ...alone.filter((each) => !first.includes(each)),
    ...together.filter((each) => !isQuick(each)),
  ]
}

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
