/**
 * Writes down which test files ask for what a time zone changes: the second zone runs these (docs/decisions/062). A file that starts
 * a process or a thread counts as one of them, since nobody looks in there.
 */
import child from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { relative } from 'node:path'
import threads from 'node:worker_threads'
import { afterAll, expect } from 'vitest'
import { watchLocalTime } from './watch-local-time.ts'

/** One state for all files of a process: their modules, and what these hold of `Date`, are shared. */
const shared = globalThis as { localTime?: { isAsked: boolean } }

const list = process.env.LOCAL_TIME_FILE
if (list) {
  shared.localTime ??= watching()
  const state = shared.localTime
  state.isAsked = false
  afterAll(() => {
    const path = relative(process.cwd(), expect.getState().testPath ?? '').replaceAll('\\', '/')
    if (state.isAsked) appendFileSync(list, `${path}\n`)
  })
}

function watching(): { isAsked: boolean } {
  const state = { isAsked: false }
  const ask = (): void => {
    state.isAsked = true
  }
  watchLocalTime(globalThis, ask)
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
