import { fileURLToPath } from 'node:url'
import { emotions } from '@convostat/emotion/labels'
import { describe, expect, it } from 'vitest'
import { behaviours, isAsExpected, linesOf, suitesIn } from './lines.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const suites = suitesIn(at('.'))

describe('the lines', () => {
  it('are enough in enough languages', () => {
    expect(suites.size).toBeGreaterThanOrEqual(10)
    for (const [language, lines] of suites) expect(lines.length, language).toBeGreaterThanOrEqual(language === 'en' ? 160 : 80)
  })
  it('show every behaviour in every language', () => {
    for (const [language, lines] of suites)
      expect([...new Set(lines.map((line) => line.behaviour))].sort(), language).toEqual([...behaviours])
  })
  it('are in each language once', () => {
    for (const [language, lines] of suites) expect(repeated(lines.map((line) => line.text)), language).toEqual([])
  })
  it('are refused where they are none', () => {
    expect(() => linesOf('xx.tsv', 'negation\tnegative')).toThrow('xx.tsv, line 1')
    expect(() => linesOf('xx.tsv', '# ok\nmood\tnegative\ttext')).toThrow('xx.tsv, line 2')
    expect(() => linesOf('xx.tsv', 'negation\tgloomy\ttext')).toThrow('xx.tsv, line 1')
  })
})

describe('what is expected', () => {
  const emotion = (name: string) => emotions.map((of) => (of === name ? 0.9 : 0.1))
  it('is a sentiment, or that it is not one', () => {
    expect(isAsExpected('negative', { sentiment: 'negative', emotion: emotion('joy') })).toBe(true)
    expect(isAsExpected('negative', { sentiment: 'neutral', emotion: emotion('joy') })).toBe(false)
    expect(isAsExpected('not-positive', { sentiment: 'neutral', emotion: emotion('joy') })).toBe(true)
    expect(isAsExpected('not-negative', { sentiment: 'negative', emotion: emotion('joy') })).toBe(false)
  })
  it('is an emotion that leads', () => {
    expect(isAsExpected('fear', { sentiment: 'negative', emotion: emotion('fear') })).toBe(true)
    expect(isAsExpected('fear', { sentiment: 'negative', emotion: emotion('sadness') })).toBe(false)
  })
})

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, i) => texts.indexOf(text) < i)
}
