import { messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { plantedChat } from '@convostat/engine/testing/planted-topics.ts'
import { z } from '@convostat/figures/zod'
import { expect, test } from 'vitest'
import { type AskAnswer, holdsOf } from '#shapes/index.ts'
import { session } from '#testing/api.ts'
import { androidExport } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sample, sampleHandlers, samplePublicForms } from '#testing/sample.ts'
import { createAnswer } from '../answer.ts'
import { named } from '../call.ts'
import { createClient, createPlainClient } from '../client.ts'
import { contract } from '../contract.ts'
import { isEvents } from '../port.ts'
import { schemaOf } from '../schema-of.ts'
import { masked } from './mask.ts'
import { createMasking, passesUnmasked } from './masking.ts'
import { withoutNumbers } from './pseudonyms.ts'

/** Every name and every word that is not an everyday one ends so. */
const canary = /ŋŋ|hostcanary/i
const marked = (text: string): string => text.replace(/\p{L}{4,}/gu, '$&ŋŋ')

const people = ['Anaŋŋ Solŋŋ', 'Benŋŋ', 'Citaŋŋ <b>', 'Dováŋŋ']
const two = (n: number): string => String(n).padStart(2, '0')

/** A group that talks about two things, says what it feels, sends links, comes and goes, and keeps silent for months. */
function canaryExport(): File {
  const { chat } = plantedChat('en', { topics: 2, messages: 1400 })
  const talk = Array.from({ length: chat.count }, (_, row) => {
    const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(isoTime(chat.time[row])) ?? []
    return `${day}/${month}/${year}, ${time} - ${people[row % people.length]}: ${marked(messageText(chat, row))}`
  })
  const events = [`01/01/2021, 08:00 - ${people[0]} created group "Summerŋŋ houseŋŋ"`]
  const feelings = Array.from({ length: 28 }, (_, i) => [
    `${two(i + 1)}/06/2021, 20:00 - ${people[i % 2]}: I love you so much, hŋŋ! 🎉`,
    `${two(i + 1)}/06/2021, 20:01 - ${people[(i + 1) % 2]}: thank you, this makes me very happy xŋŋ https://hostcanary.example/pathŋŋ`,
    `${two(i + 1)}/06/2021, 20:02 - ${people[2]}: I am so sad and angry, terrible dayŋŋ`,
    `${two(i + 1)}/06/2021, 20:02 - ${people[2]}: really?`,
    `${two(i + 1)}/06/2021, 20:02 - ${people[2]}: happy birthday Dováŋŋ ❤️`,
  ])
  return androidExport([...events, ...feelings.flat(), ...talk], 'WhatsApp Chat with Summerŋŋ houseŋŋ.txt')
}

/** A session whose answers are masked, and the same without. */
async function opened() {
  const printing = { print: async (report: unknown) => new TextEncoder().encode(JSON.stringify(report)) }
  const { api: plain, goPro } = session({ emotion: realModel, printing })
  goPro()
  const state = { isOn: true }
  const masking = createMasking(() => state.isOn, { person: (letters) => `Person ${letters}`, someone: 'Someone' }, { masked })
  const calls = new Map(named(contract).map(({ name }) => [name, name.split('.')]))
  const fetch = masking.over((name, _call, input, asking) => {
    const [subject, key] = calls.get(name) ?? []
    return (plain as never as Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>)[subject as string][key as string](
      input,
      asking,
    )
  })
  const client = createClient(contract, fetch)
  const upload = await client.upload.run({ file: canaryExport() })
  return { plain, client, masking, state, upload, id: upload.upload_id }
}
const here = opened()

type Asked = Record<string, object>

async function allOf<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}

