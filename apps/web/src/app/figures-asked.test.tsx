import type { CalledName, PlainMethod, UploadAnswer } from '@convostat/api'
import { type FigureName, figures } from '@convostat/figures'
import { examples } from '@convostat/figures/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadExamples } from '#components/screen/examples.ts'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { EmotionalInsights } from '#features/emotional-insights/emotional-insights.tsx'
import { LockedRelationship, Relationship } from '#features/relationship/relationship.tsx'
import { SpecialMoments } from '#features/special-moments/special-moments.tsx'
import { LockedWords, Words } from '#features/words/words.tsx'
import { LockedWrapped, Wrapped } from '#features/wrapped/wrapped.tsx'
import { answerOf } from '#testing/answers.ts'
import { drawn } from '#testing/drawn.tsx'

const chat: UploadAnswer = answerOf({ uploadDate: new Date().toISOString() })
const nameOf = new Map(
  Object.entries(figures).flatMap(([name, { at }]) => ('call' in at ? [[`${at.subject}.${at.call}`, name as CalledName]] : [])),
)

/** What the screens ask while they are drawn, in order. */
let asked: string[] = []
vi.mock('#data/client/use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall({ key }: PlainMethod, input: object, { known, isWanted = true }: { known?: unknown; isWanted?: boolean } = {}) {
    if (!known) asked.push(`${isWanted ? '' : 'later: '}${key} ${JSON.stringify(input)}`)
    const name = nameOf.get(key)
    return known ? { state: 'ready', data: known } : name ? { state: 'ready', data: examples[name] } : { state: 'loading' }
  },
}))
// What is kept on this device is read as it is: nothing here is drawn twice.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  useSyncExternalStore: (_: unknown, now: () => unknown, there = now) => there(),
}))
vi.mock('#data/client/api.ts', async () => {
  const { contract, createPlainClient } = await import('@convostat/api')
  return { api: createPlainClient(contract, () => Promise.reject(new Error('nothing is asked but through the hook'))) }
})
vi.mock('#components/figure/plotly-chart.tsx', () => ({ PlotlyChart: () => null }))
let plan = 'pro'
vi.mock('#data/license/plan.ts', async (original) => ({ ...(await original<object>()), usePlan: () => ({ plan, isKnown: true }) }))
vi.mock('#data/chat/open-chat.ts', async (original) => ({
  ...(await original<object>()),
  useChat: () => ({ data: chat }),
  useCurrentId: () => chat.upload_id,
  useOpenId: () => chat.upload_id,
}))

beforeEach(async () => {
  asked = []
  plan = 'pro'
  await loadExamples()
})
const draw = (screen: ComponentType) => drawn(<QueryClientProvider client={new QueryClient()}>{createElement(screen)}</QueryClientProvider>)

/** What each screen asks, and so which figures it shows. What waits for feelings is asked later than all others. */
const screens: readonly { screen: ComponentType; asks: readonly string[] }[] = [
  {
    screen: Dashboard,
    asks: [
      'charts.timeseries {}',
      'charts.heatmap {}',
      'charts.messageShare {}',
      'charts.calendar {}',
      'later: charts.sentiment {}',
      'later: emotion.fingerprint {}',
    ],
  },
  {
    screen: EmotionalInsights,
    asks: [
      'sentiment.trend {}',
      'sentiment.monthly {}',
      'sentiment.yearly {}',
      'sentiment.distribution {}',
      'sentiment.peaksValleys {}',
      'sentiment.languages {}',
      'later: emotion.fingerprint {}',
      'later: emotion.vibe {}',
      'later: emotion.moodTimeline {}',
      'later: emotion.highlights {}',
      'later: emotion.sync {}',
    ],
  },
  {
    screen: Relationship,
    asks: [
      'relationship.balance {}',
      'relationship.conversations {}',
      'relationship.bursts {"top_n":4}',
      'relationship.replyDiscipline {}',
      'relationship.responseMatrix {}',
      'later: relationship.caringMoments {"varied":true}',
      'later: emotion.sync {}',
      'relationship.coldStreaks {"top_n":5}',
      'relationship.streaks {"top_n":5}',
    ],
  },
  {
    screen: Words,
    asks: [
      'words.list {"top_n":200}',
      'words.emojis {"top_n":100}',
      'words.compare {}',
      'words.phrases {"top_n":24}',
      'words.topics {}',
      'words.style {}',
      'words.links {}',
    ],
  },
  { screen: SpecialMoments, asks: ['moments.list {}'] },
  { screen: Wrapped, asks: ['wrapped.get {}'] },
]

test.each(screens)('$screen.name asks no more and no less', async ({ screen, asks }) => {
  await draw(screen)
  expect(asked).toEqual(asks)
})

/** Figures that have no card, each with why. */
const withoutCard: Partial<Record<FigureName, string>> = {
  responseTimes: 'comes with the overview, which a chat brings along: the dashboard shows it from there',
}

test('every figure has a card on some screen', () => {
  const shown = screens.flatMap(({ asks }) => asks.flatMap((ask) => nameOf.get(ask.replace('later: ', '').split(' ')[0]) ?? []))
  expect(new Set([...shown, ...Object.keys(withoutCard)])).toEqual(new Set(Object.keys(figures)))
  expect(shown.filter((name) => name in withoutCard)).toEqual([])
})

test('what comes with the overview is shown, too', async () =>
  expect((await draw(Dashboard)).includes('Response Time Analysis')).toBe(true))

const headings = (html: string) => [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, name]) => name.replace(/<[^>]*>/g, ''))

test.each([
  [Relationship, LockedRelationship],
  [Words, LockedWords],
])('%o is the same screen where it is locked, asks nothing and has nothing of the reader’s', async (screen, locked) => {
  const cards = headings(await draw(screen))
  asked = []
  plan = 'free'
  const html = await draw(locked)
  expect(asked).toEqual([])
  expect(headings(html)).toEqual(cards)
  expect(['Juliet C.', ...chat.overview.participants].filter((name) => html.includes(name))).toEqual(['Juliet C.'])
})

test('a locked story asks nothing', async () => {
  expect((await draw(LockedWrapped)).includes('2023')).toBe(true)
  expect(asked).toEqual([])
})

test('without Pro nothing of what only Pro shows is asked', async () => {
  plan = 'free'
  expect((await draw(EmotionalInsights)).includes('Juliet C.')).toBe(true)
  expect(asked.filter((ask) => ask.includes('emotion.'))).toEqual([])
})
