import { type Format, formatFor } from '@convostat/format'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { isolated, isolatedFromRight, pluralForm } from './runtime.ts'

type Said = Readonly<Record<string, unknown>>

/** What a sentence says in a language. */
function say(text: string, language: 'en' | 'de' | 'ar', given: Said = {}): unknown {
  const f = formatFor(language === 'en' ? 'en-US' : language, language)
  const alone = language === 'ar' ? isolated : isolatedFromRight
  const made = new Function('f', 'alone', 'form', `return ${compile(text, language).code}`)(f, alone, pluralForm)
  return typeof made === 'function' ? made(given) : made
}
/** Without the marks that no reader sees. */
const plain = (text: unknown): string =>
  String(text)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')

describe('a sentence', () => {
  test('says numbers, shares, days and spans in the formats of its language', () => {
    const share = '{name} wrote {share, number, percent} of {n, number}.'
    expect(say(share, 'en', { name: 'Ana', share: 0.999, n: 12_345 })).toBe('Ana wrote >99% of 12,345.')
    expect(plain(say('{hour, number, hour}, {n, number}', 'de', { hour: 9, n: 12_345 }))).toBe('9 Uhr, 12.345')
    expect(plain(say('{when, date, range}', 'de', { when: ['2021-03-04', '2021-03-06'] }))).toBe('4.–6. März 2021')
  })
  test('has a form for one and another for several', () => {
    const messages = '{n, plural, one {# message} other {# messages}}'
    expect([0, 1, 2, 1001].map((n) => say(messages, 'en', { n }))).toEqual(['0 messages', '1 message', '2 messages', '1,001 messages'])
  })
  test('has the six forms of Arabic', () => {
    const messages = '{n, plural, one {رسالة واحدة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}'
    const formed = [1, 2, 3, 11, 100, 103].map((n) => plain(say(messages, 'ar', { n })))
    expect(formed.map((text) => text.replace(/^\S+ (?=رسائل|رسالة$)/u, '# '))).toEqual([
      'رسالة واحدة',
      'رسالتان',
      '# رسائل',
      '# رسالة',
      '# رسالة',
      '# رسائل',
    ])
  })
  test('counts places in a row', () => {
    const place = '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
    expect([1, 2, 3, 11, 22].map((n) => say(place, 'en', { place: n }))).toEqual(['1st', '2nd', '3rd', '11th', '22nd'])
  })
  test('has exact numbers before forms, and flags', () => {
    const text = '{n, plural, one {one} =1 {a single one} other {#}}{isTied, select, true {, tied} other {}}'
    expect([1, 2].map((n) => say(text, 'en', { n, isTied: n === 2 }))).toEqual(['a single one', '2, tied'])
  })
  test('gives pieces for the caller to draw', () =>
    expect(say('See <link>the {name}</link>.', 'en', { name: 'page', link: (inner: string) => [inner] })).toEqual([
      'See ',
      ['the page'],
      '.',
    ]))
})

describe('a name', () => {
  test('is isolated in a language written from the right, once', () => {
    expect(say('من {name}.', 'ar', { name: 'Ana' })).toBe('من \u2068Ana\u2069.')
    expect(say('من {name}.', 'ar', { name: '\u2068Ana\u2069' })).toBe('من \u2068Ana\u2069.')
  })
  test('is isolated in one written from the left where it is written from the right itself', () =>
    expect(['Ana', 'دانة', 'דנה', '1.2 GB'].map((name) => say('By {name}.', 'en', { name }))).toEqual([
      'By Ana.',
      'By \u2068دانة\u2069.',
      'By \u2068דנה\u2069.',
      'By 1.2 GB.',
    ]))
})

test.each([
  ['{n, plural, one {a} other {b}}', 'ar', 'lacks the form'],
  ['{n, plural, one {a} few {b} other {c}}', 'de', 'no form “few”'],
  ['{n, number, furlongs}', 'en', 'no format “number furlongs”'],
  ['{n, number} of {n}', 'en', 'both number and string'],
  ['{n, plural, one {<b>a</b>} other {b}}', 'en', 'inside a plural'],
  ['{n, plural, offset:1 one {a} other {b}}', 'en', 'offset'],
  ['{n, number', 'en', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
] as const)('%s is refused in %s', (text, language, why) => expect(() => compile(text, language)).toThrow(why))

describe('a catalogue', () => {
  const english = {
    title: 'Story',
    'days.n': '{n, plural, one {# day} other {# days}}',
    'steps.0': 'Open',
    'steps.1': 'Close',
    'by.name': 'By {name}',
  }

  /** The module, run. */
  const opened = (code: string) =>
    new Function('alone', 'form', code.replace(/^import.*\n/, '').replace('export default', 'return'))(isolated, pluralForm) as (
      format: Format,
    ) => Record<string, never> & { title: string; days: { n: (of: Said) => string }; steps: string[] }

  test('is one object with the keys as they are nested, and a list where they count', () => {
    const { title, days, steps } = opened(catalogue(english, 'en', english).code)(formatFor('en-US'))
    expect([title, days.n({ n: 3 }), steps]).toEqual(['Story', '3 days', ['Open', 'Close']])
  })
  test('has the same types in every language', () => {
    const german = { ...english, 'days.n': '{n, plural, one {# Tag} other {# Tage}}' }
    expect(catalogue(english, 'de', german).types).toBe(catalogue(english, 'en', english).types)
    expect(catalogue(english, 'en', english).types).toContain('readonly "n": (of: { "n": number }) => string')
  })
  test('is English where a language lacks a sentence, and reports which', () => {
    const { code, missing } = catalogue(english, 'fr', { title: 'Histoire' })
    expect(missing).toEqual(['days.n', 'steps.0', 'steps.1', 'by.name'])
    const { title, days } = opened(code)(formatFor('fr-FR'))
    expect([title, days.n({ n: 1 })]).toEqual(['Histoire', '1 day'])
  })
  test('is refused where a language has another argument, another type or an extra sentence', () => {
    expect(() => catalogue(english, 'de', { 'by.name': 'Von {wem}' })).toThrow(
      '“by.name” takes { "wem": string }, in English { "name": string }',
    )
    expect(() => catalogue(english, 'de', { 'days.n': '{n}' })).toThrow('takes { "n": string }')
    expect(() => catalogue(english, 'de', { titel: 'Geschichte' })).toThrow('English has no sentence “titel”')
    expect(() => catalogue({ a: 'A', 'a.b': 'B' }, 'en', { a: 'A', 'a.b': 'B' })).toThrow('a sentence already')
  })
})