/** The input of each call that shows chat content; calls not listed must not show any. */
async function everyAnswer(isMasked: boolean): Promise<Map<string, unknown>> {
  const { plain, client, id, upload } = await here
  const api = isMasked ? client : plain
  const asked: Asked = {
    'upload.inspect': { file: canaryExport() },
    'uploads.open': { upload_id: id },
    'search.run': { query: 'happy', limit: 20 },
    'search.export': { search: { query: 'happy' } },
    'messages.around': { around: 0, before: 5, after: 60 },
    'messages.sample': { around: 0 },
    'messages.find': { messages: [{ author: people[0], date: '2021-06-01T20:00:00', message: 'I love you so much, hŋŋ! 🎉' }] },
    'upload.sample': { file: canaryExport() },
    'sentiment.why': { id: 0 },
    'milestones.first': { keyword: 'happy' },
    'milestones.search': { keyword: 'happy' },
    'milestones.timeline': { keyword: 'happy' },
    'milestones.statistics': { keyword: 'happy' },
    'exports.favoritesPdf': { messages: [{ author: 'Benŋŋ', text: 'happyŋŋ', originalDate: '2021-03-04T09:00:00' }] },
    'people.set': { names: { Benŋŋ: 'Bennyŋŋ' } },
    'ai.ask': { question: `Who says "happy" most, and when was the first time?` },
  }
  const answers = new Map<string, unknown>()
  for (const { name, subject, key } of named(contract)) {
    if (passesUnmasked(name) || name === 'upload.run') continue
    const ask = (api as never as Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>)[subject][key]
    const answer = await ask(asked[name] ?? {}, { uploadId: id })
    answers.set(name, answer instanceof File ? `${answer.name}\n${await answer.text()}` : isEvents(answer) ? await allOf(answer) : answer)
  }
  if (isMasked) answers.set('upload.run', upload)
  return answers
}

test('no call of the contract answers with a name or a word of the chat while it is masked', async () => {
  const plain = await everyAnswer(false)
  const masked = await everyAnswer(true)
  const telling = (answers: Map<string, unknown>) =>
    [...answers].flatMap(([name, answer]) => (canary.test(JSON.stringify(answer)) ? [name] : []))
  expect(telling(masked)).toEqual([])
  // Without it all others would.
  expect([...plain.keys()].filter((name) => !telling(plain).includes(name))).toEqual(figuresAlone)
})

const figuresAlone = [
  'upload.sample',
  'charts.timeseries',
  'charts.heatmap',
  'charts.calendar',
  'charts.sentiment',
  'sentiment.monthly',
  'sentiment.yearly',
  'sentiment.trend',
  'sentiment.distribution',
  'emotion.moodTimeline',
  'emotion.vibe',
  'search.stats',
  // Packed: what is in it is looked at where it is written.
  'exports.csv',
  'messages.sample',
  'milestones.timeline',
  'relationship.streaks',
  'words.emojis',
  'ai.status',
]

test('figures stay as they are, and everyone is the same letter everywhere, by the place of their color', async () => {
  const { plain, client, id } = await here
  const real = await plain.charts.messageShare({}, { uploadId: id })
  const shown = await client.charts.messageShare({}, { uploadId: id })
  expect(shown.data[0].y).toEqual(real.data[0].y)
  const letters = shown.data[0].x.map(withoutNumbers)
  expect([...letters].sort()).toEqual(['Person A', 'Person B', 'Person C', 'Person D'])
  const { people } = await plain.people.list({}, { uploadId: id })
  const byName = new Map(people.map(({ name, color }) => [name, `Person ${'ABCD'[color]}`]))
  expect(letters).toEqual(real.data[0].x.map((name) => byName.get(name)))
  expect(shown.data[0].text.map(withoutNumbers)).toEqual(letters)
  const { relationship, search } = client
  expect((await relationship.balance({}, { uploadId: id })).people).toEqual(shown.data[0].x)
  const { results } = await search.run({ sender: shown.data[0].x[0], limit: 1 }, { uploadId: id })
  expect(results[0].author).toBe(shown.data[0].x[0])
})

test('a slide keeps what it counts: a number, a day, an emoji, an emotion; its words are covered', async () => {
  const { plain, client, id } = await here
  const [real, shown] = [await plain.wrapped.get({}, { uploadId: id }), await client.wrapped.get({}, { uploadId: id })]
  const isWord = (unit: string) => unit === 'word' || unit === 'phrase'
  const figures = ({ slides }: typeof real) => slides.filter(({ unit }) => !isWord(unit)).map(({ kind, figure }) => [kind, figure])
  expect(figures(shown)).toEqual(figures(real))
  expect(figures(real).some(([, figure]) => typeof figure === 'string')).toBe(true)
  for (const { unit, figure } of shown.slides) if (isWord(unit)) expect(figure).toMatch(/^[━ ]+/)
})

test('a sentence keeps its words, with letters in place of names; who is not of the chat is someone', async () => {
  const { client, id } = await here
  const { moments } = await client.moments.list({}, { uploadId: id })
  const told = moments.map(({ kind, title, description }) => [kind, withoutNumbers(title), withoutNumbers(description)])
  expect(told).toContainEqual([
    'group_created',
    expect.stringMatching(/^“━+ ━+” begins$/),
    expect.stringMatching(/^Person [A-D] created the group\.$/),
  ])
})

