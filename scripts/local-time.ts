/**
 * Writes down which test files ask for what a time zone changes: the second zone runs these (docs/decisions/062). A file that starts
 * a process or a thread counts as one of them, since nobody looks in there.
 */
import child from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import threads from 'node:worker_threads'
import { afterAll, beforeAll, expect } from 'vitest'
import { oneZoneReason } from './one-zone.mjs'
import { watchLocalTime } from './watch-local-time.ts'

interface Asked {
  /** By the tests of this file, or by what they call. */
  itself: boolean
  /** Perhaps: by a process, a thread or a package of others. */
  elsewhere: boolean
  /** By a module of ours as it was read, and where. The next file of this process finds it read already. */
  byModule: string | null
  /** Modules are read, and tests declared, before the first is run. */
  isReading: boolean
  /** It says that it is run in one zone. */
  isDenying: boolean
}

/** A print says the day on which it is made. That alone is not a reason to run a file in two zones: the tests of prints do that. */
const datesPrints = (line: string): boolean => /\bat civilDay /.test(line)

/**
 * Libraries make local dates of when an archive's entries were written. Nothing of ours asks for these (local-time.test.ts); that
 * archives bear the local time is tested by zip.test.ts, which makes such a time itself.
 */
const datesEntries = (line: string): boolean => /[\\/](?:zip-(?:reader|writer)\.js|fflate[\\/])|\bat tellable .*[\\/]zip\.ts/.test(line)

/** A package of others is read: no test depends on its constants, and only the first reader in a process would be charged with them. */
const readsPackage = (line: string): boolean => /\bat ModuleJob\.run /.test(line)

/** One state for all files of a process: their modules, and what these hold of `Date`, are shared. */
const shared = globalThis as { localTime?: Asked }

const testPath = (): string => expect.getState().testPath ?? ''

const list = process.env.LOCAL_TIME_FILE
if (list) {
  shared.localTime ??= watching()
  const isDenying = oneZoneReason(readFileSync(testPath(), 'utf8')) !== null
  const state = Object.assign(shared.localTime, { itself: false, elsewhere: false, byModule: null, isReading: true, isDenying })
  beforeAll(() => {
    state.isReading = false
  })
  afterAll(() => {
    const path = relative(process.cwd(), testPath()).replaceAll('\\', '/')
    if (state.byModule !== null)
      throw new Error(`A module asks for local time as it is read, which only its first reader would notice: ${state.byModule}`)
    if (state.itself || state.elsewhere) appendFileSync(list, `${path}\n`)
    if (state.itself && isDenying) throw new Error(`${path} says that it is run in one zone, and asks for local time itself`)
  })
}

function watching(): Asked {
  const state: Asked = { itself: false, elsewhere: false, byModule: null, isReading: true, isDenying: false }
  watchLocalTime(globalThis, () => {
    // Who calls is looked up only where it matters: that takes long.
    const callers = state.isReading || !state.itself ? callersNow() : []
    if (callers.slice(0, 1).some(datesEntries) || (state.isDenying && !state.isReading && callers.some(datesPrints))) return
    const ours = callers.find((line) => /[\\/]/.test(line) && !/node_modules|node:/.test(line))
    if (callers.length === 0 || callers.some((line) => line.includes(testPath()))) state.itself = true
    else if (!ours) state.elsewhere ||= !callers.some(readsPackage)
    else if (state.isReading) state.byModule ??= ours.trim()
    else state.itself = true
  })
  const ask = (): void => {
    state.elsewhere = true
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
