import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { found, foundDefinitions, lists, metrics, missing } from '../generate.mjs'
import { counted } from './counted.ts'
import { examples } from './examples.ts'
import { none } from './figure.ts'
import { figures } from './index.ts'
import { shapes } from './shapes.ts'

const names = Object.keys(figures) as (keyof typeof figures)[]

test('no folder of a figure lacks a file, nor the test of what it counts', () => expect(missing()).toEqual([]))

test('the lists are what the folders say: run node packages/figures/generate.mjs', () => {
  const { folders, index } = found()
  for (const [file, text] of Object.entries(lists(folders, index)))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toBe(text)
})

test('docs/metrics.md says what the folders say: run node packages/figures/generate.mjs', () => {
  const { page, defined } = foundDefinitions()
  expect(metrics(page, defined)).toBe(page)
  for (const { name, definition } of defined) expect(definition, name).toMatch(/^(?:\|[^|\n]+\|[^|\n]+\|[^|\n]+\|\n)+$/)
})

test('each figure is defined once, by its subject or by its name, and one without a place is an error', () => {
  const table = (places: string, rows = '') => `<!-- figures: ${places} -->\n| figure |\n|---|\n${rows}<!-- end of figures -->\n`
  const defined = [
    { name: 'gaps', subject: 'relationship', definition: '| gaps |\n' },
    { name: 'care', subject: 'relationship', definition: '| care |\n' },
    { name: 'vibe', subject: 'emotion', definition: '| vibe |\n' },
  ]
  expect(metrics(table('relationship', '| old |\n') + table('emotion, care'), defined)).toBe(
    table('relationship', '| gaps |\n') + table('emotion, care', '| care |\n| vibe |\n'),
  )
  expect(() => metrics(table('relationship'), defined)).toThrow('docs/metrics.md has no place for vibe')
})

test('a figure keeps its place in the lists, a new one comes last, one that is gone is left out', () => {
  const index = '/** … */\nexport const figures = {\n  words,\n  gone,\n  balance,\n}\n'
  const { 'index.ts': written } = lists(['balance', 'caring-moments', 'words'], index)
  expect(written).toContain('export const figures = {\n  words,\n  balance,\n  caringMoments,\n}\n')
  expect(written).toContain("import { caringMoments } from './caring-moments/page.ts'\n")
})

test('no two figures have the same address, no two tables the same file', () => {
  const addresses = names.flatMap((name) => {
    const at: { subject?: string; call?: string; path?: string; within?: string; field?: string } = figures[name].at
    return at.within === undefined ? [`${at.subject}.${at.call}`, at.path] : [`${at.within}.${at.field}`]
  })
  expect(new Set(addresses).size).toBe(addresses.length)
  const files = names.flatMap((name) => {
    const { tables } = counted[name] as { tables: typeof none | readonly { file?: string }[] }
    return tables === none ? [] : tables.flatMap(({ file }) => file ?? [])
  })
  expect(new Set(files).size).toBe(files.length)
})

test.each(names)('%s: the example is one, in its plain and its public form', (name) => {
  const { plain, public: open } = shapes[name] as {
    plain: { parse(value: unknown): unknown }
    public: typeof none | { parse(value: unknown): unknown }
  }
  const example: unknown = examples[name]
  const { isEmpty } = figures[name] as { isEmpty(plain: unknown): boolean }
  expect(plain.parse(example)).toEqual(example)
  expect(isEmpty(example)).toBe(false)
  const { public: toPublic } = counted[name] as { public: typeof none | ((plain: unknown) => unknown) }
  expect(toPublic === none).toBe(open === none)
  if (toPublic === none || open === none) return
  const form = toPublic(example)
  expect(open.parse(form)).toEqual(form)
})
