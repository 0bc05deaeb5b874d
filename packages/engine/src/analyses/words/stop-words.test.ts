import { describe, expect, test } from 'vitest'
import { everydayWords } from '#languages/everyday-words.ts'
import { furtherWords } from '#languages/further-words.ts'
import { stopWords as commonest } from '#languages/stop-words.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { fold } from '#words/fold.ts'
import { leftOut } from './left-out.ts'
import { lexicon } from './lexicon.ts'
import stopWordLists from './stop-words.json' with { type: 'json' }
import { chatLanguages, isStopWord, stopWordsOf } from './stop-words.ts'

const talk = {
  en: 'the cat and the dog are in my house and what do you think of that',
  de: 'ich weiß nicht was das mit dem Hund ist und wo er ist',
  fr: 'je ne sais pas ce que le chien est dans la maison avec les chats',
}
type Language = keyof typeof talk
/** A chat with this number of messages in each language, each language by another person. */
const chatIn = (...said: readonly (readonly [language: Language | 'und', times: number])[]) =>
  chatFrom(
    said
      .flatMap(([language, times]) =>
        Array.from({ length: times }, () => ({ author: language, text: language === 'und' ? 'zzz' : talk[language] })),
      )
      .map((line, i) => ({ ...line, time: 1_600_000_000 + i })),
  )

describe('a chat’s languages', () => {
  test.each([
    [
      'are all of at least 2 % of its messages',
      [
        ['de', 98],
        ['en', 2],
      ],
      ['de', 'en'],
    ],
    [
      'are none of fewer',
      [
        ['de', 99],
        ['en', 2],
      ],
      ['de'],
    ],
    [
      'come by their messages',
      [
        ['en', 3],
        ['de', 5],
        ['fr', 4],
      ],
      ['de', 'fr', 'en'],
    ],
    [
      'come by their code where these are as many',
      [
        ['fr', 3],
        ['de', 3],
        ['en', 3],
      ],
      ['de', 'en', 'fr'],
    ],
    ['are none where nothing shows them', [['und', 40]], []],
    ['are none of an empty chat', [], []],
  ] as [string, [Language | 'und', number][], string[]][])('%s', (_, said, languages) => {
    expect(chatLanguages(chatIn(...said))).toEqual(languages)
  })
})

describe('stop words', () => {
  const classes = (language: string): string[] =>
    everydayWords[language]
      .split('|', 5)
      .flatMap((each) => each.split(' '))
      .filter(Boolean)
  const lists: Readonly<Record<string, string>> = stopWordLists

  test.each(['en', 'de', 'ja', 'th'])(
    'of %s are its list, its commonest words and the first five classes of its everyday words',
    (language) => {
      const all = [
        ...lists[language].split(' '),
        ...(commonest[language] ?? []).map(fold),
        ...(everydayWords[language] === undefined ? [] : classes(language)),
      ]
      const found = stopWordsOf([language])
      expect([...found].toSorted()).toEqual([...new Set([...all, ...all.map((word) => word.replaceAll("'", ''))])].toSorted())
      expect(found.has('')).toBe(false)
    },
  )

  test('of a language are those of its regions, but not of its other letters', () => {
    for (const [language, region] of ['pt-BR', 'pt-PT', 'zh-Hans'].map((code) => [code.slice(0, 2), code])) {
      const found = stopWordsOf([language])
      expect(
        classes(region).filter((word) => !found.has(word)),
        region,
      ).toEqual([])
      expect(classes('en').every((word) => found.has(word))).toBe(false)
    }
  })

  test('are the further words only of a language that has no other list', () => {
    const own = Object.keys(furtherWords).filter((language) => lists[language] === undefined && everydayWords[language] === undefined)
    expect(own).toEqual(expect.arrayContaining(['ar-Latn', 'tt']))
    for (const language of own)
      expect(stopWordsOf([language]), language).toEqual(
        new Set([...furtherWords[language].map(fold), ...furtherWords[language].map((word) => fold(word).replaceAll("'", ''))]),
      )
    const listed = furtherWords.ca
      .map(fold)
      .filter((word) => !lists.ca.split(' ').includes(word) && !(commonest.ca ?? []).map(fold).includes(word))
    expect(listed.some((word) => stopWordsOf(['ca']).has(word))).toBe(false)
    expect(stopWordsOf(['tlh']).size + stopWordsOf([]).size).toBe(0)
  })

  test.each([
    ['ar', ['وأنا', 'وهو', 'ومع', 'فأنا', 'فكيف', 'والوقت'], ['وردة', 'فلم', 'فهم', 'فكرة', 'ولد', 'وطن']],
    ['he', ['ואני', 'ולא', 'וזה', 'שאני', 'שהיא'], ['שמן', 'שאל', 'הדרך', 'ורד']],
    // Persian writes "and" as a separate word.
    ['fa', ['و', 'من'], ['وبرای']],
  ])('of %s are those with a particle written before them, and no other word that begins so', (language, those, others) => {
    const found = stopWordsOf([language])
    expect(those.filter((word) => !isStopWord(word, found))).toEqual([])
    expect(others.filter((word) => isStopWord(word, found))).toEqual([])
  })

  test('of several languages are those of each', () => {
    expect(stopWordsOf(['en', 'de'])).toEqual(new Set([...stopWordsOf(['en']), ...stopWordsOf(['de'])]))
  })

  test.each([
    ['they', true],
    ['heron', false],
    ["they're", true],
    ["c'est", true],
    ["j'ai", true],
    ["they'heron", false],
    ["heron's", false],
    ["x'y", false],
    ["they'they", true],
    ["they'xyz", false],
    ["'they'", true],
    ["th'ey", false],
  ])('%s is one of them or joined of them: %s', (word, is) => {
    expect(isStopWord(word, new Set(['they', 'est', 'ai']))).toBe(is)
  })
})

