import { innerLabels } from '@convostat/emotion/labels'
import { describe, expect, it } from 'vitest'
import { emojiBehind } from './emoji-behind.ts'
import { drawn } from './interjections.ts'
import { type Lexicons, learnable, listOf, withEveryday } from './lexicons.ts'
import type { Row } from './row.ts'
import { syntheticRows } from './synthetic.ts'
import { labelsOfValence } from './valence.ts'

const lexicons: Lexicons = {
  vader: new Map([
    ['skull', -1],
    ['fire', -1.4],
    ['zombie', -2],
  ]),
  vaderEmoji: new Map([
    ['💀', 'skull'],
    ['🧟', 'zombie'],
    ['🧱', 'brick'],
  ]),
  afinnEmoticons: new Map(),
  afinn: new Map(),
  words: new Map([
    [
      'en',
      new Map([
        ['great', 0.8],
        ['awful', -0.7],
        ['meh', -0.2],
      ]),
    ],
    ['tr', new Map([['güzel', 0.6]])],
    ['zh', new Map([['好吃', 0.6]])],
    ['ja', new Map([['楽しい', 0.6]])],
  ]),
}
const rows = [...syntheticRows(lexicons)]
const of = (source: string, language: string) => rows.filter((row) => row.source === source && row.language === language)
const saying = (text: string) => rows.find((row) => row.text === text)!
const score = ({ sentiment }: Row) => sentiment![0] - sentiment![2]
const chance = ({ emotions }: Row, label: (typeof innerLabels)[number]) => emotions[innerLabels.indexOf(label)]

describe('rows made out of words', () => {
  it('set a word into a sentence of its language', () => {
    const great = of('carriers', 'en').filter((row) => row.text.includes('great'))
    expect(great).toHaveLength(3)
    for (const row of great) {
      expect(row.text).not.toBe('great')
      expect(score(row)).toBeGreaterThan(0.8)
      expect(chance(row, 'anger')).toBe(0)
      expect(chance(row, 'joy')).toBeNaN()
    }
  })
  it('list words of one sign, each of them three times', () => {
    const list = (word: string, valence: number): [string, number][] => Array.from({ length: 60 }, (_, i) => [`${word}${i}`, valence])
    const words = new Map([['en', new Map([...list('nice', 0.6), ...list('nasty', -0.6), ...list('dull', -0.2)])]])
    const lists = [...syntheticRows({ ...lexicons, words })].filter((row) => row.text.split(', ').length === 3)
    for (const row of lists) expect(Math.sign(score(row))).toBe(row.text.includes('nice') ? 1 : -1)
    expect(lists.some((row) => row.text.includes('nice') && row.text.includes('nasty'))).toBe(false)
    expect(lists.some((row) => row.text.includes('dull'))).toBe(false)
    const met = Array.from({ length: 60 }, (_, i) => lists.filter((row) => row.text.split(', ').includes(`nice${i}`)).length)
    expect(met.filter((count) => count === 3).length).toBeGreaterThan(40)
  })
  it('set the commonest words into every sentence there is, none of them held back', () => {
    const good = of('carriers', 'tr').filter((row) => row.text.includes('güzel'))
    expect(new Set(good.map((row) => row.text)).size).toBeGreaterThan(10)
    for (const row of [...good, ...of('negations', 'tr')]) expect(row.split).toBe('train')
  })
  it('say too that a sentence without such a word feels nothing', () => {
    const plain = saying('it is on tuesday')
    expect(score(plain)).toBe(0)
    expect(chance(plain, 'neutral')).toBeGreaterThan(0.8)
  })
  it('turn good words around, and bad ones a little', () => {
    const negated = of('negations', 'en')
    expect(negated.length).toBeGreaterThanOrEqual(4)
    for (const row of negated) {
      if (row.text.includes('great')) expect(score(row)).toBeLessThan(-0.4)
      else expect(score(row)).toBeGreaterThan(0)
      expect(row.text).not.toContain('meh')
    }
  })
  it('put the negator where the language puts it', () => {
    for (const row of of('negations', 'tr')) {
      if (score(row) < 0) expect(row.text).toMatch(/güzel (değil|değildi|hiç değil|değilim|olmadı)$/)
      else expect(row.text).toMatch(/hiç (bu kadar|böyle) güzel /)
    }
    for (const { text } of of('negations', 'zh')) expect(text).toMatch(/\S*[不没]\S*好吃/)
    for (const { text } of of('negations', 'ja').filter((row) => score(row) < 0)) expect(text).toMatch(/^楽しく(ない|なかった|ありません)/)
  })
  it('deny a word in sentences, and leave it as it is where it was never so true', () => {
    const negated = of('negations', 'tr')
    expect(negated.map((row) => row.text)).toContain('kitap pek güzel değildi')
    for (const row of negated.filter(({ text }) => /hiç (bu kadar|böyle)/.test(text))) expect(score(row)).toBeGreaterThan(0.8)
  })
  it('read emoji as they are meant, not as they are called', () => {
    expect(score(saying('💀'))).toBeGreaterThan(0.4)
    expect(chance(saying('💀'), 'amusement')).toBeGreaterThan(0.8)
    expect(score(saying('🔥'))).toBeGreaterThan(0.8)
    expect(score(saying('🙃'))).toBeLessThan(-0.4)
    expect(score(saying('🧟'))).toBeLessThan(-0.4)
    expect(rows.some((row) => row.text === '🧱')).toBe(false)
  })
  it('repeat an emoji, and put it behind a line that feels nothing', () => {
    expect(score(saying('😂😂😂'))).toBeGreaterThan(0.6)
    expect(rows.filter((row) => / 😂$/.test(row.text))).toHaveLength(3)
  })
  it('mock with a sign behind praise', () => {
    expect(rows.filter((row) => row.text.startsWith('great ') && row.source === 'emoji').map(score)).toEqual([expect.closeTo(-0.7)])
  })
})

