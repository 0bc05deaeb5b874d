/**
 * Writes down which tests ask for what a time zone changes: the second zone runs these (docs/decisions/062). One that starts a process
 * or a thread counts as one of them, since nobody looks in there.
 */
import child from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import threads from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type RunnerTask } from 'vitest'
import { askingTests } from './asking-tests.mjs'
import { oneZoneReason } from './one-zone.mjs'
import { watchLocalTime } from './watch-local-time.ts'

interface Asked {
  /** By the tests of this file, or by what they call. */
  itself: boolean
  /** By which of its tests, perhaps by a process, a thread or a package of others; '' where none was being run, so that any may depend on it. */
  tests: Set<string>
  /** The test that is being run. */
  test: string
  /** By a module of ours as it was read, and where. The next file of this process finds it read already. */
  byModule: string | null
  /** Modules are read, and tests declared, before the first is run. */
  isReading: boolean
  /** It says that it is run in one zone. */
  isDenying: boolean
}

/**
 * A print says the day on which it is made, a card when a chat was analyzed, a milestone what day it is today. That alone is not a reason to
 * run a file in two zones: the tests of these do that.
 */
const saysInPassing = (line: string): boolean => /\bat (?:civilDay|When|localDay) /.test(line)

/**
 * Libraries make local dates of when an archive's entries were written. Nothing of ours asks for these (local-time.test.ts); that
 * archives bear the local time is tested by zip.test.ts, which makes such a time itself.
 */
const datesEntries = (line: string): boolean => /[\\/](?:zip-(?:reader|writer)\.js|fflate[\\/])|\bat tellable .*[\\/]zip\.ts/.test(line)

/** A day is typed into happy-dom, which reads it as a local one. What we take of a field is its text. */
const typesDay = (line: string): boolean => /[\\/]happy-dom[\\/]/.test(line)

/** A package of others is read: no test depends on its constants, and only the first reader in a process would be charged with them. */
const readsPackage = (line: string): boolean => /\bat ModuleJob\.run /.test(line)

/** One state for all files of a process: their modules, and what these hold of `Date`, are shared. */
const shared = globalThis as { localTime?: Asked }

const testPath = (): string => expect.getState().testPath ?? ''

const ownPath = (): string => relative(process.cwd(), testPath()).replaceAll('\\', '/')

const { LOCAL_TIME_FILE: list, SECOND_ZONE_OF: recorded } = process.env
if (recorded) {
  const asking = askingTests(readFileSync(recorded, 'utf8')).get(ownPath()) ?? new Set()
  const missing = new Set(asking)
  const runOnlyAsking = (tasks: readonly RunnerTask[]): boolean =>
    tasks
      .map((task) => {
        const isAsking = task.type === 'suite' ? runOnlyAsking(task.tasks) : asking.has(task.fullTestName)
        if (!isAsking) task.mode = 'skip'
        else if (task.type !== 'suite') missing.delete(task.fullTestName)
        return isAsking
      })
      .includes(true)
  // Vitest reads a hook's parameters from its text, and wants fixtures as the first: this one takes the file alone.
  const hook = (_: object, { tasks }: { tasks: readonly RunnerTask[] }): void => {
    runOnlyAsking(tasks)
    if (missing.size > 0) throw new Error(`Not there in the second zone, so it would not be run: ${[...missing].join(', ')}`)
  }
  if (!asking.has('')) beforeAll(hook.bind(null))
}
if (list) {
  shared.localTime ??= watching()
  const isDenying = oneZoneReason(readFileSync(testPath(), 'utf8')) !== null
  const state = Object.assign(shared.localTime, { itself: false, tests: new Set(), test: '', byModule: null, isReading: true, isDenying })
  beforeAll(() => {
    state.isReading = false
  })
  beforeEach(({ task }) => {
    state.test = task.fullTestName
  })
  afterEach(() => {
    state.test = ''
  })
  afterAll(() => {
    const path = ownPath()
    if (state.byModule !== null)
      throw new Error(`A module asks for local time as it is read, which only its first reader would notice: ${state.byModule}`)
    for (const test of state.tests) appendFileSync(list, `${JSON.stringify([path, test])}\n`)
    if (state.itself && isDenying) throw new Error(`${path} says that it is run in one zone, and asks for local time itself`)
  })
}

function watching(): Asked {
  const state: Asked = { itself: false, tests: new Set(), test: '', byModule: null, isReading: true, isDenying: false }
  watchLocalTime(globalThis, () => {
    // Who calls is looked up only where it matters: that takes long.
    if (!state.isReading && state.itself && state.tests.has(state.test)) return
    const callers = callersNow()
    if (
      callers.slice(0, 1).some((line) => datesEntries(line) || typesDay(line)) ||
      (state.isDenying && !state.isReading && callers.some(saysInPassing))
    )
      return
    const ours = callers.find((line) => /[\\/]/.test(line) && !/node_modules|node:/.test(line))
    const isOfTests = callers.length === 0 || callers.some((line) => line.includes(testPath()))
    if (!isOfTests && !ours && callers.some(readsPackage)) return
    if (!isOfTests && ours && state.isReading) {
      state.byModule ??= ours.trim()
      return
    }
    state.itself ||= isOfTests || ours !== undefined
    state.tests.add(state.test)
  })
  const ask = (): void => {
    state.tests.add(state.test)
  }
  const starting = child as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of ['spawn', 'spawnSync', 'fork', 'exec', 'execSync', 'execFile', 'execFileSync']) {
    const start = starting[name]
    starting[name] = (...given) => {
      ask()
      return start(...given)
    }
  }
  threads.Worker = class extends threads.Worker {
    constructor(...given: ConstructorParameters<typeof threads.Worker>) {
      ask()
      super(...given)
    }
  }
  syncBuiltinESMExports()
  return state
}

/** Who has called whom, the last first, without those that wait for a module to be read. */
function callersNow(): string[] {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 100
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  const [called] = stack.split(/^\s+at (?:async |process\.processTicks)/m)
  return called.split('\n').filter((line) => /^\s+at /.test(line) && !/[\\/]scripts[\\/](?:watch-)?local-time\.ts/.test(line))
}
