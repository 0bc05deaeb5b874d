import { emotions, innerLabels } from '@convostat/emotion/labels'
import { describe, expect, it } from 'vitest'
import type { Line } from '../behaviour/lines.ts'
import { goEmotionNames } from '../data/goemotions.ts'
import type { Lexicons, Row } from '../data/index.ts'
import { exactly, sentiment, sentimentOfSurprise } from '../data/row.ts'
import { behaviourFigures } from './behaviour-figures.ts'
import { goldOf } from './dev-rows.ts'
import { ekmanFigures } from './ekman.ts'
import { emotionFigures } from './emotion-figures.ts'
import { isOf } from './figures.ts'
import { judgedMessages } from './judged-languages.ts'
import { ownFigures } from './own-figures.ts'
import type { Read } from './reading.ts'
import { sentimentFigures } from './sentiment-figures.ts'

/** Reads joy in "good" and anger in "bad". */
const read: Read = (text) => {
  const found = text.includes('good') ? 0 : text.includes('bad') ? 2 : 1
  const label = (['joy', 'neutral', 'anger'] as const)[found]
  const shares = [0.1, 0.1, 0.1]
  shares[found] = 0.8
  const inner = Float32Array.from(innerLabels, (name) => (name === label ? 0.9 : 0.05))
  const emotion = Float32Array.from(emotions, (name) => (name === label ? 0.9 : 0.05))
  return { isRead: true, score: 0, found, sentiment: Float32Array.from(shares), emotion, inner, neutral: inner[12] }
}

const row = (text: string, at: number | null, source = 'smsa', language = 'en'): Row => ({
  text,
  language,
  source,
  split: 'dev',
  weight: 1,
  sentiment: at === null ? null : sentiment(at === 0 ? 1 : 0, at === 1 ? 1 : 0, at === 2 ? 1 : 0),
  emotions: exactly([(['joy', 'neutral', 'anger'] as const)[at ?? 1]]),
})
const lexicons: Lexicons = {
  vader: new Map([['nice', 2]]),
  vaderEmoji: new Map(),
  afinnEmoticons: new Map(),
  afinn: new Map([['en', new Map([['good', 3]])]]),
  words: new Map(),
}

describe('the figures of a set', () => {
  const rows = [row('good', 0), row('bad', 2), row('table', 1), row('nice', 0), row('mixed', null)]
  it('are those of the model and of each lexicon, on what the set says clearly', () => {
    const [figures] = sentimentFigures(rows, read, lexicons)
    expect(figures).toMatchObject({ source: 'smsa', messages: 4 })
    // Positive: 1 of 2 found, 2/3; neutral: one wrong, 2/3; negative: 1.
    expect(figures.model).toBeCloseTo((2 / 3 + 2 / 3 + 1) / 3)
    expect(figures.vader).toBeLessThan(figures.model)
    expect(figures.afinn).toBeLessThan(figures.model)
    expect(figures.calibrationError).toBeCloseTo(0.05)
  })
  it('have no lexicon where there is none of the language', () => {
    const [figures] = sentimentFigures([row('good', 0, 'afrisenti/arq', 'arq')], read, lexicons)
    expect([figures.vader, figures.afinn]).toEqual([null, null])
  })
  it('count a surprise to no sentiment', () => {
    expect(goldOf({ ...row('', 0), sentiment: sentimentOfSurprise() })).toBeNull()
    expect([...judgedMessages(rows, read)].map(({ gold, found }) => [gold, found])).toEqual([
      [0, 0],
      [2, 2],
      [1, 1],
      [0, 1],
    ])
  })
})

describe('the figures of emotions', () => {
  const rows = Array.from({ length: 90 }, (_, i) => row(['good', 'table', 'bad'][i % 3], i % 3))
  it('are F1 of each label that the set marks often enough', () => {
    const [figures] = emotionFigures(rows, read)
    expect(figures.labels.map(({ label, f1 }) => [label, f1])).toEqual([
      ['joy', 1],
      ['anger', 1],
      ['neutral', 1],
    ])
    expect(figures.macroF1).toBe(1)
    expect(figures.calibrationError).toBeLessThan(0.11)
  })
  it('leave out what a set does not know', () => {
    const masked = rows.map((each) => ({ ...each, emotions: each.emotions.map((p, at) => (innerLabels[at] === 'joy' ? Number.NaN : p)) }))
    expect(emotionFigures(masked, read)[0].labels.map(({ label }) => label)).toEqual(['anger', 'neutral'])
  })
  it("fold into Ekman's as the set's authors do", () => {
    const comments = Array.from({ length: 60 }, (_, i) => {
      const [text, name] = [
        ['good', 'approval'],
        ['bad', 'disapproval'],
        ['table', 'neutral'],
      ][i % 3]
      return { text, ids: [goEmotionNames.indexOf(name)], language: 'en', split: 'dev' as const }
    })
    const { labels } = ekmanFigures(comments, read)
    expect(labels.filter(({ f1 }) => f1 === 1).map(({ label }) => label)).toEqual(['anger', 'joy', 'neutral'])
  })
})

describe('the figures of behaviour', () => {
  it('are shares of lines, in all and by kind', () => {
    const lines: Line[] = [
      { behaviour: 'plain', expected: 'joy', text: 'good' },
      { behaviour: 'plain', expected: 'fear', text: 'bad' },
      { behaviour: 'neutral', expected: 'neutral', text: 'table' },
      { behaviour: 'sarcasm', expected: 'not-positive', text: 'bad' },
    ]
    const [figures] = behaviourFigures(new Map([['en', lines]]), read)
    expect(figures).toEqual({ language: 'en', lines: 4, passed: 0.75, byBehaviour: { plain: 0.5, neutral: 1, sarcasm: 1 } })
  })
})

describe('the figures by what is hard', () => {
  it('are those of held-out lines that say what is hard, by that and by language', () => {
    const own: Row[] = [
      { ...row('good', 0, 'seeds', 'de'), class: 'mock' },
      { ...row('good', 2, 'seeds'), class: 'mock' },
      { ...row('table', 1, 'seeds'), class: 'plain' },
      { ...row('bad', 2, 'seeds'), class: 'plain', split: 'train' },
      row('bad', 2, 'seeds'),
    ]
    const { classes, languages } = ownFigures(own, read)
    expect(classes.map(({ name, lines, right }) => [name, lines, right])).toEqual([
      ['mock', 2, 0.5],
      ['plain', 1, 1],
    ])
    expect(languages.map(({ name, right }) => [name, right])).toEqual([
      ['de', 1],
      ['en', 0.5],
    ])
  })
})

describe('a source that is left out', () => {
  it('is one part, all parts, or several parted by commas', () => {
    expect(isOf({ source: 'brighter/deu' }, 'brighter')).toBe(true)
    expect(isOf({ source: 'brighter/deu' }, 'afrisenti,brighter/deu')).toBe(true)
    expect(isOf({ source: 'brighter/deu' }, 'brighter/de')).toBe(false)
    expect(isOf({ source: 'xed-pairs/de' }, 'xed')).toBe(false)
  })
})
