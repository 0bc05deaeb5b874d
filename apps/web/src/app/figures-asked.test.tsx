import type { CalledName, PlainMethod, UploadAnswer } from '@convostat/api'
import { type FigureName, figures } from '@convostat/figures'
import { examples } from '@convostat/figures/examples'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '#charts/answers.ts'
import { inColors, threadsOf } from '#charts/ribbon/colored.ts'
import { loadExamples } from '#components/screen/examples.ts'
import { Dashboard } from '#features/dashboard/dashboard.tsx'
import { EmotionalInsights } from '#features/emotional-insights/emotional-insights.tsx'
import { LockedRelationship, Relationship } from '#features/relationship/relationship.tsx'
import { SpecialMoments } from '#features/special-moments/special-moments.tsx'
import { LockedWords, Words } from '#features/words/words.tsx'
import { LockedWrapped, Wrapped } from '#features/wrapped/wrapped.tsx'
import { answerOf } from '#testing/answers.ts'
import { tokens } from '#testing/chart-tokens.ts'
import { drawn } from '#testing/drawn.tsx'
import { laterParts } from '#ui/lazy.ts'
import fieldsNotWritten from './fields-not-written.json' with { type: 'json' }

const { overview } = answerOf()
// As many messages as the examples: the dashboard shows fewer than 50 themselves. With three people the screen has a table of who answers whom.
const third = { name: 'Cleo', names: ['Cleo'], color: 2, hidden: false }
const three: UploadAnswer = answerOf({ uploadDate: new Date().toISOString(), overview: { ...overview, total_messages: 71 } })
const chat: UploadAnswer = {
  ...three,
  people: [...three.people, third],
  overview: { ...three.overview, participants: [...three.overview.participants, third.name] },
}
const nameOf = new Map(
  Object.entries(figures).flatMap(([name, { at }]) => ('call' in at ? [[`${at.subject}.${at.call}`, name as CalledName]] : [])),
)

