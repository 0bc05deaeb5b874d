import { z } from '#zod.ts'
import { personName } from './holds.ts'

/** The one name under which zod's records contain nothing, since writing to it changes an object's prototype. */
const LEFT_OUT = '__proto__'

/**
 * A record by people's names; a person may be called `__proto__`, too. `mostNames` is how many it may have.
 * (Rules that are added later make another record of it, which lacks the one name.)
 */
export function byName<T extends z.ZodType>(value: T, { name = personName, mostNames }: { name?: z.ZodString; mostNames?: number } = {}) {
  const record = z.record(name, value)
  const limited =
    mostNames === undefined
      ? record
      : record.refine((given) => Object.keys(given).length <= mostNames, `expected at most ${mostNames} names`)
  const { run } = limited._zod
  limited._zod.run = (payload, context) => {
    const given = payload.value
    const done = run(payload, context)
    if (done instanceof Promise || done.issues.length > 0 || !isObject(given) || !Object.hasOwn(given, LEFT_OUT)) return done
    const theirs = z.safeParse(value, Object.getOwnPropertyDescriptor(given, LEFT_OUT)?.value)
    if (theirs.success) done.value = Object.fromEntries([...Object.entries(Object(done.value)), [LEFT_OUT, theirs.data]])
    else for (const issue of theirs.error.issues) done.issues.push({ ...issue, path: [LEFT_OUT, ...issue.path] } as z.core.$ZodRawIssue)
    return done
  }
  return limited
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
