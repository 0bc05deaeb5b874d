import { describe, expect, test } from 'vitest'
import { classicFirsts } from '#languages/classic-firsts.ts'
import { everydayWords } from '#languages/everyday-words.ts'
import { languages } from '#languages/index.ts'
import { fold } from '#words/fold.ts'
import { everydayIn, languagesSpoken } from './everyday.ts'
import { keywordFrom, overlap } from './keyword.ts'

const codes = new Set(languages.map(({ language }) => language))
const words = (text: string, messages = 10) => text.split(' ').map((word) => ({ text: fold(word), messages, days: 1 }))

describe('the table of everyday words', () => {
  test('is of languages we know, each word once and folded', () => {
    for (const [language, table] of Object.entries(everydayWords)) {
      expect(codes, language).toContain(language)
      const all = table.split(/[| ]/).filter((word) => word !== '')
      expect(new Set(all).size, language).toBe(all.length)
      expect(all.filter((word) => fold(word) !== word, language)).toEqual([])
      expect(all.length, language).toBeGreaterThanOrEqual(80)
    }
  })

  test('is small: the worker is one script', () => {
    expect(new TextEncoder().encode(Object.values(everydayWords).join('')).length).toBeLessThan(80_000)
  })

  test('says how often a word is said, also without its apostrophe; of others, no more than of the rarest it has', () => {
    const everyday = everydayIn(['en'])
    expect(everyday?.of('the')).toBeGreaterThan(everyday?.of('birthday') ?? 1)
    expect(everyday?.of('dont')).toBe(everyday?.of("don't"))
    expect(everyday?.of('gnocchi')).toBeNull()
    expect(everyday?.atMost('gnocchi')).toBeLessThan(everyday?.of('birthday') ?? 0)
    expect(everyday?.atMost('gnocchi')).toBeGreaterThan(0)
  })

  test('is missing where the language spoken most has none', () => {
    expect(everydayIn([])).toBeNull()
    expect(everydayIn(['tl', 'en'])).toBeNull()
  })
})

describe('a chat’s languages', () => {
  test.each([
    ['en', 'the cat and the dog are in my house what do you think'],
    ['de', 'ich bin heute nicht da und du bist ja auch schon weg'],
    ['he', 'אני לא יודע מה זה אתה כן'],
    ['zh-Hans', '我 你 是 人 就 不 在 有 他'],
  ])('are found by their commonest words: %s', (language, text) => expect(languagesSpoken(words(text))[0]).toBe(language))

  test('are several where several are spoken', () => {
    const both = [
      ...words('the and you to of is in it that was for on are with have this not be at what my your me do so but just can'),
      ...words('ich und das ist nicht die der du wir ein es mit zu auf für aber auch noch ja wie bin hab', 4),
    ]
    expect(languagesSpoken(both)).toEqual(expect.arrayContaining(['en', 'de']))
  })

  test('are none where nothing shows them', () => {
    expect(languagesSpoken([])).toEqual([])
    expect(languagesSpoken(words('zzz qqq'))).toEqual([])
  })
})

describe('classic firsts', () => {
  test('are there for every language', () => expect(new Set(Object.keys(classicFirsts))).toEqual(codes))

  test.each(Object.entries(classicFirsts))('of %s are each something to search for, said once', (_, firsts) => {
    expect(firsts.length).toBeGreaterThanOrEqual(4)
    expect(new Set(firsts.map(fold)).size).toBe(firsts.length)
    for (const first of firsts) {
      expect(first).toBe(first.normalize('NFC').trim())
      expect(keywordFrom(first).words.join('')).not.toBe('')
    }
  })
})

describe('two keywords overlap', () => {
  const overlaps = (a: string, b: string) => overlap(keywordFrom(a), keywordFrom(b))
  test.each([
    ['love you', 'love you too'],
    ['Goose', 'gooses'],
    ['café', 'the cafe at noon'],
    ['我爱你', '爱你'],
  ])('%s and %s', (a, b) => expect([overlaps(a, b), overlaps(b, a)]).toEqual([true, true]))
  test.each([
    ['love you', 'miss you'],
    ['tin', 'tins of'],
    ['heron', 'her'],
    ['我爱你', '生日快乐'],
  ])('but not %s and %s', (a, b) => expect([overlaps(a, b), overlaps(b, a)]).toEqual([false, false]))
})
