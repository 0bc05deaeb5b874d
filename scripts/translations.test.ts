// In one zone: sentences are compared as they are written.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { languageOf, readSentences, released, sentenceFiles } from '@convostat/sentences/catalogues'
import { expect, test } from 'vitest'
import { root } from './packages.mjs'
import { stale } from './translations.ts'

const translations = released.filter((language) => language !== 'en')
const file = join(import.meta.dirname, 'translations.txt')
const recorded = readFileSync(file, 'utf8').trimEnd().split('\n')

const hashOf = (text: unknown): string => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 6)

/** A sentence in every language: its key, then a hash of each of its texts, English first. */
const now = ['apps', 'packages']
  .flatMap((folder) => sentenceFiles(join(root, folder)))
  .filter((path) => languageOf(path) === 'en')
  .flatMap((english) => {
    const files = translations.map((language) => join(dirname(english), `${language}.json`))
    if (!files.every((path) => existsSync(path))) return []
    const [texts, ...others] = [english, ...files].map(readSentences)
    const folder = relative(root, dirname(english)).replaceAll('\\', '/')
    return Object.keys(texts).map((key) => `${folder}:${key} ${[texts, ...others].map((of) => hashOf(of[key])).join(' ')}`)
  })
  .sort()

test('a translation is of the English as it is: npm run record writes it down', () => {
  const left = stale(recorded, now, translations)
  const { GOLDEN } = process.env
  if (GOLDEN === 'fits') writeFileSync(file, `${now.join('\n')}\n`)
  if (GOLDEN === 'write' && left.length === 0) writeFileSync(file, `${now.join('\n')}\n`)
  expect(GOLDEN === 'fits' ? [] : left).toEqual([])
  if (!GOLDEN) expect(now.filter((line) => !recorded.includes(line))).toEqual([])
})

test.each([
  ['all languages', 'k a2 b2 c2', []],
  ['no language', 'k a1 b1 c1', []],
  ['a translation alone', 'k a1 b2 c1', []],
  ['English alone', 'k a2 b1 c1', ['k: English was changed, and de, ar were not. Where they still fit: npm run record -- --fits']],
  ['English and German', 'k a2 b2 c1', ['k: English was changed, and ar was not. Where it still fits: npm run record -- --fits']],
])('where %s was changed', (_, line, faults) => expect(stale(['k a1 b1 c1'], [line], ['de', 'ar'])).toEqual(faults))

test('a new sentence is not stale', () => expect(stale([], ['k a b c'], ['de', 'ar'])).toEqual([]))