/** What the screens ask while they are drawn, in order. */
let asked: string[] = []
/** What they are answered. */
let answers: Readonly<Record<string, unknown>> = examples
vi.mock('#data/client/use-call.ts', async (original) => ({
  ...(await original<object>()),
  useCall({ key }: PlainMethod, input: object, { known, isWanted = true }: { known?: unknown; isWanted?: boolean } = {}) {
    if (!known) asked.push(`${isWanted ? '' : 'later: '}${key} ${JSON.stringify(input)}`)
    const name = nameOf.get(key)
    return known ? { state: 'ready', data: known } : name ? { state: 'ready', data: answers[name] } : { state: 'loading' }
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
// A drawing as its marks and their words: there is no width to draw it in.
vi.mock('#components/figure/plot.tsx', () => ({
  Plot: ({ answer, draw }: { answer: unknown; draw: (answer: unknown, tokens: object, width: number) => object }) => (
    <i>{JSON.stringify(draw(answer, { heat: ['#fff', '#000'], people: [] }, 800))}</i>
  ),
}))
vi.mock('#components/figure/ribbon.tsx', () => ({
  Thread: () => null,
  Ribbon: ({ of, label, children }: RibbonProps) => (
    <main className="drawing">
      {label(of.data)} {children?.(of.data, 800)}
      <i>
        {JSON.stringify(
          inColors(
            threadsOf(of.data, (name) => name.length),
            { ...tokens, people: [] },
            800,
            172,
          ),
        )}
      </i>
    </main>
  ),
}))
interface RibbonProps {
  of: { data: Answer<'ribbon'> }
  label: (answer: Answer<'ribbon'>) => string
  children?: (answer: Answer<'ribbon'>, width: number) => ReactNode
}
vi.mock('#components/message/framed-message.tsx', async (original) => {
  const { FramedMessage } = await original<{ FramedMessage: ComponentType }>()
  return { FramedMessage: (props: object) => <main className="drawing">{createElement(FramedMessage, props)}</main> }
})
// What is below the window comes in its turn, of which there is none here.
vi.mock('#components/screen/part-by-part.tsx', () => ({ PartByPart: ({ children }: { children: ReactNode }) => children }))
/** A card that marks what it draws besides its name and its sentence. */
function marked(Card: ComponentType<{ children: Draw }>) {
  return function Marked({ children, ...props }: { children: Draw }) {
    return <Card {...props}>{(data) => <main className="drawing">{children(data)}</main>}</Card>
  }
}
type Draw = (data: unknown) => ReactNode
vi.mock('#components/figure/block.tsx', async (original) => ({ Block: marked((await original<CardModule>()).Block) }))
vi.mock('#components/figure/chart-frame.tsx', async (original) => {
  const { ChartFrame, ...others } = await original<CardModule>()
  return { ...others, ChartFrame: marked(ChartFrame) }
})
type CardModule = Record<'Block' | 'ChartFrame', ComponentType<{ children: Draw }>>
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
  answers = examples
  plan = 'pro'
  await loadExamples()
  // Parts that come later are there.
  await Promise.all(Array.from(laterParts(), (load) => load()))
})
const draw = (screen: ComponentType) => drawn(<QueryClientProvider client={new QueryClient()}>{createElement(screen)}</QueryClientProvider>)

/** What each screen asks, and so which figures it shows. What waits for feelings is asked later than all others. */
const screens: readonly { screen: ComponentType; asks: readonly string[] }[] = [
  {
    screen: Dashboard,
    asks: [
      'charts.ribbon {}',
      'charts.heatmap {}',
      'charts.calendar {}',
      'later: charts.messagesOnShow {}',
      'charts.timeseries {}',
      'charts.messageShare {}',
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
      'later: emotion.moodTimeline {}',
      'later: emotion.fingerprint {}',
      'charts.ribbon {}',
      'later: emotion.highlights {}',
      'later: emotion.sync {}',
      'later: emotion.vibe {}',
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
      'later: relationship.caringMoments {"varied":true,"on_show":true}',
      'later: emotion.sync {}',
      'relationship.coldStreaks {"top_n":5}',
      'relationship.streaks {"top_n":5}',
    ],
  },
  {
    screen: Words,
    asks: [
      'words.compare {}',
      'words.list {"top_n":200}',
      'words.emojis {"top_n":100}',
      'later: words.ownMessages {"top_n":6}',
      'words.phrases {"top_n":24}',
      'words.topics {}',
      'words.style {}',
      'words.links {}',
    ],
  },
  { screen: SpecialMoments, asks: ['moments.list {}', 'charts.ribbon {}'] },
  { screen: Wrapped, asks: ['wrapped.get {}', 'charts.ribbon {}'] },
]

test.each(screens)('$screen.name asks no more and no less', async ({ screen, asks }) => {
  await draw(screen)
  // What several cards show is asked once.
  expect([...new Set(asked)]).toEqual(asks)
})

const figureAsked = (ask: string): CalledName | undefined => nameOf.get(ask.replace('later: ', '').split(' ')[0])

/** What the cards draw; a message that is framed within a card, as part of the card and for itself. */
function drawings(html: string): string[] {
  const found: string[] = []
  const open: number[] = []
  for (const { 0: tag, index } of html.matchAll(/<main class="drawing">|<\/main>/g)) {
    if (tag !== '</main>') open.push(found.push('') - 1, index + tag.length)
    else {
      const [place, start] = open.splice(-2)
      found[place] = html.slice(start, index)
    }
  }
  return found
}

/** How a field is drawn: as words or numbers, as a length, a color or a link alone, or not at all. */
type Extent = 'in words' | 'as a shape' | 'not at all'

/**
 * Fields that no card writes, screen by screen: what the sentence above the drawing says (`remark`), over how many messages it counts, ids
 * that link to a message, what decides an order, and what only tables and files show.
 */
const notWritten: Partial<Record<string, Partial<Record<string, Record<string, string>>>>> = fieldsNotWritten

function extentOf(before: readonly string[], after: readonly string[]): Extent {
  if (after.length === 0 || after.some((drawing, i) => textOf(drawing) !== textOf(before[i] ?? ''))) return 'in words'
  return after.some((drawing, i) => drawing !== before[i]) ? 'as a shape' : 'not at all'
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '')

const extents: readonly Extent[] = ['not at all', 'as a shape', 'in words']
const lesser = (a: Extent, b: Extent): Extent => (extents.indexOf(a) < extents.indexOf(b) ? a : b)

/** Figures that are drawn only once they are chosen, each with where. */
const drawnOnceChosen: Partial<Record<FigureName, string>> = {
  yearlySentiment: 'the drawing of the months, by years',
}

const cards = screens.flatMap(({ screen, asks }) => asks.flatMap((ask) => figureAsked(ask) ?? []).map((name) => [name, screen] as const))

test.each(cards.filter(([name]) => !(name in drawnOnceChosen)))(
  '%s is drawn on its screen, each of its fields in each row: what is drawn changes with it',
  async (name, screen) => {
    const before = drawings(await draw(screen))
    const fields = new Map<string, Extent>()
    for (const { field, other, isWord } of changed(examples[name])) {
      answers = { ...examples, [name]: other }
      const after = await draw(screen).then(drawings, (error: unknown) => {
        // A screen that cannot be drawn with an unknown word reads that word; every number can be drawn.
        if (isWord) return []
        throw new Error(`${screen.name} cannot be drawn with another number in ${field}`, { cause: error })
      })
      const extent = extentOf(before, after)
      fields.set(field, lesser(extent, fields.get(field) ?? extent))
    }
    const missing = Object.fromEntries([...fields].filter(([, extent]) => extent !== 'in words'))
    expect(missing).toEqual(notWritten[screen.name]?.[name] ?? {})
    expect(Object.values(missing).filter((extent) => extent === 'not at all').length).toBeLessThan(fields.size)
  },
)

const isDate = (text: string): boolean => /^\d{4}-\d\d/.test(text)
/** Other keys are people. */
const isField = /^[a-z\d_]+$/
/** This many rows of a list are tried: a card that draws the first one's number in each is wrong in the second. */
const rowsTried = 2

/** `isWord`: another text, not another number. */
interface Changed {
  field: string
  other: unknown
  isWord: boolean
}

/** A value with another number or text in one of its fields, for each field; dates are left alone, since a changed one may be invalid. */
function* changed(value: unknown, field = ''): Generator<Changed> {
  if (typeof value === 'number') yield { field, other: Number.isInteger(value) ? 2 * value + 1 : value / 2, isWord: false }
  else if (typeof value === 'string' && !isDate(value)) yield { field, other: `${value}x`, isWord: true }
  else if (Array.isArray(value)) {
    for (const [i, each] of value.slice(0, rowsTried).entries())
      for (const inner of changed(each, `${field}[]`)) yield { ...inner, other: value.with(i, inner.other) }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      const keyed = isField.test(key) ? key : '*'
      for (const inner of changed(each, field ? `${field}.${keyed}` : keyed)) yield { ...inner, other: { ...value, [key]: inner.other } }
    }
  }
}

/** Figures that have no card, each with why. */
const withoutCard: Partial<Record<FigureName, string>> = {
  responseTimes: 'comes with the overview, which a chat brings along: the dashboard shows it from there',
}

test('every figure has a card on some screen', () => {
  const shown = screens.flatMap(({ asks }) => asks.flatMap((ask) => figureAsked(ask) ?? []))
  expect(new Set([...shown, ...Object.keys(withoutCard)])).toEqual(new Set(Object.keys(figures)))
  expect(shown.filter((name) => name in withoutCard)).toEqual([])
})

test('what comes with the overview is shown, too', async () =>
  expect((await draw(Dashboard)).includes('Response Time Analysis')).toBe(true))

/** The people of the example are strangers to a chat that is open, and called by their whole names in it. */
const headings = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, name]) =>
    name.replace(/<[^>]*>|[\u2068\u2069]/g, '').replace(/(Romeo|Juliet) [MC]\./g, '$1'),
  )

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
