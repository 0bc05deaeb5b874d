import type * as Checks from './schemas.ts'

let here: typeof Checks | undefined
let coming: Promise<typeof Checks> | undefined

/** Loads what records and answers are checked with; code that reads some waits for it. Where it could not be had, it is tried again. */
export function loadChecks(): Promise<typeof Checks> {
  coming ??= import('./schemas.ts').then(
    (checks) => {
      here = checks
      return checks
    },
    (error: unknown) => {
      coming = undefined
      throw error
    },
  )
  return coming
}

/** The same, for code that has already read something: then it is loaded. */
export function checks(): typeof Checks {
  if (!here) throw new Error('nothing was read yet')
  return here
}
