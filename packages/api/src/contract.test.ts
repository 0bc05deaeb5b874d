import { z } from '@convostat/figures/zod'
import { expect, test } from 'vitest'
import { named, takesFile } from './call.ts'
import { contract } from './contract.ts'
import { Failure } from './failure.ts'
import { schemaOf } from './schema-of.ts'
import * as shapes from './shapes/index.ts'

test('the calls are these, and no two share a method and path', () => {
  expect(named(contract).map(({ name, call }) => `${name}: ${call.method} ${call.path}`)).toEqual([
    'upload.inspect: POST /api/upload/inspect',
    'upload.run: POST /api/upload',
    'upload.sample: POST /api/upload/sample',
    'uploads.list: GET /api/uploads',
    'uploads.delete: POST /api/uploads/delete',
    'uploads.open: POST /api/uploads/open',
    'uploads.copy: GET /api/uploads/copy',
    'uploads.backup: GET /api/uploads/backup',
    'uploads.backupWith: POST /api/uploads/backup',
    'uploads.restore: POST /api/uploads/restore',
    'overview.get: GET /api/overview',
    'charts.timeseries: GET /api/charts/timeseries',
    'charts.heatmap: GET /api/charts/heatmap',
    'charts.messageShare: GET /api/charts/message-share',
    'charts.calendar: GET /api/charts/calendar',
    'charts.sentiment: GET /api/charts/sentiment',
    'sentiment.monthly: GET /api/sentiment/timeline/monthly',
    'sentiment.yearly: GET /api/sentiment/timeline/yearly',
    'sentiment.trend: GET /api/sentiment/trend',
    'sentiment.distribution: GET /api/sentiment/distribution',
    'sentiment.peaksValleys: GET /api/sentiment/peaks-valleys',
    'sentiment.languages: GET /api/sentiment/languages',
    'sentiment.why: GET /api/sentiment/why',
    'emotion.fingerprint: GET /api/emotion/fingerprint',
    'emotion.moodTimeline: GET /api/emotion/mood-timeline',
    'emotion.vibe: GET /api/emotion/vibe',
    'emotion.highlights: GET /api/emotion/highlights',
    'emotion.sync: GET /api/emotion/sync',
    'emotion.corrections: POST /api/emotion/corrections',
    'license.status: GET /api/license/status',
    'license.verify: POST /api/license/verify',
    'license.deactivate: POST /api/license/deactivate',
    'license.recover: POST /api/license/recover',
    'license.portal: POST /api/license/portal',
    'payment.checkout: POST /api/payment/create-checkout-session',
    'payment.verify: POST /api/payment/verify-session',
    'payment.webhook: POST /api/payment/webhook',
    'search.stats: GET /api/search/stats',
    'search.run: POST /api/search',
    'search.export: POST /api/search/export',
    'exports.pdf: POST /api/export/pdf',
    'exports.favoritesPdf: POST /api/export/favorites-pdf',
    'exports.csv: GET /api/export/csv',
    'exports.json: GET /api/export/json',
    'messages.around: GET /api/messages',
    'messages.sample: GET /api/messages/sample',
    'messages.find: POST /api/messages/find',
    'milestones.suggestions: GET /api/milestones/suggestions',
    'milestones.first: POST /api/milestones/first',
    'milestones.search: POST /api/milestones/search',
    'milestones.timeline: POST /api/milestones/timeline',
    'milestones.statistics: POST /api/milestones/statistics',
    'moments.list: GET /api/moments',
    'people.list: GET /api/people',
    'people.set: POST /api/people',
    'relationship.balance: GET /api/relationship/balance',
    'relationship.caringMoments: GET /api/relationship/caring-moments',
    'relationship.coldStreaks: GET /api/relationship/cold-streaks',
    'relationship.replyDiscipline: GET /api/relationship/reply-discipline',
    'relationship.responseMatrix: GET /api/relationship/response-matrix',
    'relationship.conversations: GET /api/relationship/conversations',
    'relationship.bursts: GET /api/relationship/bursts',
    'relationship.streaks: GET /api/relationship/streaks',
    'words.list: GET /api/words',
    'words.emojis: GET /api/emojis',
    'words.phrases: GET /api/words/phrases',
    'words.compare: GET /api/words/compare',
    'words.links: GET /api/words/links',
    'words.style: GET /api/words/style',
    'words.topics: GET /api/topics',
    'wrapped.get: GET /api/wrapped',
    'ai.status: GET /api/ai/status',
    'ai.suggestions: GET /api/ai/suggestions',
    'ai.ask: POST /api/ai/ask',
  ])
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

test('A12: a search asks for 1 to 100 hits, 20 if nothing is said', () => {
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

test('an hour, a weekday, a kind or an order that there is not is no filter but a mistake', () => {
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

test('what is sent a file goes as a form, and nothing else does', () => {
  for (const { name, call } of named(contract)) {
    const input = schemaOf(call.input)
    expect([name, takesFile(call)]).toEqual([name, input instanceof z.ZodObject && 'file' in input.shape])
  }
})
