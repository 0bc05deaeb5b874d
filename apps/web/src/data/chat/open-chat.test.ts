import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerOf } from '#testing/answers.ts'
import { openedAgain, openUploaded } from './open-chat.ts'

vi.mock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => new Map() }))
vi.mock('#data/client/api.ts', () => ({ api: {} }))

function storage() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('dispatchEvent', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

/** A tab that looks at a chat and has drawn a chart of it. */
function looking() {
  const queries = new QueryClient()
  const answer = answerOf()
  openUploaded(queries, answer)
  const key = ['charts.heatmap', answer.upload_id, {}]
  queries.setQueryData(key, { messages: 5 })
  return { queries, answer, chart: () => queries.getQueryData(key), chat: () => queries.getQueryData(['chat', answer.upload_id]) }
}

test('analyzed again, a chat has another date and the same charts', () => {
  const { queries, answer, chart, chat } = looking()
  const again = { ...answer, uploadDate: '2024-01-01T00:00:00.000Z' }
  openedAgain(queries, again)
  expect([chart(), chat()]).toEqual([{ messages: 5 }, again])
})

test('where another tab has added to it, its charts are asked for again', () => {
  const { queries, answer, chart, chat } = looking()
  const grown = { ...answer, original_message_count: answer.original_message_count + 2 }
  openedAgain(queries, grown)
  expect([chart(), chat()]).toEqual([undefined, grown])
})
