import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { areDeclared, declaredFrom, noteDeclared } from './check-types.mjs'

const root = mkdtempSync(join(tmpdir(), 'check-types-'))
afterAll(() => rmSync(root, { recursive: true }))

const stamp = join(root, 'stamp')
const [english, german, compiler] = ['messages/en.json', 'messages/de.json', 'packages/sentences/src/compile.ts']

test('declarations are written again when a sentence or what compiles it changes, comes or goes', () => {
  for (const folder of ['messages', 'packages/sentences/src']) mkdirSync(join(root, folder), { recursive: true })
  const begun = new Date()
  const before = new Date(begun.getTime() - 1000)
  const write = (path: string, at = before) => {
    writeFileSync(join(root, path), '')
    utimesSync(join(root, path), at, at)
  }
  for (const path of [english, german, compiler, 'messages/en.d.json.ts', 'messages/de.d.json.ts']) write(path)
  const sources = declaredFrom([english, german, compiler, 'messages/index.ts', 'elsewhere/de.json'])
  expect(sources).toEqual([german, english, compiler])
  const isDeclared = (...paths: string[]) => areDeclared(paths, root, stamp)

  expect(isDeclared(...sources)).toBe(false)
  noteDeclared(sources, stamp, begun)
  expect(isDeclared(...sources)).toBe(true)
  expect(isDeclared(english, compiler)).toBe(false)
  expect(isDeclared('messages/ar.json', ...sources)).toBe(false)
  for (const path of sources) {
    write(path, begun)
    expect(isDeclared(...sources)).toBe(false)
    write(path)
  }
  expect(isDeclared(...sources)).toBe(true)
  rmSync(join(root, 'messages/de.d.json.ts'))
  expect(isDeclared(...sources)).toBe(false)
})