describe('left out of the lists', () => {
  const anyChat = () =>
    chatFrom(
      Array.from({ length: 12 }, (_, i) => ({ time: 1_600_000_000 + i, author: 'Ana', text: `${talk.en} _they’re_ they'heron heron Tin` })),
    )
  const textsOf = (choice: Parameters<typeof leftOut>[1]): { languages: readonly string[]; words: string[] } => {
    const chat = anyChat()
    const { languages, words } = leftOut(chat, choice)
    return { languages, words: [...words].map(lexicon(chat).text) }
  }

  test('are the stop words of its languages that occur in it, joined ones too, and the reader’s own', () => {
    const { languages, words } = textsOf({})
    expect(languages).toEqual(['en'])
    expect(words).toEqual(expect.arrayContaining(['the', 'and', "they're"]))
    for (const word of ['heron', "they'heron", 'tin', 'cat']) expect(words).not.toContain(word)
    expect(new Set(textsOf({ without: [' HERON ', 'nowhere'] }).words)).toEqual(new Set([...words, 'heron']))
    expect(textsOf({}).words).toEqual(words)
  })

  test('are the reader’s own alone where all are asked for', () => {
    expect(textsOf({ all: true })).toEqual({ languages: [], words: [] })
    expect(textsOf({ all: true, without: ['Tín', 'nowhere', 'the'] })).toEqual({ languages: [], words: ['tin', 'the'] })
  })
})

test.each([
  ['ar', 'رح بدي معك إنتي انتي وين هلق هلأ لسا شي إشي هاد هاي إذا يعني كتير عشان مشان عليكي فيكي'],
  ['hi', 'यू एक बार आ आई गईं जा जाओ वाला साथ लिए तक तुमसे मुझसे मैंने इतना कितने ऐसी अपनी यहाँ जब किसी होता करती दिया चाहिए सिर्फ़ अरे'],
  ['ja', '今 言って 見て 行って 来て こんな そんな どんな 思う みて やって'],
  ['hi-Latn', 'hu ek mat le de gya gayi gaye toh ab bas jo par pe wo woh ye yeh hum me uske sirf'],
])('the everyday grammar of %s, dialects and all, says nothing about a subject', (language, words) => {
  const stops = stopWordsOf([language])
  expect(words.split(' ').filter((word) => !isStopWord(fold(word), stops))).toEqual([])
})

test.each([
  ['ar', 'قهوة بحر عيد ماما'],
  ['hi', 'चाय बिरयानी मम्मी शादी'],
  ['ja', '猫 温泉 映画 電車'],
  ['hi-Latn', 'chai biryani shaadi mummy'],
])('what names a subject in %s is none of it', (language, words) => {
  const stops = stopWordsOf([language])
  expect(words.split(' ').filter((word) => isStopWord(fold(word), stops))).toEqual([])
})
