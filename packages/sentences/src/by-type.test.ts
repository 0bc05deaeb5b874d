// In one zone: types know no time.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type ByType, byType, type Place } from './by-type.ts'

const folder = mkdtempSync(join(tmpdir(), 'by-type-'))
afterAll(() => rmSync(folder, { recursive: true }))

const code = `
type Kind = 'one' | 'two'
const words = { title: '', one: '', two: '' }
declare function draw(words?: { title: string }): void
declare function anything<T>(words: T): void
export function tell<K extends Kind>(kind: Kind, text: string, some: K) {
  if (kind === 'one') words[kind]
  words[text === '' ? 'title' : kind]
  words[some]
  return text
}
draw(words)
anything(words)
Object.keys(words)
`
const path = join(folder, 'said.ts')
writeFileSync(path, code)
writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "files": ["said.ts"] }')

const asked = <T>(ask: (types: ByType) => T): T => byType(join(folder, 'tsconfig.json'), ask)
const placeOf = (whole: string, part: string): Place => {
  const start = code.indexOf(whole) + whole.lastIndexOf(part)
  return { path, start, end: start + part.length }
}
const keys = (whole: string, part: string) => asked((types) => types.keys(placeOf(whole, part)))
const taken = (whole: string) => asked((types) => types.taken(placeOf(whole, 'words')))

test('a key is one of its type, as far as that is known there', () => {
  expect(keys("words[text === '' ? 'title' : kind]", "text === '' ? 'title' : kind")?.toSorted()).toEqual(['one', 'title', 'two'])
  expect(keys('words[kind]', 'kind')).toEqual(['one'])
  expect(keys('words[some]', 'some')?.toSorted()).toEqual(['one', 'two'])
  expect(keys('return text', 'text')).toBeNull()
})

test('a function given a group reads the keys its parameter type names, and all of them where that takes anything', () => {
  expect(taken('draw(words)')).toEqual(['title'])
  expect(taken('anything(words)')).toEqual(['title', 'one', 'two'])
  expect(taken('Object.keys(words)')).toEqual([])
})