test('who joined a group and never wrote is someone, in the sentence as beside it', async () => {
  const { masking, id, plain } = await here
  const [moment] = (await plain.moments.list({}, { uploadId: id })).moments
  const joined = { ...moment, title: `Ebbaŋŋ and ${people[1]} joined`, facts: { names: ['Ebbaŋŋ', people[1]] } }
  const answer = { moments: [joined], average_significance: null, years_covered: 1, without_feelings: false }
  const [shown] = (masking.mask(contract.moments.list.output, answer, id) as typeof answer).moments
  expect(withoutNumbers(shown.title)).toMatch(/^Someone and Person [A-D] joined$/)
  expect(shown.facts.names).toEqual(shown.title.replace(/ joined$/, '').split(' and '))
})

test('a text is covered by its lines and lengths, and found again by words that are typed', async () => {
  const { plain, client, id } = await here
  const asked = { query: 'happy', limit: 5 }
  const [real] = (await plain.search.run(asked, { uploadId: id })).results
  const [shown] = (await client.search.run(asked, { uploadId: id })).results
  expect(shown).toMatchObject({ id: real.id, date: real.date, highlights: real.highlights, length: real.length })
  expect(withoutNumbers(shown.message)).toHaveLength(real.message.length)
  expect(withoutNumbers(shown.message)).toMatch(/^[━ \n]+$/)
})

test('what screens hand back is the real person and the real message', async () => {
  const { plain, client, masking, id } = await here
  const { kept } = await client.people.list({}, { uploadId: id })
  expect(masking.original(kept)).toEqual((await plain.people.list({}, { uploadId: id })).kept)
  const [real, shown] = [await plain.words.list({ top_n: 1 }, { uploadId: id }), await client.words.list({ top_n: 1 }, { uploadId: id })]
  expect(shown.words[0].word).not.toBe(real.words[0].word)
  const keyword = { keyword: shown.words[0].word }
  expect((await client.milestones.search(keyword, { uploadId: id })).count).toBe(real.words[0].messages)
  const { people } = await client.people.list({}, { uploadId: id })
  await client.people.set({ me: people[0].name, names: { [people[1].names[0]]: 'Mum' } }, { uploadId: id })
  const now = await plain.people.list({}, { uploadId: id })
  const [first, second] = [masking.original(people[0].name), masking.original(people[1].names[0])]
  expect(now.me).toBe(first)
  expect(now.kept.names).toEqual({ [second]: 'Mum' })
})

test('an answer keeps its figure and its words of ours; names are letters, the chat’s words covered, and what a model writes is covered piece by piece', async () => {
  const { plain, client, masking, id } = await here
  const question = 'Who sent most messages?'
  const [real, shown] = await Promise.all(
    [plain, client].map(async (api) => (await allOf(await api.ai.ask({ question }, { uploadId: id }))).at(-1)?.data as AskAnswer),
  )
  expect(real.method).toBe('computed')
  const figures = (answer: AskAnswer) => ('figure' in answer ? answer.figure?.parts?.map(({ value }) => value) : null)
  expect(figures(shown)).toEqual(figures(real))
  expect(withoutNumbers(shown.answer)).toMatch(/Person [A-D]/)
  expect(masking.original(shown)).toEqual(real)

  const { questions } = await client.ai.suggestions({}, { uploadId: id })
  expect(questions.some(({ question }) => /“[━ ]+”/.test(withoutNumbers(question)))).toBe(true)

  const events = [
    { event: 'token', data: { text: `${people[0]} said ` } },
    { event: 'answer', data: { ...real, method: 'model', model: 'small:1b', answer: `${people[0]} said happyŋŋ`, figure: undefined } },
  ]
  for (const event of events) {
    const covered = masking.mask(contract.ai.ask.output, event, id) as typeof event
    expect(covered.event).toBe(event.event)
    expect(JSON.stringify(covered)).not.toMatch(canary)
    expect(masking.original(covered)).toEqual(event)
  }
  const kept = { id: 'a', uploadId: id, askedOn: '2024-01-01T00:00:00Z', question: `What does ${people[0]} like?`, answer: real }
  expect(JSON.stringify(masking.mask('askedQuestion', kept, id))).not.toMatch(canary)
})

test('switched off, answers are as they are', async () => {
  const { plain, client, state, id } = await here
  state.isOn = false
  expect(await client.search.run({ query: 'happy' }, { uploadId: id })).toEqual(
    await plain.search.run({ query: 'happy' }, { uploadId: id }),
  )
  state.isOn = true
})

