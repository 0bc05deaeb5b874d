import { Failure } from '@convostat/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAt, openUploaded } from '#data/chat/open-chat.ts'
import { answerOf } from '#testing/answers.ts'
import { api } from './api.ts'
import { isKeptByPageAlone, isLostWhenOpenedAgain, wouldBeLost } from './language.ts'

const { get, list } = vi.hoisted(() => ({ get: vi.fn(), list: vi.fn() }))
vi.mock('./api.ts', async () => {
  const { contract, createPlainClient } = await import('@convostat/api')
  const api = createPlainClient(contract, () => Promise.reject(new Error('nothing else is asked')))
  return { api: { ...api, overview: { ...api.overview, get }, uploads: { ...api.uploads, list: Object.assign(list, api.uploads.list) } } }
})

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  get.mockReset()
  list.mockReset().mockResolvedValue({ storage: { kind: 'files' } })
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('dispatchEvent', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

const open = (stored: 'stored' | 'writing' | 'failed') => {
  const chat = answerOf({ stored })
  openUploaded(queries, chat)
  return chat
}

test('what screens know about the chat counts', () => {
  const { upload_id, uploadDate } = open('writing')
  expect(isLostWhenOpenedAgain(queries)).toBe(false)
  queries.setQueryData(['stored', upload_id, uploadDate], { stored: 'failed', stored_problem: null })
  expect(isLostWhenOpenedAgain(queries)).toBe(true)
  queries.setQueryData(['stored', upload_id, uploadDate], { stored: 'stored', stored_problem: null })
  expect(isLostWhenOpenedAgain(queries)).toBe(false)
})

test('what is still being saved is asked about by what saves it; a chat that is not kept, by the page', () => {
  const { upload_id, uploadDate } = open('writing')
  const alone = ['writing', 'failed', 'stored'].map((stored) => {
    queries.setQueryData(['stored', upload_id, uploadDate], { stored, stored_problem: null })
    return isKeptByPageAlone(queries)
  })
  expect(alone).toEqual([false, true, false])
})

test('where this browser keeps nothing, an open chat counts although the list of chats is from before it', () => {
  queries.setQueryData([api.uploads.list.key], { storage: { kind: 'memory' }, uploads: [] })
  expect([isLostWhenOpenedAgain(queries), isKeptByPageAlone(queries)]).toEqual([false, false])
  const seen: boolean[] = []
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') seen.push(isKeptByPageAlone(queries))
  })
  open('stored')
  // The browser is asked to ask as the cache changes, which may be for the last time.
  expect([seen.at(-1), isLostWhenOpenedAgain(queries), isKeptByPageAlone(queries)]).toEqual([true, true, true])
  lookAt(queries, null)
  expect([isLostWhenOpenedAgain(queries), isKeptByPageAlone(queries)]).toEqual([false, false])
})

test.each([
  ['kept by now', () => Promise.resolve({ stored: 'stored' }), false],
  ['still being written', () => Promise.resolve({ stored: 'writing' }), true],
  ['not kept', () => Promise.resolve({ stored: 'failed' }), true],
  ['of a worker that is gone', () => Promise.reject(new Failure('unknown')), true],
  ['deleted elsewhere', () => Promise.reject(new Failure('no_chat')), false],
])('a chat that was being written is asked about again: %s', async (_, answer, isLost) => {
  open('writing')
  get.mockImplementation(answer)
  expect(await wouldBeLost(queries)).toBe(isLost)
})

test('storage that never answers keeps nobody waiting', async () => {
  vi.useFakeTimers()
  const { upload_id, uploadDate } = open('writing')
  queries.setQueryData(['stored', upload_id, uploadDate], { stored: 'writing', stored_problem: null })
  get.mockResolvedValue({ stored: 'writing' })
  list.mockReturnValue(new Promise(() => undefined))
  const isLost = wouldBeLost(queries)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await isLost).toBe(true)
  vi.useRealTimers()
})

test('where this browser keeps nothing, an open chat is lost; without one there is nothing to lose', async () => {
  list.mockResolvedValue({ storage: { kind: 'memory' } })
  get.mockResolvedValue({ stored: 'stored' })
  expect(await wouldBeLost(queries)).toBe(false)
  open('stored')
  expect(await wouldBeLost(queries)).toBe(true)
})
