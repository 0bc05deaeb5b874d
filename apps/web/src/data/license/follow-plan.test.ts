import type { UploadAnswer } from '@convostat/api'
import { freeStatus } from '@convostat/license'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookAt, openUploaded } from '#data/chat/open-chat.ts'
import { answerOf } from '#testing/answers.ts'
import { type ChatRecut, followPlan, isCutForAnother } from './follow-plan.ts'
import { licenseQuery } from './license.ts'

const open = vi.fn<(input: object, asking: { report: (progress: object) => void }) => Promise<UploadAnswer>>()
vi.mock('#data/client/engine.ts', () => ({ engine: { kind: 'browser' } }))
vi.mock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => new Map() }))
vi.mock('#data/client/api.ts', () => ({
  api: { license: { status: { key: 'license.status' } }, uploads: { open: (...asked: Parameters<typeof open>) => open(...asked) } },
}))

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const all = 5300
const chatOn = (plan: 'free' | 'pro'): UploadAnswer => {
  const answer = answerOf()
  const messages = plan === 'free' ? 5000 : all
  return {
    ...answer,
    was_truncated: plan === 'free',
    message_limit: plan === 'free' ? 5000 : null,
    original_message_count: all,
    overview: { ...answer.overview, total_messages: messages },
  }
}

/** A tab with an open chat that follows the plan. */
function following(chat: UploadAnswer = chatOn('free')) {
  const queries = new QueryClient()
  const heard: ChatRecut[] = []
  const say = (plan: 'free' | 'pro') =>
    queries.setQueryData(licenseQuery.queryKey, { ...freeStatus, is_pro: plan === 'pro', tier: plan, features: [] })
  say('free')
  openUploaded(queries, chat)
  queries.setQueryData(['charts.heatmap', chat.upload_id, {}], { messages: 5 })
  followPlan(queries, (recut) => heard.push(recut))
  const shown = () => queries.getQueryData<UploadAnswer>(['chat', chat.upload_id])
  return { queries, heard, say, shown, chart: () => queries.getQueryData(['charts.heatmap', chat.upload_id, {}]) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('dispatchEvent', vi.fn())
  open.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('a truncated chat is opened in full automatically when a license comes, with progress, and what was asked about it is forgotten', async () => {
  const tab = following()
  open.mockImplementation(async (_input, { report }) => {
    report({ stage: 'reading', done: 1, total: 2 })
    expect(tab.queries.getQueryData(['opening', chatOn('pro').upload_id])).toEqual({ stage: 'reading', done: 1, total: 2 })
    return chatOn('pro')
  })
  tab.say('pro')
  await vi.waitFor(() => expect(tab.heard).toEqual([{ plan: 'pro', messages: all, of: all }]))
  expect([tab.shown()?.was_truncated, tab.chart(), open.mock.calls.length]).toEqual([false, undefined, 1])
})

test('and cut again when it ends', async () => {
  const tab = following(chatOn('pro'))
  open.mockResolvedValue(chatOn('free'))
  tab.say('free')
  await vi.waitFor(() => expect(tab.heard).toEqual([{ plan: 'free', messages: 5000, of: all }]))
})

test('a license that ends while the chat is read for it is followed, too', async () => {
  const tab = following()
  let isFirst = true
  open.mockImplementation(async () => {
    if (!isFirst) return chatOn('free')
    isFirst = false
    tab.say('free')
    return chatOn('pro')
  })
  tab.say('pro')
  await vi.waitFor(() => expect(tab.heard.map(({ plan }) => plan)).toEqual(['pro', 'free']))
  expect(tab.shown()?.was_truncated).toBe(true)
})

test('where the answer is as before it is not asked forever', async () => {
  const tab = following()
  open.mockImplementation(async () => chatOn('free'))
  tab.say('pro')
  await settled()
  tab.say('pro')
  await settled()
  expect(open).toHaveBeenCalledTimes(1)
})

test('a chat within the limit is left as it is, and so is a tab without one', async () => {
  const small = { ...answerOf(), message_limit: 5000, original_message_count: 400 }
  const tab = following(small)
  tab.say('pro')
  await settled()
  expect([open.mock.calls.length, tab.chart()]).toEqual([0, { messages: 5 }])
  const empty = following()
  lookAt(empty.queries, null)
  empty.say('pro')
  await settled()
  expect(open).not.toHaveBeenCalled()
})

test.each([
  [5000, 5300, 'pro', true],
  [5000, 5000, 'pro', false],
  [5000, 5300, 'free', false],
  [null, 5300, 'free', true],
  [null, 5000, 'free', false],
  [null, 5300, 'pro', false],
] as const)('a chat cut at %s of %s messages is for another plan than %s: %s', (message_limit, original_message_count, plan, is) => {
  expect(isCutForAnother({ ...answerOf(), message_limit, original_message_count }, plan)).toBe(is)
})
