import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepTestSeconds, testSeconds } from './test-seconds.mjs'

const folder = mkdtempSync(join(tmpdir(), 'test-seconds-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'seconds.json')

test('the shortest is kept', () => {
  expect(testSeconds(file)).toEqual({})
  keepTestSeconds({ 'a.test.ts': 3, 'b.test.ts': 2 }, file)
  keepTestSeconds({ 'a.test.ts': 1, 'b.test.ts': 5 }, file)
  expect(testSeconds(file)).toEqual({ 'a.test.ts': 1, 'b.test.ts': 2 })
})

test('it is never half written: it is another file each time, and nothing is left beside it', () => {
  keepTestSeconds({ 'a.test.ts': 1 }, file)
  const { ino } = statSync(file)
  keepTestSeconds({ 'a.test.ts': 1 }, file)
  expect(statSync(file).ino).not.toBe(ino)
  expect(readdirSync(folder)).toEqual(['seconds.json'])
})

test.each(['', '{"a.test.ts":1', 'null', '[]', '"text"', '{"a.test.ts":"long"}'])('%s counts as none, and is replaced', (broken) => {
  writeFileSync(file, broken)
  expect(testSeconds(file)).toEqual({})
  keepTestSeconds({ 'a.test.ts': 1 }, file)
  expect(testSeconds(file)).toEqual({ 'a.test.ts': 1 })
})