test('these alone are shown of a string as they are, by what their schema says', () => {
  const places = named(contract).flatMap(({ name, call }) => (passesUnmasked(name) ? [] : shownIn(schemaOf(call.output), name)))
  expect([...new Set(places.map((place) => place.replace(/^.*\./, '')))].sort()).toEqual(
    [
      ...[
        'at',
        'chat',
        'code',
        'detail',
        'displayDate',
        'encoding',
        'id',
        'language',
        'languages',
        'month_name',
        'name',
        'rebuilt',
        'sample',
        'text',
        'title',
        'unread_example',
        'unsure_example',
        'y',
      ],
      // Emoji, and what a slide counts.
      ...['emoji', 'figure'],
      // Of a computed answer: what is counted and in what, a number, a day or an emoji; and who answers.
      ...['metric', 'unit', 'value', 'model'],
    ].sort(),
  )
  // A name or a title among them is that of a chart or of a slide, a text that of an axis.
  const suspicious = places.filter((place) => /\.(name|title|text|detail|id)$/.test(place))
  expect(suspicious).toMatchInlineSnapshot(`
    [
      "upload.run.stored_problem.detail",
      "uploads.list.uploads.id",
      "uploads.list.damaged.id",
      "uploads.list.damaged.upload.id",
      "uploads.list.unreadable.id",
      "uploads.open.stored_problem.detail",
      "overview.get.stored_problem.detail",
      "charts.timeseries.data.name",
      "charts.timeseries.layout.title.text",
      "charts.timeseries.layout.xaxis.title.text",
      "charts.timeseries.layout.yaxis.title.text",
      "charts.heatmap.layout.title.text",
      "charts.heatmap.layout.xaxis.title.text",
      "charts.heatmap.layout.yaxis.title.text",
      "charts.messageShare.data.name",
      "charts.messageShare.layout.title.text",
      "charts.messageShare.layout.xaxis.title.text",
      "charts.messageShare.layout.yaxis.title.text",
      "charts.calendar.layout.title.text",
      "charts.calendar.layout.xaxis.title.text",
      "charts.calendar.layout.yaxis.title.text",
      "charts.sentiment.data.name",
      "charts.sentiment.layout.title.text",
      "charts.sentiment.layout.xaxis.title.text",
      "charts.sentiment.layout.yaxis.title.text",
      "moments.list.moments.id",
      "wrapped.get.slides.title",
      "wrapped.get.slides.moments.id",
    ]
  `)
})

function shownIn(schema: z.core.$ZodType, path: string): string[] {
  const holds = holdsOf(schema)
  if (holds !== undefined) return ['ours', 'emoji', 'figure'].includes(holds) ? [path] : []
  const { innerType, shape, element, items = [], options = [], valueType, catchall } = (schema as z.ZodType).def as unknown as Parts
  return [
    ...[innerType, element, valueType, ...items, ...options].flatMap((inner) => (inner ? shownIn(inner, path) : [])),
    ...Object.entries(shape ?? {}).flatMap(([key, inner]) => shownIn(inner, `${path}.${key}`)),
    ...(catchall && holdsOf(catchall) ? [`${path}.*`] : []),
  ]
}

interface Parts extends Partial<Record<'innerType' | 'element' | 'valueType' | 'catchall', z.core.$ZodType>> {
  shape?: Record<string, z.core.$ZodType>
  items?: z.core.$ZodType[]
  options?: z.core.$ZodType[]
}

test('a string of which its schema says nothing is covered, in a record and a list as well', () => {
  const { mask } = createMasking(() => true, { person: (letters) => letters, someone: 'Someone' }, { masked })
  const schema = z.object({
    said: z.string(),
    all: z.array(z.string()),
    by: z.record(z.string(), z.string()),
    link: z.url(),
    day: z.iso.date(),
  })
  const value = { said: 'red', all: ['red'], by: { red: 'red' }, link: 'https://red.example', day: '2021-01-01' }
  const shown = mask(schema, value)
  expect(JSON.stringify(shown)).not.toContain('red')
  expect(shown.day).toBe(value.day)
})

test('what is asked for plain is masked by the schema of its plain form', async () => {
  const masking = createMasking(() => true, { person: (letters) => `Person ${letters}`, someone: 'Someone' }, { masked })
  const answer = createAnswer(sample, sampleHandlers, { plan: () => 'free', publicForms: samplePublicForms })
  const { signal } = new AbortController()
  const client = createPlainClient(
    sample,
    masking.over((name, _call, input, { isPlain } = {}) => answer(name, input, { signal, isPlain, report: () => undefined })),
  )
  const { author, total } = await client.notes.chart()
  expect([withoutNumbers(author), total]).toEqual(['Someone', 3])
})
