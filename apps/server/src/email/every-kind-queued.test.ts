// In one zone: types know no time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byType } from '@convostat/sentences/by-type'
import { expect, test } from 'vitest'
import { mailKinds } from './outbox.ts'

const source = join(import.meta.dirname, '..')
const project = join(source, '../../../tsconfig.json')

/** Where each call of `queueMail` names its kind. */
const queued = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.ts$/.test(path))
  .map((path) => join(source, path))
  .flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/(?<!function )\bqueueMail\((\w+, \{ (?:kind: )?)([^,]+)/g),
      ({ 0: call, 2: kind, index }) => {
        const end = index + call.length
        return { path, start: end - kind.length, end }
      },
    ),
  )

test('every kind of mail is queued somewhere, by the types of what reaches queueMail', () => {
  const kinds = byType(project, (types) => queued.map((kind) => types.keys(kind) ?? []))
  expect([...new Set(kinds.flat())].sort()).toEqual([...mailKinds].sort())
  // A call typed with every kind there is would answer for all of them.
  expect(kinds.filter(({ length }) => length === 0 || length === mailKinds.length)).toEqual([])
})
