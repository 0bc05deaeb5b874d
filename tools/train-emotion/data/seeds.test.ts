import { innerLabels } from '@convostat/emotion/labels'
import { describe, expect, it } from 'vitest'
import { expansions, MOST_EXPANSIONS } from './expansions.ts'
import { seedLabels, seedRows } from './seeds.ts'

const rowsOf = (text: string, file = 'en.tsv') => [...seedRows(text, 'train', file)]

describe('the alternatives of a line', () => {
  it('multiply, and may be empty', () => {
    expect(expansions('so {very |}{glad|happy}').sort()).toEqual(['so glad', 'so happy', 'so very glad', 'so very happy'])
    expect(expansions('plain')).toEqual(['plain'])
  })
  it('are thinned evenly where they are too many', () => {
    const letters = '{a|b|c|d} {e|f|g|h} {i|j|k|l} {m|n|o|p} {q|r}'
    const ways = expansions(letters)
    expect(ways).toHaveLength(MOST_EXPANSIONS)
    for (const letter of 'abcdefghijklmnop') {
      const share = ways.filter((way) => way.includes(letter)).length / ways.length
      expect(share, letter).toBeGreaterThan(0.15)
      expect(share, letter).toBeLessThan(0.35)
    }
    expect(expansions(letters)).toEqual(ways)
  })
})

describe('a file of seeds', () => {
  it('has a row for each way to say a line, and comments', () => {
    const rows = rowsOf('# a comment\n\njoy+gratitude\tthanks, {so|very} glad\n')
    expect(rows.map((row) => row.text)).toEqual(['thanks, so glad', 'thanks, very glad'])
    expect(innerLabels.filter((_, i) => rows[0].emotions[i] === 1)).toEqual(['joy', 'gratitude'])
  })
  it('weighs a line with very many ways not much more than another', () => {
    const weigh = (text: string) => rowsOf(text).reduce((sum, row) => sum + row.weight, 0)
    expect(weigh('joy\tyay')).toBe(1)
    expect(weigh('joy\t{a|b|c|d|e|f} {a|b|c|d|e|f} {a|b|c|d|e|f}')).toBeCloseTo(24)
  })
  it('may be of a topic, and then says of each line what is hard about it', () => {
    const [row] = rowsOf('mock\tnegative\twell done genius', 'hi-Latn.indirect.tsv')
    expect(row).toMatchObject({ class: 'mock', language: 'hi-Latn', text: 'well done genius' })
    expect(() => rowsOf('negative\twell done genius', 'hi-Latn.indirect.tsv')).toThrow('hi-Latn.indirect.tsv, line 1')
  })
  it('names the line it cannot read', () => {
    expect(() => rowsOf('joy\tyay\nhappyness\tyay')).toThrow('en.tsv, line 2')
    expect(() => rowsOf('joy yay')).toThrow('en.tsv, line 1')
  })
})

describe('the labels of a seed', () => {
  it('take their sign from the emotion', () => {
    expect(Array.from(seedLabels(['amusement'])!.sentiment!)).toEqual([1, 0, 0])
    expect(Array.from(seedLabels(['fear'])!.sentiment!)).toEqual([0, 0, 1])
    expect(Array.from(seedLabels(['neutral'])!.sentiment!)).toEqual([0, 1, 0])
    expect(seedLabels(['joy', 'sadness'])!.sentiment).toBeNull()
  })
  it('of someone who is missed are rather positive, and judge nothing', () => {
    expect(seedLabels(['love', 'sadness'])!.sentiment!.every((share) => share <= 0.5)).toBe(true)
    expect(seedLabels(['love', 'sadness'])!.sentiment![0]).toBe(0.5)
    expect(seedLabels(['love', 'sadness', 'positive'])!.sentiment![0]).toBe(1)
  })
  it('may say the sign of a surprise', () => {
    expect(Array.from(seedLabels(['surprise', 'negative'])!.sentiment!)).toEqual([0, 0, 1])
    expect(Array.from(seedLabels(['surprise'])!.sentiment!)).toEqual([0.25, 0.5, 0.25])
  })
  it('of a mere sentiment leave open which emotion of that sign it is', () => {
    const { emotions } = seedLabels(['positive'])!
    expect(emotions[innerLabels.indexOf('joy')]).toBeNaN()
    expect(emotions[innerLabels.indexOf('anger')]).toBe(0)
    expect(emotions[innerLabels.indexOf('neutral')]).toBe(0)
  })
})
