import { readFileSync } from 'node:fs'
import { Failure, type FailureCode, failures, storageFull } from '@convostat/api'
import { afterEach, expect, test, vi } from 'vitest'
import { importIn } from '#testing/in-language.ts'
import { failureSentence, noteSentence } from './sentences.ts'

const english: object = JSON.parse(readFileSync(new URL('./en.json', import.meta.url), 'utf8'))

afterEach(() => vi.unstubAllEnvs())

const sentencesIn = (language: string) => importIn(language, () => import('./sentences.ts'))
/** With plain spaces and without isolates: neither is looked at here. */
const plain = (sentence: string) => sentence.replace(/\u00a0/g, ' ').replace(/[\u2066-\u2069]/g, '')
const without = ({ code }: Failure) => ({ code, detail: '' })

const withFacts: Failure[] = [
  storageFull(48_300_000, 340_000),
  new Failure('too_large', { facts: { limit: 48e6 } }),
  new Failure('too_large', { facts: { messages: 5000 } }),
  new Failure('zip_too_large', { facts: { limit: 512e6 } }),
  new Failure('gzip_too_large', { facts: { limit: 512e6 } }),
  new Failure('no_messages', { facts: { line: '99/99 xxx: xx' } }),
  new Failure('different_chat', { facts: { doubt: 'messages' } }),
  new Failure('device_limit', { facts: { times: 6, days: 30 } }),
  new Failure('too_many', { facts: { busy: 'question' } }),
  new Failure('license_malformed', { facts: { encoding: 'UTF-16' } }),
  new Failure('other_service', { service: 'Telegram' }),
]

test('English says of a failure what the API says', () => {
  for (const code of Object.keys(failures) as FailureCode[]) expect(failureSentence(new Failure(code))).toBe(failures[code][1])
  expect(plain(failureSentence(withFacts[0]))).toBe(withFacts[0].detail)
  expect(plain(failureSentence(withFacts[2]))).toBe('A PDF has room for 5,000 messages at most.')
})

/** What only a program can cause, which reads the code. */
const onlyForPrograms: readonly FailureCode[] = [
  ...([
    'json_invalid',
    'webhook_refused',
    'forbidden_origin',
    'not_found',
    'not_hosted',
    'wrong_method',
    'wrong_type',
    'wrong_host',
  ] as const),
]

test('every failure that a person can meet has its own words', () => {
  const worded = Object.keys(english).flatMap((key) => (key.startsWith('failure.') ? [key.slice('failure.'.length)] : []))
  expect(Object.keys(failures).filter((code) => !worded.includes(code))).toEqual(onlyForPrograms)
})

test('an older server has its facts in its own sentence', () => {
  const detail = 'This file is larger than 48 MB.'
  expect(failureSentence({ code: 'too_large', detail })).toBe(detail)
  expect(noteSentence({ code: 'renamed', detail: '“Ben” was taken for “Ana”: …' })).toBe('“Ben” was taken for “Ana”: …')
})

test.each(['de', 'ar'])('in %s each failure has a sentence, and another one with its facts', async (language) => {
  const { failureSentence } = await sentencesIn(language)
  for (const failure of withFacts) {
    const known = failureSentence(without(failure))
    expect(known).not.toBe('')
    expect(known).not.toBe(failures[failure.code][1])
    expect(failureSentence(failure)).not.toBe(known)
    expect(failureSentence(failure)).not.toMatch(/undefined|null|NaN/)
  }
})

test('a code that this version does not know is shown as it came', async () => {
  const { noteSentence } = await sentencesIn('de')
  expect(noteSentence({ code: 'constructor', detail: 'Something new.' })).toBe('Something new.')
})

test('in German figures and names are in the sentence', async () => {
  const { failureSentence, noteSentence } = await sentencesIn('de')
  expect(plain(failureSentence(withFacts[0]))).toBe(
    'Für diesen Chat ist nicht genug Speicher frei: Er braucht 49 MB, frei sind 340 kB. Die Auswertung wird gezeigt, aber nicht gespeichert.',
  )
  expect(failureSentence(withFacts[2])).toBe('Ein PDF hat Platz für höchstens 5.000 Nachrichten.')
  expect(failureSentence({ code: 'storage_full', detail: 'Said otherwise.' })).toMatch(/^Für diesen Chat ist nicht genug Platz frei\./)
  const set = (least: number, most: number, way: 'later' | 'earlier' | 'both') =>
    plain(noteSentence({ code: 'clock_shifted', detail: '', facts: { least, most, way } }))
  expect(set(345, 345, 'later')).toMatch(/um 5 Stunden und 45 Minuten vorgestellt, damit/)
  expect(set(60, 120, 'earlier')).toMatch(/je nach Jahreszeit um 1 Stunde bis 2 Stunden zurückgestellt, damit/)
  expect(set(0, 90, 'both')).toMatch(/je nach Jahreszeit um bis zu 1 Stunde und 30 Minuten vor- oder zurückgestellt, damit/)
  expect(noteSentence({ code: 'text_repaired', detail: '', facts: { lost: 1 } })).toBe(
    '1 Zeichen in der Datei ließ sich nicht lesen. Es erscheint als \ufffd.',
  )
  const pairs = [
    { name: '+49 1', other: 'Ana' },
    { name: '+49 2', other: 'Ben' },
  ]
  expect(noteSentence({ code: 'other_phone', detail: '', facts: { pairs, more: 1 } })).toContain(
    ': „+49 1“ ist „Ana“, „+49 2“ ist „Ben“ und 1 weitere. Sie schrieben',
  )
})

test('in Arabic a name is alone in its direction, and of two the noun is after its preposition', async () => {
  const { failureSentence, noteSentence } = await sentencesIn('ar')
  expect(plain(failureSentence(withFacts[0]))).toMatch(/تحتاج إلى .+، والمتاح .+\./)
  const set = (least: number, most: number) =>
    plain(noteSentence({ code: 'clock_shifted', detail: '', facts: { least, most, way: least === most ? 'later' : 'earlier' } }))
  expect(set(345, 345)).toContain('بمقدار 5 ساعات و45 دقيقة إلى الأمام لتوافق')
  expect(set(60, 120)).toContain('من ساعة واحدة إلى ساعتين إلى الخلف بحسب وقت السنة لتوافق')
  const renamed = noteSentence({ code: 'renamed', detail: '', facts: { pairs: [{ name: 'Ben', other: 'Ana' }], certain: true } })
  expect(renamed).toContain('«\u2068Ben\u2069» و«\u2068Ana\u2069»')
  expect(noteSentence({ code: 'text_repaired', detail: '', facts: { lost: 2 } })).toContain('قراءة محرفين')
})
