import { expect, test } from 'vitest'
import { someOptions } from '#testing/facts.ts'
import { wholeFacts } from '#testing/whole-facts.ts'
import { fullReport } from '../index.ts'
import type { Line } from '../model.ts'
import { wordsSection } from './words.ts'

const facts = (own: number) => ({
  ...wholeFacts(['Ana Sol', 'Ben Ohm']),
  ownWords: Array.from({ length: own }, (_, i) => ({ word: `own${i}`, count: 90 - (i % 7) })),
})
const plain = (line: Line): string => [line].flat().reduce((said: string, part) => said + (typeof part === 'string' ? part : part.said), '')
const cloud = (own: number) => {
  const block = wordsSection(facts(own))?.blocks.find(({ kind }) => kind === 'cloud')
  return block?.kind === 'cloud' ? block : null
}

test('the chat’s own words lead and make the cloud; where there are few, the most frequent words do', () => {
  const section = wordsSection(facts(30))
  expect(plain(section?.lead ?? [])).toBe('“own0” is this chat’s word: you wrote it 90 times, far more often than others do.')
  expect(cloud(30)?.words.map(({ word }) => word.said)).toEqual(facts(30).ownWords.map(({ word }) => word))
  expect(cloud(100)?.words).toHaveLength(60)
  expect(cloud(3)?.words.map(({ word }) => word.said)).toEqual(['tea'])
  expect(plain(wordsSection(facts(0))?.lead ?? [])).toContain('“tea”')
})

test('a word is never larger than the most frequent one', () => {
  for (const { size } of cloud(30)?.words ?? []) expect(size).toBeLessThanOrEqual(1)
  expect(fullReport(facts(30), someOptions).sections.map(({ id }) => id)).toContain('words')
})
