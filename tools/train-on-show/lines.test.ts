/** Lines that judge the gate are none of those that it learns from, nor nearly. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nearestAmong } from '../train-emotion/data/near-duplicates.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const shown = fileURLToPath(new URL('../../fixtures/on-show/', import.meta.url))

/** The messages of a table: its last column. */
const textsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.slice(row.lastIndexOf('\t') + 1))

test('no line that judges is a near-duplicate of one to learn from', () => {
  const learned = readdirSync(`${here}lines`).flatMap((name) => textsIn(`${here}lines/${name}`))
  const judging = ['unsafe-unseen.tsv', 'ordinary-unseen.tsv'].flatMap((name) => textsIn(shown + name))
  expect([learned.length > 19_000, judging.length]).toEqual([true, 1920])
  const nearest = nearestAmong(judging)
  expect(learned.flatMap((line) => nearest(line) ?? [])).toEqual([])
})
