// In one zone: sources are read here, no time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import ceilings from './casts/ceilings.json' with { type: 'json' }
import { casts } from './casts/found.ts'
import { allFiles } from './check/changed-files.mjs'
import { root } from './packages.mjs'

/** Tests and what only they import may write what they like. */
const isChecked = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$|(?:^|\/)testing\/|^e2e\/|^scripts\/casts\//.test(path)

const counts = new Map(
  allFiles(root)
    .filter(isChecked)
    .map((path) => [path, casts(path, readFileSync(join(root, path), 'utf8'))] as const)
    .filter(([, found]) => found.length > 0),
)
const allowed = new Map(Object.entries(ceilings))

test('no file has more casts, or rules switched off, than it had', () => {
  const tooMany = [...counts]
    .filter(([path, found]) => found.length > (allowed.get(path) ?? 0))
    .map(([path, found]) => {
      const places = found.map(({ line, text }) => `  ${line}: ${text}`).join('\n')
      return `${path} has ${found.length}, at most ${allowed.get(path) ?? 0}. Find a type that needs none (docs/casts.md), or raise its number in scripts/casts/ceilings.json and say why at the place:\n${places}`
    })
  expect(tooMany).toEqual([])
})

test('the numbers fall with the casts', () => {
  const toLower = [...allowed]
    .filter(([path, most]) => (counts.get(path)?.length ?? 0) < most)
    .map(
      ([path, most]) => `${path} has ${counts.get(path)?.length ?? 0} by now, not ${most}: lower its number in scripts/casts/ceilings.json`,
    )
  expect(toLower).toEqual([])
})

describe('a cast is', () => {
  const textsIn = (code: string) => casts('a.ts', code).map(({ kind, line, text }) => `${kind} ${line} ${text}`)

  test('an assertion, a denial of null, any, and a comment that switches a rule off', () => {
    expect(textsIn('const a = b as C\nconst d = e!.f\nlet g: any\n// biome-ignore lint/a: b\n// @ts-expect-error c')).toEqual([
      'as 1 b as C',
      '! 2 e!',
      'any 3 any',
      'comment 4 biome-ignore lint/a: b',
      'comment 5 @ts-expect-error c',
    ])
  })

  test('each step of a double one', () => expect(textsIn('const a = b as unknown as C')).toHaveLength(2))

  test('nothing that the compiler checks', () => {
    expect(textsIn("const a = [1] as const\nconst b = {} satisfies object\nimport { c as d } from './e.ts'\nif (!a) b()")).toEqual([])
  })
})
