import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { languageOf, readSentences, sentenceFiles } from '@convostat/sentences/catalogues'
import { compile } from '@convostat/sentences/compile'
import { expect, test, vi } from 'vitest'

/**
 * What the page says, to the letter: each sentence in each language, with sample values. A line of `golden/<language>.txt` names a
 * sentence, its arguments and a hash of its texts. `GOLDEN=write` records what was changed and what is new; `GOLDEN=print` puts the texts
 * themselves into `test-results/golden`.
 */
const readers = { en: ['en-US'], de: ['de-DE'], ar: ['ar-EG'] } as const
const fileOf = (language: string): string => join(import.meta.dirname, 'golden', `${language}.txt`)
const linesOf = (language: string): string[] => readFileSync(fileOf(language), 'utf8').trimEnd().split('\n')

const numbers = [0, 1, 2, 3, 11, 100, 103, 12_345]
const names = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => `\u2068${name}\u2069`)
const emotions = ['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear']
const days = ['2021-03-04T21:05:59', '2021-06-06T07:30:00']

/** The sample of an argument, for the `at`th text of a sentence and the argument’s own place. The last two texts have the same number everywhere. */
function sample(type: string, at: number, place: number): unknown {
  if (type === 'number') return at < 8 ? numbers[(at + 3 * place) % 8] : [1, 3][at - 8]
  if (type === 'weekday' || type === 'hour') return (at + place) % (type === 'hour' ? 24 : 7)
  if (type === 'thousand') return 1000
  if (type === 'piece') return (inner: string) => `<${inner}>`
  if (isConstant(type)) return Number(type)
  if (type === 'duration') return [sample('number', at, place), at % 2 === 0 ? 'seconds' : 'minutes']
  if (type === 'emotion') return emotions[(at + place) % emotions.length]
  if (type === 'shares') return [0.31 + at / 100, at / 20]
  if (type === 'pair') return [sample('number', at, place), sample('number', at, place + 1)]
  if (type === 'lower') return names[place % 4].toLowerCase()
  if (type === 'writers') return [{ who: 'all' }, { who: 'one', name: names[place % 4] }, { who: 'some' }][at % 3]
  if (type === 'string') return names[place % 4]
  if (type === 'day') return days[place % 2]
  if (type === 'range') return [sample('day', at, place), sample('day', at, place + 1)]
  if (type === 'boolean') return (at + place) % 2 === 0
  if (type === 'counts') return countsOf(at, place)
  if (type === 'names') return names.slice(0, 1 + (at % 4))
  // What may be left out or null, and the words of a union.
  const choices = type.split('|')
  const choice = choices[(at + place) % choices.length]
  if (choice === 'none') return undefined
  if (choice === 'null') return null
  return choice.startsWith("'") ? choice.slice(1, -1) : sample(choice, at, place)
}

/** What a sentence is always given: a number that is in the code. Its one text is recorded, as of a sentence that takes nothing. */
const isConstant = (type: string): boolean => /^-?\d/.test(type)

const saved = ['messages', 'notes', 'keywords', 'corrections', 'people', 'moments', 'leftOut', 'asked', 'answered']

/** What was saved, by kind: at times nothing. */
function countsOf(at: number, place: number): Record<string, number | boolean> {
  const countOf = (i: number) => (at % 5 === 4 ? 0 : numbers[(at + place + i) % 8])
  return { ...Object.fromEntries(saved.map((kind, i) => [kind, countOf(i)])), license: at % 5 !== 4 && (at + place) % 2 === 0 }
}

type Argument = readonly [name: string, type: string]