describe('a cry', () => {
  it('is drawn out where the letter is that can be', () => {
    expect(drawn('no*', 3)).toBe('nooo')
    expect(drawn('ne*in', 3)).toBe('neeein')
    expect(drawn('नहीं*', 2)).toBe('नहींहीं')
    expect(drawn('ay no*', 2)).toBe('ay noo')
  })
  it('of dismay is not an answer: a short "no" feels nothing', () => {
    expect(score(saying('nooo'))).toBeLessThan(-0.5)
    expect(rows.some((row) => row.source === 'interjections' && row.text === 'no')).toBe(false)
    expect(chance(saying('yaaay') ?? saying('yayyy'), 'joy')).toBeGreaterThan(0.8)
    expect(chance(saying('eww'), 'disgust')).toBeGreaterThan(0.8)
  })
})

describe('a sign behind what people wrote', () => {
  const rows = Array.from({ length: 400 }, (_, i): Row => {
    const [kind, shares] = (
      [
        ['plain', [0, 1, 0]],
        ['praise', [1, 0, 0]],
        ['blame', [0, 0, 1]],
      ] as const
    )[i % 3]
    const emotions = new Float32Array(innerLabels.length)
    return {
      text: `${kind} ${i}`,
      language: 'en',
      source: 'xed/en',
      split: 'train',
      weight: 1,
      sentiment: Float32Array.from(shares),
      emotions,
    }
  })
  const behind = [...emojiBehind(rows)]
  it('says what is felt in a line that feels nothing, in many ways', () => {
    const plain = behind.filter((row) => row.text.startsWith('plain'))
    expect(plain.length).toBeGreaterThan(15)
    expect(new Set(plain.map((row) => Math.round(score(row) * 10))).size).toBeGreaterThan(4)
    for (const row of plain) expect(chance(row, 'neutral')).toBeLessThan(0.1)
  })
  it('takes back praise, and leaves blame alone', () => {
    const praise = behind.filter((row) => row.text.startsWith('praise'))
    expect(praise.length).toBeGreaterThan(5)
    for (const row of praise) expect(score(row)).toBeLessThan(-0.5)
    expect(behind.some((row) => row.text.startsWith('blame'))).toBe(false)
  })
  it('is never put behind a line to be judged', () => {
    expect([...emojiBehind(rows.map((row) => ({ ...row, split: 'dev' as const })))]).toEqual([])
  })
})

describe('a valence', () => {
  it('becomes shares that sum to 1 and grow with it', () => {
    const positive = [0, 0.2, 0.4, 0.8, 1].map((valence) => labelsOfValence(valence).sentiment!)
    for (const shares of positive) expect(shares[0] + shares[1] + shares[2]).toBeCloseTo(1)
    expect(positive.map(([share]) => share)).toEqual(positive.map(([share]) => share).toSorted((a, b) => a - b))
  })
})

describe('a list of words', () => {
  it('is read with its values and without what follows', () => {
    expect([...listOf('Good\t1.9\t0.9\t[2, 2]\n:D\t3\nno value\n')]).toEqual([
      ['good', 1.9],
      [':d', 3],
    ])
  })
  it('has our own words before what was translated', () => {
    const words = withEveryday(
      new Map([
        ['toll', -0.4],
        ['gut', 0.6],
      ]),
      ['toll', 'nett', 'doof', 'mies'],
    )
    expect(Object.fromEntries(words)).toEqual({ toll: 0.9, gut: 0.6, nett: 0.6, doof: -0.6, mies: -0.9 })
  })
  it('loses English words that nobody translated', () => {
    const english = new Map([
      ['die', -0.6],
      ['fantastic', 0.8],
    ])
    const list = new Map([
      ['die', -0.6],
      ['fantastic', 0.8],
      ['gut', 0.6],
      ['nichts', 0],
    ])
    expect([...learnable(list, english).keys()]).toEqual(['fantastic', 'gut'])
    expect([
      ...learnable(
        new Map([
          ['хорошо', 0.6],
          ['плохо', -0.6],
          ['cool', 0.2],
        ]),
        english,
      ).keys(),
    ]).toEqual(['хорошо', 'плохо'])
  })
})
