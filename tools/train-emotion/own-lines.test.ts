/** Who wrote our own lines, and that none that judges the model is nearly one of those that it learns from. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { suitesIn } from './behaviour/lines.ts'
import { nearestAmong } from './data/near-duplicates.ts'
import { seeds } from './data/seeds.ts'

const trainer = fileURLToPath(new URL('.', import.meta.url))
const folders = {
  seeds: join(trainer, 'seeds'),
  'held-out': join(trainer, 'held-out'),
  behaviour: join(trainer, 'behaviour'),
  moods: join(trainer, '..', '..', 'fixtures', 'moods'),
}

interface Head {
  file: string
  author: string
  date: string
  language: string
}

const heads = Object.entries(folders).flatMap(([folder, path]) =>
  readdirSync(path)
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => headOf(folder, path, name)),
)

/** `# author 2, 2026-11-29, hi-Latn`. Nobody noted who wrote the lines of behaviour. */
function headOf(folder: string, path: string, name: string): Head {
  const [line] = readFileSync(join(path, name), 'utf8').split('\n')
  const [, author = '', date = '', language = ''] = /^# author (\d+|not recorded), (\d{4}-\d\d-\d\d), ([\w-]+)$/.exec(line) ?? []
  return { file: `${folder}/${name}`, author, date, language }
}

test('each file says who wrote it, when and in which language', () => {
  expect(heads.filter(({ file, language }) => language !== file.split('/')[1].split('.')[0])).toEqual([])
  expect(heads.filter(({ file, author }) => author === 'not recorded' && !file.startsWith('behaviour/'))).toEqual([])
})

test('nobody who wrote lines to learn from wrote lines that judge', () => {
  const isLearned = ({ file }: Head) => file.startsWith('seeds/') || file.startsWith('held-out/')
  const authors = new Set(heads.filter(isLearned).map(({ author }) => author))
  expect(authors.size).toBeGreaterThan(0)
  expect(heads.filter((head) => !isLearned(head) && authors.has(head.author))).toEqual([])
})

test('no line that judges, and none held out, is a near-duplicate of one to learn from', () => {
  const own = [...seeds(trainer)]
  const textsOf = (split: string) => own.filter((row) => row.split === split).map(({ text }) => text)
  const judging = [...suitesIn(folders.behaviour).values()].flatMap((lines) => lines.map(({ text }) => text))
  const moods = readdirSync(folders.moods).flatMap((name) =>
    readFileSync(join(folders.moods, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t')[1]),
  )
  const nearest = nearestAmong([...judging, ...moods, ...textsOf('dev')])
  expect(moods.length).toBeGreaterThan(400)
  const found = textsOf('train').flatMap((text) => nearest(text) ?? [])
  expect(found.map(({ line, other, overlap }) => `${overlap.toFixed(2)} "${line}" is to learn from, "${other}" judges`)).toEqual([])
})
