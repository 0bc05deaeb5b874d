import { expect, test } from 'vitest'
import { arabic } from './ar/index.ts'
import { site as arabicSite } from './ar/site.ts'
import { german } from './de/index.ts'
import { site as germanSite } from './de/site.ts'
import { english } from './en/index.ts'

/** Every leaf of a catalogue: a sentence, or what makes one, by its path. */
function leavesOf(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`))
}

const inEnglish = new Map(leavesOf(english))

test.each([
  ['German', { ...german, ...germanSite }],
  ['Arabic', { ...arabic, ...arabicSite }],
])('%s has every sentence that English has, and no other', (_, catalogue) => {
  const there = new Map(leavesOf(catalogue))
  expect(Array.from(there.keys()).sort()).toEqual(Array.from(inEnglish.keys()).sort())
  for (const [path, leaf] of there) expect([path, typeof leaf]).toEqual([path, typeof inEnglish.get(path)])
})

/** In Arabic the subject of a letter is English: the operator reads it. */
const isAsItStands = (path: string): boolean => path === 'pricing.getting.ask.subject'

/** A sentence of at least three words, which two languages never share. */
const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3

test.each([
  ['German', { ...german, ...germanSite }],
  ['Arabic', { ...arabic, ...arabicSite }],
])('%s repeats no English sentence, in no function either', (_, catalogue) => {
  const untouched = leavesOf(catalogue).filter(([path, leaf]) => {
    const there = inEnglish.get(path)
    if (isAsItStands(path)) return false
    if (typeof leaf === 'string') return leaf === there && isSentence(leaf)
    if (typeof leaf !== 'function' || leaf === there) return false
    const words = (String(leaf).match(/`[^`]*`|"[^"]*"|'[^']*'/g) ?? []).join(' ').replace(/\$\{[^}]*\}/g, '')
    return String(leaf) === String(there) && isSentence(words)
  })
  expect(untouched.map(([path]) => path)).toEqual([])
})
