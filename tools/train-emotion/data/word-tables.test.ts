import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { cellsOf, listsOf, valuesOf } from './read-table.ts'
import * as tables from './word-tables.ts'
import { everydayFeelingsOf, meaningsOf, negationsOf } from './word-tables.ts'

const lines = Object.entries({
  carrierLines: tables.carrierLines,
  judgingLines: tables.judgingLines,
  denyingLines: tables.denyingLines,
  neverSoLines: tables.neverSoLines,
})

test.each(lines)('each sentence of %s has one place for a word, and is there once', (_, table) => {
  const all = Object.entries(table).flatMap(([language, of]) => of.map((line) => `${language}: ${line}`))
  expect(all.filter((line) => line.split('_').length !== 2)).toEqual([])
  expect(all.filter((line, i) => all.indexOf(line) !== i)).toEqual([])
})

test('what carries no feeling has no place for one', () => {
  const all = [...Object.values(tables.plainLines), ...Object.values(tables.plainWords)].flat()
  expect(all.length).toBeGreaterThan(150)
  expect(all.filter((line) => line.includes('_') || line !== line.trim())).toEqual([])
})

test('of a cell that ends in a space, or has two, nothing would be learned', () => {
  const words = [...Object.values(tables.everydayFeelings).flat(), ...Object.values(tables.laughter)]
  const signs = [...tables.meanings, ...tables.emoticons].map(({ emoji }) => emoji)
  expect([...words, ...signs].filter((cell) => cell.split(' ').includes(''))).toEqual([])
})

test('each language says how it denies, and which words judge', () => {
  for (const [language, { negators }] of Object.entries(tables.negations)) expect(negators.includes(''), language).toBe(false)
  expect(tables.negations.ja).toMatchObject({ fillers: [''], isAfter: true, joint: '' })
  expect(tables.negations.tr).toMatchObject({ isAfter: true, joint: ' ' })
  expect(tables.negations.en).toMatchObject({ isAfter: false, joint: ' ' })
  expect(tables.everydayWords('de')).toContain('gut')
})

test('each table is read', () => {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const sources = readdirSync(at('.')).map((file) => readFileSync(at(file), 'utf8'))
  const unread = readdirSync(at('../words')).filter((file) => !sources.some((source) => source.includes(`'../words/${file}?raw'`)))
  expect(unread).toEqual([])
})

describe('a table that is none is refused, with the line', () => {
  it('has as many cells as it says', () => {
    expect(cellsOf('x.tsv', '# language, line\n\nde\tgut\r\nen\tgood\n', 2)).toEqual([
      ['de', 'gut'],
      ['en', 'good'],
    ])
    expect(() => cellsOf('x.tsv', '# language, line\nde gut', 2)).toThrow('x.tsv, line 2: expected 2 cells')
    expect(() => cellsOf('x.tsv', 'de\tgut\tsehr', 2)).toThrow('x.tsv, line 1')
    expect(() => cellsOf('x.tsv', '\tgut', 2)).toThrow('x.tsv, line 1')
  })
  it('keeps the order of what has several', () => {
    expect(Object.entries(listsOf('x.tsv', 'de\ta\nen\tb\nde\tc'))).toEqual([
      ['de', ['a', 'c']],
      ['en', ['b']],
    ])
    expect(() => valuesOf('x.tsv', 'de\ta\nde\tb')).toThrow('"de" is there twice')
  })
  it('has all four degrees, in their order', () => {
    expect(everydayFeelingsOf('x.tsv', 'en\tbest\ta\nen\tgood\tb\nen\tbad\tc\nen\tworst\td')).toEqual({ en: ['a', 'b', 'c', 'd'] })
    expect(() => everydayFeelingsOf('x.tsv', 'en\tgood\tb')).toThrow('"good" of en is not in its place')
    expect(() => everydayFeelingsOf('x.tsv', 'en\tbest\ta\nen\tgood\tb')).toThrow('en has no words')
  })
  it('knows the marks of a negator', () => {
    expect(negationsOf('x.tsv', 'ko\t안|전혀\nth\tไม่\t\tunspaced')).toEqual({
      ko: { negators: ['안', '전혀'], fillers: [''], isAfter: false, joint: ' ' },
      th: { negators: ['ไม่'], fillers: [''], isAfter: false, joint: '' },
    })
    expect(() => negationsOf('x.tsv', 'ko\t안\t\tbefore')).toThrow('found "before"')
  })
  it('has shares that are 1 in all, and known emotions', () => {
    expect(meaningsOf('x.tsv', '0.9 0.1 0\tjoy 0.8, love 0.2\t🙂 😊')).toEqual([
      { sentiment: [0.9, 0.1, 0], emotions: { joy: 0.8, love: 0.2 }, emoji: '🙂 😊' },
    ])
    expect(() => meaningsOf('x.tsv', '0.9 0.2 0\tjoy 0.8\t🙂')).toThrow('not 1 in all')
    expect(() => meaningsOf('x.tsv', '0.9 0.1\tjoy 0.8\t🙂')).toThrow('not 1 in all')
    expect(() => meaningsOf('x.tsv', '0.9 0.1 0\tglee 0.8\t🙂')).toThrow('found "glee 0.8"')
    expect(() => meaningsOf('x.tsv', '0.9 0.1 0\tjoy 8\t🙂')).toThrow('found "joy 8"')
  })
})
