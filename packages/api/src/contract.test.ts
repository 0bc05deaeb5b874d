import { z } from '@convostat/figures/zod'
import { expect, test } from 'vitest'
import { named, takesFile } from './call.ts'
import { contract } from './contract.ts'
import { Failure } from './failure.ts'
import { schemaOf } from './schema-of.ts'
import * as shapes from './shapes/index.ts'

test('the calls are those recorded, and no two share a method and path', async () => {
  const calls = named(contract).map(({ name, call }) => ({ name, at: `${call.method} ${call.path}` }))
  await expect(`${calls.map(({ name, at }) => `${name}: ${at}`).join('\n')}\n`).toMatchFileSnapshot('../testing/calls.txt')
  expect(new Set(calls.map(({ at }) => at)).size).toBe(calls.length)
})

test('what is between the people, what they feel, the words they use and their Wrapped is for Pro, and so are all figures as tables, all the rest for every plan, and so is putting a message right', () => {
  const isPro = (subject: string, name: string) =>
    (['relationship', 'emotion', 'words', 'wrapped'].includes(subject) && name !== 'emotion.corrections') ||
    ['exports.csv', 'exports.json'].includes(name)
  for (const { subject, name, call } of named(contract)) expect(call.plan, name).toBe(isPro(subject, name) ? 'pro' : 'free')
})

test('a filter is days that exist and one or several names', () => {
  expect(shapes.filter.parse({ from: '2024-02-29', author: 'Ana' })).toEqual({ from: '2024-02-29', author: ['Ana'] })
  expect(shapes.filter.parse({ author: ['Ana', 'Ben'] })).toEqual({ author: ['Ana', 'Ben'] })
  for (const from of ['2023-02-29', '2024-13-01', '24-01-01', '2024-1-1', '2024-01-01T00:00:00', '', 5, null])
    expect(shapes.filter.safeParse({ from }).success, String(from)).toBe(false)
})

test('A12: a search asks for 1 to 100 hits, 20 by default', () => {
  const limitOf = (limit?: unknown) => shapes.search.parse({ limit }).limit
  expect([limitOf(), limitOf(1), limitOf(100), limitOf(101), limitOf(1e9)]).toEqual([20, 1, 100, 100, 100])
  for (const limit of [0, -1, 1.5, '20', Number.NaN, Number.POSITIVE_INFINITY, null, [20]])
    expect(shapes.search.safeParse({ limit }).success, String(limit)).toBe(false)
})

test('A5: every field of a search has its type', () => {
  for (const field of Object.keys(shapes.search.shape)) {
    for (const value of [{ $ne: 1 }, ['x', 1], null]) {
      const { error } = shapes.search.safeParse({ [field]: value })
      // Of a list, the first entry that is none.
      expect(error?.issues[0].path[0], field).toBe(field)
    }
  }
})

test('an hour, a weekday, a kind or an order that there is not is not a filter but a mistake', () => {
  for (const given of [
    { hour: 24 },
    { weekday: 7 },
    { weekday: -1 },
    { kind: 'system' },
    { sort_by: 'best' },
    { min_length: -1 },
    { offset: -1 },
  ])
    expect(shapes.search.safeParse(given).success, JSON.stringify(given)).toBe(false)
})

test('an answer without anything counted is empty', () => {
  expect(contract.charts.heatmap.isEmpty({ counts: [], messages: 0, remark: null })).toBe(true)
  expect(contract.search.run.isEmpty({ results: [], metadata: { total_results: 0, offset: 0, has_more: false } })).toBe(true)
})

test('a failure is made even where the platform gives no random ids, as on pages served over plain HTTP', () => {
  const { randomUUID } = crypto
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
  expect(new Failure('unknown').requestId).toHaveLength(32)
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
})

test('calls that take a file are sent as a form, and no others', () => {
  for (const { name, call } of named(contract)) {
    const input = schemaOf(call.input)
    expect([name, takesFile(call)]).toEqual([name, input instanceof z.ZodObject && 'file' in input.shape])
  }
})
