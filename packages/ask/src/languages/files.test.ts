import { readFileSync } from 'node:fs'
import { parseDay } from '@convostat/engine/chat/civil'
import { expect, test } from 'vitest'
import { concepts } from '#parse/concepts.ts'
import { plainWords, tokensOf } from '#parse/tokens.ts'
import { countedTools } from '../figure-tools.ts'
import { dataOf } from './all.ts'
import { languages } from './index.ts'
import type { LanguageFile } from './language.ts'
import type { Words } from './words.ts'

/** The compiler asks for every field of the type here, and for no other. */
type Fields<T> = Record<keyof T, 'required' | 'optional'>
const fields: Fields<LanguageFile> = {
  concepts: 'required',
  figures: 'required',
  filler: 'required',
  vague: 'required',
  me: 'required',
  everyone: 'required',
  others: 'required',
  other: 'required',
  continues: 'required',
  hourSpans: 'required',
  continuesWithin: 'optional',
  isAfterBehind: 'optional',
  dayParts: 'required',
  sayings: 'required',
  paraphrases: 'required',
  synonyms: 'optional',
  spellings: 'optional',
  asides: 'required',
  tails: 'optional',
  restates: 'optional',
  sayable: 'required',
  refusals: 'required',
  months: 'required',
  weekdays: 'required',
  weekdayNames: 'required',
  weekdaySpans: 'required',
  weekend: 'required',
  workdays: 'required',
  morning: 'required',
  afternoon: 'required',
  evening: 'required',
  night: 'required',
  hours: 'required',
  hoursBeforeNoon: 'required',
  hoursAfterNoon: 'required',
  hoursAtNight: 'required',
  numbers: 'required',
  ordinals: 'required',
  ordinalBeginnings: 'optional',
  units: 'required',
  holidays: 'required',
  seasons: 'required',
  periods: 'required',
  guesses: 'optional',
  nameEndings: 'optional',
  nameBeginnings: 'optional',
  isObjectBehindVerb: 'optional',
  isVerbLast: 'optional',
  isAskedBehind: 'optional',
  helpers: 'optional',
  words: 'required',
}
const meanings =
  'date since until before after within last this past ago today yesterday of_last of_this previous next opening days months'.split(' ')
const holidays = ['12-24', '12-25', '12-26', '12-31', '01-01', '02-14', '10-31']

const fileOf = (language: string): LanguageFile => JSON.parse(readFileSync(new URL(`${language}.json`, import.meta.url), 'utf8'))
const keysOf = (value: object): string[] => Object.keys(value).sort()

// The compiler believes what these files hold: nothing but this test finds a mistyped key.
test.each(languages)('%s.json contains what is read, and nothing else', (language) => {
  const file = fileOf(language)
  expect(Object.keys(file).filter((key) => !(key in fields))).toEqual([])
  expect(Object.entries(fields).flatMap(([key, is]) => (is === 'required' && !(key in file) ? [key] : []))).toEqual([])
  expect(Object.keys(file.concepts).filter((key) => !(concepts as readonly string[]).includes(key))).toEqual([])
  // What is missing does not compile.
  expect(keysOf(file.figures)).toEqual(countedTools.map(({ figure }) => figure).sort())
  for (const words of Object.values(file.figures)) expect(keysOf(words)).toEqual(['answers', 'asks', 'beside'])
  expect(keysOf(file.units)).toEqual(['day', 'month', 'week', 'year'])
  expect(keysOf(file.holidays)).toEqual(expect.arrayContaining(holidays))
  expect(Object.keys(file.holidays).filter((date) => parseDay(`2024-${date}`) === null)).toEqual([])
  expect([file.months.length, file.weekdays.length]).toEqual([12, 7])
  for (const [pattern, meaning, ...more] of file.periods) expect([pattern, meanings.includes(meaning), more]).toEqual([pattern, true, []])
})

test.each(languages.filter((language) => language !== 'en'))('%s has every word of an answer that English has', (language) => {
  const shape = (words: Words) => ({
    words: keysOf(words).filter((key) => key !== 'things'),
    ...Object.fromEntries((['sentences', 'remarks', 'metrics', 'units', 'emotions'] as const).map((part) => [part, keysOf(words[part])])),
  })
  const { words } = dataOf[language]
  expect(shape(words)).toEqual(shape(dataOf.en.words))
  for (const forms of Object.values(words.metrics)) expect(forms).toHaveLength(2)
  for (const thing of Object.keys(words.things)) expect([...Object.keys(words.metrics), 'phrase']).toContain(thing)
})

test.each(languages)('the words of %s.json are compared as those of a question are', (language) => {
  const forms = [...JSON.stringify(fileOf(language)).matchAll(/"([^"]+)"/g)].flatMap(([, list]) => list.split('|'))
  expect(forms.map(plainWords)).toEqual(forms.map((form) => (tokensOf(form) ?? []).map(({ text }) => text)))
})
