import { Failure } from '@convostat/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const get = vi.hoisted(() => vi.fn())
vi.mock('#data/client/api.ts', () => ({ api: { overview: { get } } }))

let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.useRealTimers())

const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each([
  ['it is kept', () => Promise.resolve({ stored: 'stored' })],
  ['it could not be kept', () => Promise.resolve({ stored: 'failed' })],
  ['it was deleted', () => Promise.reject(new Failure('no_chat'))],
  ['the worker died', () => Promise.reject(new Failure('worker_stalled'))],
] as const)('while a chat is saved, for however long, leaving asks first; not once %s', async (_, end) => {
  const { whenKept } = await import('./kept-finally.ts')
  get.mockImplementation(() => Promise.resolve({ stored: 'writing' }))
  let isOver = false
  void whenKept('upload_1').then(() => {
    isOver = true
  })
  expect(asks()).toBe(true)
  await vi.advanceTimersByTimeAsync(9000)
  expect([isOver, asks()]).toEqual([false, true])
  // The screen continues after ten seconds; the chat is not kept yet.
  await vi.advanceTimersByTimeAsync(20_000)
  expect([isOver, asks()]).toEqual([true, true])
  get.mockImplementation(end)
  await vi.advanceTimersByTimeAsync(100)
  expect(asks()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('who leaves knowingly is asked again about a draft, and not about a chat that is being saved', async () => {
  const { whenKept } = await import('./kept-finally.ts')
  const { leaveChatsKnowingly } = await import('#platform/ask-before-leaving.ts')
  const { dropDrafts, keepDraft } = await import('#data/saved/drafts.ts')
  get.mockImplementation(() => Promise.resolve({ stored: 'writing' }))
  void whenKept('upload_1')
  await vi.advanceTimersByTimeAsync(20_000)
  keepDraft('note', 'Call Ben')
  leaveChatsKnowingly()
  expect(asks()).toBe(true)
  dropDrafts()
  expect(asks()).toBe(false)
  get.mockImplementation(() => Promise.resolve({ stored: 'stored' }))
  await vi.advanceTimersByTimeAsync(100)
})
