import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { paper } from '#testing/paper.ts'
import { writeLed } from './dotted-row.ts'

const line = (text: string) => ({ text, font: '400 20px sans', color: 'ink' })
const written = (term: string, width: number) => {
  const { context, texts } = paper()
  writeLed(context, line(term), line('12'), { left: 5, width, baseline: 20 }, tokens)
  return texts.map(({ text, x }) => [text, x])
}

test('a figure ends where its line does, whatever is before it', () => {
  expect(written('good night', 300)).toEqual([
    ['12', 285],
    ['good night', 5],
  ])
})

test('what has no room before its figure is cut', () => {
  expect(written('good night dear', 100)).toEqual([
    ['12', 85],
    ['good…', 5],
  ])
})
