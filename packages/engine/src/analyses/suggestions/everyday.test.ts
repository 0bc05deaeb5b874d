import { describe, expect, test } from 'vitest'
import { classicFirsts } from '#languages/classic-firsts.ts'
import { everydayWords, FIRST_CLASS } from '#languages/everyday-words.ts'
import { languages } from '#languages/index.ts'
import { stopWords } from '#languages/stop-words.ts'
import { fold } from '#words/fold.ts'
import { canBeTold, commonestWords, everydayIn, languagesSpoken } from './everyday.ts'
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

  test('has the words of each class half as often as those of the class before; a rarer word at most half as often as the last', () => {
    for (const language of ['en', 'de', 'ru']) {
      const classes = everydayWords[language].split('|')
      const everyday = everydayIn([language])
      const met = new Set<string>()
      for (const [i, words] of classes.entries())
        for (const word of words.split(' '))
          if (word !== '' && !met.has(word)) {
            expect(everyday?.of(word), word).toBe(2 ** -(FIRST_CLASS + i))
            met.add(word).add(word.replaceAll("'", ''))
          }
      expect(everyday?.atMost('gnocchizzz')).toBe(2 ** -(FIRST_CLASS + classes.length))
      expect(everyday?.atMost(classes[2].split(' ')[0])).toBe(2 ** -(FIRST_CLASS + 2))
    }
  })

  test('of several languages says the commoner, and of others what the least rare of their last classes allows', () => {
    const [en, de, both] = [['en'], ['de'], ['en', 'tl', 'de']].map(everydayIn)
    for (const word of ['the', 'ich', 'die', 'war', 'in', 'gnocchi'])
      expect(both?.of(word) ?? 0, word).toBe(Math.max(en?.of(word) ?? 0, de?.of(word) ?? 0))
    expect(both?.atMost('gnocchizzz')).toBe(Math.max(en?.atMost('gnocchizzz') ?? 0, de?.atMost('gnocchizzz') ?? 0))
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

  const commonest = (language: string): string[] => [...new Set((stopWords[language] ?? []).map(fold))]
  /** Words that English has and German has not. */
  const onlyIn = (language: string, ...others: readonly string[]): string[] => {
    const elsewhere = new Set(
      [...Object.keys(stopWords), ...Object.keys(everydayWords)].filter((each) => others.includes(each)).flatMap(commonest),
    )
    return commonest(language).filter((word) => !elsewhere.has(word))
  }
  const said = (text: string, messages: number) => ({ text, messages, days: 1 })

  test.each([
    [3, ['en']],
    [2, []],
  ])('%i in 100 words are the commonest of one: %j', (messages, found) => {
    expect(languagesSpoken([said('the', messages), said('zzz', 100 - messages)])).toEqual(found)
  })

  test('of a further one the commonest words are at least a tenth as often, and six in ten of them occur', () => {
    const english = onlyIn('en', 'de')
    const german = onlyIn('de', 'en')
    const isFound = (words: number, messages: number): boolean =>
      languagesSpoken([
        ...english.map((word) => said(word, 1000)),
        ...german.slice(0, words).map((word, i) => said(word, i === 0 ? messages - words + 1 : 1)),
      ]).includes('de')
    const enough = Math.ceil(0.6 * commonest('de').length)
    const often = 100 * english.length
    expect(enough).toBeLessThan(german.length)
    expect([isFound(enough, often), isFound(enough - 1, often), isFound(enough, often - 1)]).toEqual([true, false, false])
  })

  test('are ordered by how often their commonest words occur, equal ones by code', () => {
    const both = (english: number, german: number): string[] =>
      languagesSpoken([
        ...onlyIn('en', 'de').map((word) => said(word, english)),
        ...onlyIn('de', 'en').map((word) => said(word, german)),
      ]).filter((language) => language === 'en' || language === 'de')
    expect([both(9, 6), both(6, 9)]).toEqual([
      ['en', 'de'],
      ['de', 'en'],
    ])
    expect(languagesSpoken([said(onlyIn('de', 'en')[0], 5), said(onlyIn('en', 'de')[0], 5)]).length).toBe(1)
  })

  test('have their commonest words, a list’s or the first 40 of a table', () => {
    expect(commonestWords(['en', 'de'])).toEqual(new Set([...commonest('en'), ...commonest('de')]))
    const listed = Object.keys(everydayWords).filter((language) => stopWords[language] === undefined)
    expect(listed.length).toBeGreaterThan(0)
    for (const language of listed) {
      const table = everydayWords[language].split(/[| ]/).filter((word) => word !== '')
      expect([...commonestWords([language])], language).toEqual([...new Set(table.slice(0, 40))])
      expect(canBeTold(language)).toBe(true)
    }
    expect([canBeTold('en'), canBeTold('te'), commonestWords(['te']).size]).toEqual([true, false, 0])
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
