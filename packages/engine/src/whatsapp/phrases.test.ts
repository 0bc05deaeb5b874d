import { describe, expect, test } from 'vitest'
import { all } from '#languages/all.ts'
import { languages } from '#languages/index.ts'
import type { Language } from '#languages/language.ts'
import type { Phrases } from '#languages/phrases.ts'
import { END_BYTES, utf8Length } from './byte-keys.ts'
import { plain, withoutStop } from './fold.ts'

/** Every string of a language's table, wherever it is. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

/** The compiler asks for every field of the type here, and for no other. */
type Fields<T> = Record<keyof T, true>
const fields = {
  language: { phrases: true, classicFirsts: true, stopWords: true } satisfies Fields<Language>,
  phrases: {
    language: true,
    omitted: true,
    androidMedia: true,
    viewOnce: true,
    contactCard: true,
    fileAttached: true,
    attachedBefore: true,
    attachedAfter: true,
    deleted: true,
    youDeleted: true,
    deletedByAdmin: true,
    edited: true,
    calls: true,
    location: true,
    liveLocation: true,
    poll: true,
    eventHeading: true,
    everyday: true,
    title: true,
    service: true,
  } satisfies Fields<Phrases>,
  omitted: { image: true, video: true, audio: true, sticker: true, gif: true, document: true, videoNote: true } satisfies Fields<
    NonNullable<Phrases['omitted']>
  >,
  calls: { names: true, missed: true, details: true } satisfies Fields<NonNullable<Phrases['calls']>>,
  poll: { heading: true, option: true } satisfies Fields<NonNullable<Phrases['poll']>>,
  service: {
    encryption: true,
    created: true,
    added: true,
    removed: true,
    left: true,
    joined: true,
    subject: true,
    icon: true,
    description: true,
    settings: true,
    admin: true,
    link: true,
    security: true,
    number: true,
    timer: true,
    pinned: true,
    blocked: true,
    contact: true,
    community: true,
    calls: true,
    event: true,
    business: true,
    privacy: true,
    assistant: true,
    unavailable: true,
  } satisfies Fields<NonNullable<Phrases['service']>>,
}

// The compiler accepts any further field in a JSON file: a mistyped one would never be read.
test.each(all.map((language) => [language.phrases.language, language] as const))('%s has no field that nothing reads', (_, language) => {
  const { phrases } = language
  const unknown = (value: object = {}, known: object): string[] => Object.keys(value).filter((key) => !(key in known))
  expect(unknown(language, fields.language)).toEqual([])
  expect(unknown(phrases, fields.phrases)).toEqual([])
  for (const part of ['omitted', 'calls', 'poll', 'service'] as const) expect(unknown(phrases[part], fields[part])).toEqual([])
})

test('every language is in the list once', () => {
  const codes = languages.map(({ language }) => language)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes).toEqual([...codes].sort())
  for (const code of codes) expect(Intl.getCanonicalLocales(code.replace('tl', 'fil'))).toHaveLength(1)
})

describe.each(languages.map((phrases) => [phrases.language, phrases] as const))('%s', (_, phrases) => {
  test('phrases are stored even: NFC, straight quotes, single spaces, no final stop', () => {
    for (const phrase of strings(phrases)) {
      expect(plain(phrase)).toBe(phrase)
      expect(withoutStop(phrase)).toBe(phrase)
    }
  })

  test('no list says a thing twice', () => {
    const lists = Object.values(phrases).flatMap((value) =>
      Array.isArray(value) ? [value] : typeof value === 'object' ? Object.values(value) : [],
    )
    for (const list of lists) {
      const folded = strings(list).map((phrase) => phrase.toLowerCase())
      expect(folded).toEqual([...new Set(folded)])
    }
  })

  test('blanks are ones the matcher knows, and never touch', () => {
    for (const sentence of [...Object.values(phrases.service ?? {}).flat(), ...(phrases.deletedByAdmin ?? [])]) {
      expect(sentence.replaceAll(/\{(?:who|whom|phone|old|subject|time)\}/g, '')).not.toMatch(/[{}]/)
      expect(sentence).not.toContain('}{')
      const slots = sentence.match(/\{\w+\}/g) ?? []
      expect(slots.filter((slot) => slot !== '{phone}')).toEqual([...new Set(slots.filter((slot) => slot !== '{phone}'))])
    }
  })

  test('no heading or call is shorter than the byte test can see', () => {
    for (const phrase of [...(phrases.poll?.heading ?? []), ...(phrases.calls?.names ?? [])])
      expect(utf8Length(phrase)).toBeGreaterThanOrEqual(4)
    const ends = [...Object.values(phrases.omitted ?? {}).flat(), ...(phrases.contactCard ?? [])]
    for (const phrase of ends) expect(utf8Length(phrase)).toBeGreaterThanOrEqual(END_BYTES)
  })

  test('what people write themselves is among the phrases', () => {
    const said = strings({ ...phrases, everyday: [] }).map((phrase) => phrase.toLowerCase())
    for (const phrase of phrases.everyday ?? []) expect(said).toContain(phrase.toLowerCase())
  })
})
