// In one zone: tests are read as text.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'

/** A limit after the function of a test or hook, or as an option before it. */
const ownLimit = /^\s*\}, \d[\d_]{3,}\)$|\b(?:test|describe|it)\b[^\n]*\{ timeout: \d/gm

const limitsIn = (source: string): string[] => source.match(ownLimit) ?? []

test('no test has a time limit but the general one: beside others a shared machine may take many times as long', () => {
  const limited = ['packages', 'apps', 'tools', 'scripts', 'bench']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.test\.tsx?$/.test(path) && !/[/\\](?:node_modules|dist)[/\\]/.test(path))
    .filter((path) => limitsIn(readFileSync(join(root, path), 'utf8')).length > 0)
  expect(limited).toEqual([])
})

test('a limit is found wherever it is written', () => {
  const limit = 'timeout: 120_000'
  expect(limitsIn("test('a', () => {\n}, 30_000)")).toHaveLength(1)
  expect(limitsIn(`  test('a', { ${limit} }, () => {})`)).toHaveLength(1)
  expect(limitsIn(`test('a', () => {\n  expect.poll(read, { ${limit} })\n  setTimeout(() => {\n  }, 200)\n})`)).toHaveLength(0)
})
