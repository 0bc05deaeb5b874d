// In one zone: sources are read here, no time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles } from './check/changed-files.mjs'
import ceilings from './long-functions/ceilings.json' with { type: 'json' }
import { type LongFunction, longest, longFunctions } from './long-functions/found.ts'
import { root } from './packages.mjs'

/** What is shipped: no tests, nor what only they, the build or the gallery of components import. */
const isShipped = (path: string): boolean =>
  /^(?:apps|packages)\/.*\.(?:[jt]sx?|mjs)$/.test(path) && !/\.test\.|\.d\.ts$|\/(?:testing|build|gallery|cldr)\//.test(path)

const found = new Map<string, LongFunction>(
  allFiles(root)
    .filter(isShipped)
    .flatMap((path) => longFunctions(path, readFileSync(join(root, path), 'utf8')).map((each) => [`${path} ${each.name}`, each] as const)),
)
const allowed = new Map(Object.entries(ceilings))

test(`no function has more than ${longest} lines, or more than it had`, () => {
  const tooLong = [...found]
    .filter(([key, { lines }]) => lines > (allowed.get(key)?.lines ?? longest))
    .map(
      ([key, { line, lines }]) =>
        `${key} (line ${line}) has ${lines} lines, at most ${allowed.get(key)?.lines ?? longest}. Take what it decides out of it as a pure function (docs/decisions/146), or split it by subject`,
    )
  expect(tooLong).toEqual([])
})

test('the numbers fall with the functions', () => {
  const toLower = [...allowed]
    .filter(([key, { lines }]) => (found.get(key)?.lines ?? 0) < lines)
    .map(
      ([key, { lines }]) =>
        `${key} has ${found.get(key)?.lines ?? `at most ${longest}`} by now, not ${lines}: correct scripts/long-functions/ceilings.json`,
    )
  expect(toLower).toEqual([])
})

test('each that is longer says why', () => {
  for (const [key, { why }] of allowed) expect(why.length, key).toBeGreaterThan(20)
})

describe('a long function is', () => {
  const long = '\n'.repeat(longest)
  const namesIn = (code: string) => longFunctions('a.ts', code).map(({ name, line, lines }) => `${name} ${line} ${lines}`)

  test('declared, a value, a method or within another, and is known by its name', () => {
    const code = [`function a() {${long}}`, `const b = () => {${long}}`, `const o = { c() {${long}} }`, `class D { e() {${long}} }`]
    expect(code.flatMap(namesIn)).toEqual(['a 1 121', 'b 1 121', 'c 1 121', 'e 1 121'])
    expect(namesIn(`function a() {\nconst b = function () {${long}}\n}`)).toEqual(['a 1 123', 'b 2 121'])
    expect(namesIn(`f(() => {${long}})`)).toEqual(['unnamed 1 121'])
  })

  test('none of as many lines, and no object or class', () => {
    expect(namesIn(`function a() {${'\n'.repeat(longest - 1)}}`)).toEqual([])
    expect(namesIn(`const a = {${long}}\nclass B {${long}}`)).toEqual([])
  })
})
