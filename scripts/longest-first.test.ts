import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification } from 'vitest/node'
import { LongestFirst, longest } from './longest-first.mjs'
import { root } from './packages.mjs'

test('the files that take longest are there', () => {
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('they are begun first within their project, in their order, and the others stay in theirs', async () => {
  const context = { config: { root }, cache: { getFileTestResults: () => undefined, getFileStats: () => undefined } }
  const project = (name: string) => ({ name, config: { sequence: { groupOrder: 0 }, isolate: false } })
  const [alone, together] = [project('alone'), project('together')]
  const specification = (of: object, path: string) => ({ project: of, moduleId: join(root, path) }) as unknown as TestSpecification
  const given = [
    specification(together, 'b.test.ts'),
    specification(together, longest[20]),
    specification(alone, 'z.test.ts'),
    specification(alone, longest[1]),
    specification(together, 'a.test.ts'),
    specification(alone, longest[0]),
  ]
  const sorted = await new LongestFirst(context as never).sort(given)
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [longest[0], longest[1], 'z.test.ts', longest[20], 'b.test.ts', 'a.test.ts'].map((path) => join(root, path)),
  )
})