function read(line: string): { key: string; given: Argument[] } {
  const [, key, list = ''] = /^([^(\s]+)(?:\((.*)\))? \w+$/.exec(line) ?? []
  return { key, given: list === '' ? [] : list.split(', ').map((each) => each.split(': ') as unknown as Argument) }
}

/** What each catalogue that is data says in English, by the names that the golden files call it. */
function dataOf(file: string): (readonly [key: string, text: string])[] {
  const index = join(file, '../index.ts')
  const called = existsSync(index) ? /inLanguage\('(\w+)'/.exec(readFileSync(index, 'utf8'))?.[1] : basename(join(file, '..'))
  // What is on every screen is said without a name before it.
  const prefix = called === undefined || called === 'shared' ? '' : `${called}.`
  return Object.entries(readSentences(file)).map(([key, text]) => [`${prefix}${key}`, text])
}
const data = sentenceFiles(join(import.meta.dirname, '..'))
  .filter((file) => languageOf(file) === 'en')
  .flatMap(dataOf)

/** A line for a sentence that is not recorded yet: its arguments as its types have them. */
function lineFor(key: string, text: string): string {
  const given = Array.from(compile(text, 'en').type.matchAll(/"(\w+)": (.+?)(?=; "| \}\) =>)/g), ([, name, type]) => {
    if (type.includes('=>')) return `${name}: piece`
    if (type.includes("'latency'")) return `${name}: duration`
    if (type.startsWith('readonly [')) return `${name}: range`
    if (type === 'readonly number[]') return `${name}: shares`
    if (new RegExp(`\\{${name}, (date|time)`).test(text)) return `${name}: day`
    return `${name}: ${type.replaceAll('"', "'").replaceAll(' | ', '|')}`
  })
  return `${key}${given.length > 0 ? `(${given.join(', ')})` : ''} new`
}

/** The recorded lines and one for each new sentence: one that takes other arguments now is new, too. */
function writtenAnew(recorded: readonly string[]): string[] {
  const now = new Map(data.map(([key, text]) => [key, lineFor(key, text)]))
  const namesIn = (line: string | undefined) => line && read(line).given.map(([name]) => name)
  const kept = recorded.filter((line) => {
    const fresh = now.get(read(line).key)
    return fresh === undefined || `${namesIn(fresh)}` === `${namesIn(line)}`
  })
  const known = new Set(kept.map((line) => read(line).key))
  return [...kept, ...[...now].filter(([key]) => !known.has(key)).map(([, line]) => line)]
}

/** The catalogues that are data: their sentences take arguments by name. */
const isNamed = new Set(data.map(([key]) => key.split('.')[0]))

function textsOf(catalogue: unknown, key: string, given: readonly Argument[], takesNames: boolean): string[] {
  const sentence = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], catalogue)
  if (typeof sentence !== 'function') return [String(sentence)]
  // A range stands for two arguments of the sentences that were recorded.
  const placeOf = (i: number) => i + given.slice(0, i).filter(([, type]) => type === 'range').length
  return Array.from({ length: given.every(([, type]) => isConstant(type)) ? 1 : 10 }, (_, at) => {
    const values = given.map(([, type], i) => sample(type, at, placeOf(i)))
    const said = takesNames ? sentence(Object.fromEntries(given.map(([name], i) => [name, values[i]]))) : sentence(...values)
    return typeof said === 'string' ? said : JSON.stringify(said)
  })
}

const inCamelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Isolated twice is isolated. */
const hashOf = (texts: readonly string[]): string =>
  createHash('sha256')
    .update(
      texts
        .join('\n')
        .replace(/\u2068+/g, '\u2068')
        .replace(/\u2069+/g, '\u2069'),
    )
    .digest('hex')
    .slice(0, 8)

/** Where code chooses between sentences: `favorites:shownOf` is a function of `…/favorites/sentences.ts`. */
const choosing = import.meta.glob<Record<string, unknown>>('../**/sentences.ts')

const modules = import.meta.glob<Record<string, unknown>>([
  './index.ts',
  '../**/messages/index.ts',
  '../**/messages/*/index.ts',
  '!./{en,de,ar}/index.ts',
])

test.each(Object.entries(readers))(
  'the page says in %s what it said: npm run record writes down what it says now',
  async (language, languages) => {
    vi.resetModules()
    vi.stubEnv('CONVOSTAT_LANGUAGE', language)
    vi.stubGlobal('navigator', { languages })
    await (await import('./load-with-site.ts')).loadWithSite()
    const said: Record<string, unknown> = {}
    for (const load of Object.values(modules)) Object.assign(said, await load())
    const chosen: Record<string, unknown> = {}
    for (const [path, load] of Object.entries(choosing)) chosen[inCamelCase(path.split('/').at(-2) ?? '')] = await load()
    const recorded = process.env.GOLDEN === 'write' ? writtenAnew(linesOf(language)) : linesOf(language)
    const texts = new Map<string, string[]>()
    const lines = recorded.map((line) => {
      const { key, given } = read(line)
      const [, catalogue, , path] = /^(\w+)([.:])?(.*)$/.exec(key) ?? []
      const own = key.includes(':') ? chosen[catalogue] : said[`say${catalogue[0].toUpperCase()}${catalogue.slice(1)}`]
      // What is said beside every screen has no name of its own.
      const found = own
        ? textsOf(own, path, given, key.includes(':') || isNamed.has(catalogue))
        : textsOf(said.say, key, given, isNamed.has(catalogue))
      texts.set(key, found)
      return line.replace(/\w+$/, hashOf(found))
    })
    if (process.env.GOLDEN === 'print') {
      mkdirSync('test-results/golden', { recursive: true })
      writeFileSync(`test-results/golden/${language}.txt`, Array.from(texts, ([key, each]) => `${key}: ${each.join('\n  ')}\n`).join(''))
    }
    // A sentence that is gone is recorded no more.
    const isThere = (line: string) => texts.get(read(line).key)?.[0] !== 'undefined'
    if (process.env.GOLDEN === 'write') writeFileSync(fileOf(language), `${lines.filter(isThere).join('\n')}\n`)
    expect(lines.filter((line, at) => line !== recorded[at] && process.env.GOLDEN !== 'write')).toEqual([])
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  },
)

test('every sentence that is data is recorded', () => {
  const recorded = new Set(linesOf('en').map((line) => read(line).key))
  expect(data.filter(([key]) => !recorded.has(key))).toEqual([])
})
