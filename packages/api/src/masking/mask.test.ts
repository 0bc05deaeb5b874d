import { examples } from '@convostat/figures/examples'
import { shapes } from '@convostat/figures/shapes'
import { z } from '@convostat/figures/zod'
import { describe, expect, test } from 'vitest'
import { chatTitle, emojiText, favorite, fileName, historyEntry, holding, ours, personName, sentence } from '#shapes/index.ts'
import { masked } from './mask.ts'
import { type Labels, labelsOf } from './person-labels.ts'
import { createStandIns, withoutNumbers } from './pseudonyms.ts'

const standIns = createStandIns(0)
const words = { person: (letters: string) => `Person ${letters}`, someone: 'Someone' }
const labelsFor = (...names: string[]) =>
  labelsOf(
    'chat',
    names.map((name, color) => ({ name, names: [name], color })),
    words,
    standIns,
  )

/** A value as it is shown in a chat of Ana, Ana Sol and Ben, without the numbers that tell stand-ins apart. */
function shown(schema: z.ZodType, value: unknown, labels: Labels = labelsFor('Ana', 'Ana Sol', 'Ben')): unknown {
  return JSON.parse(withoutNumbers(JSON.stringify(masked(schema, value, { standIns, labels, labelsOf: () => labels }))))
}

test('nothing and numbers stay what they are', () => {
  const schema = z.object({ none: personName.nullable(), count: z.number(), isOn: z.boolean() })
  const value = { none: null, count: 3, isOn: true }
  expect(shown(schema, value)).toEqual(value)
  const file = new Blob(['Ana'])
  expect(masked(z.any(), file, { standIns, labels: labelsFor(), labelsOf: () => labelsFor() })).toBe(file)
})

describe('what a string contains is said by its schema', () => {
  test.each<[string, z.ZodType]>([
    ['itself', personName],
    ['within null', personName.nullable()],
    ['within absence', personName.optional()],
    ['within a default', personName.default('')],
    ['before a pipe', personName.pipe(z.string())],
    ['of a whole that may be null', holding('name', z.string().nullable())],
    ['as an option', z.union([z.iso.date(), personName])],
    ['as an option of an option', z.union([z.iso.date(), z.union([z.iso.time(), personName])]).nullable()],
  ])('a name: %s', (_, schema) => {
    expect(shown(schema, 'Ben')).toBe('Person C')
    expect(shown(schema, 'Zoe')).toBe('Someone')
  })

  test.each<[string, z.ZodType, string]>([
    ['a day', z.iso.date(), '2021-03-04'],
    ['a moment', z.iso.datetime(), '2021-03-04T05:06:07Z'],
    ['a time', z.iso.time(), '05:06:07'],
    ['a pattern', z.string().regex(/^up_\d+$/), 'up_1'],
    ['a choice', z.enum(['red', 'blue']), 'red'],
    ['a constant', z.literal('red'), 'red'],
    ['a word of ours', ours, 'red'],
    ['a day where there may be a name', z.union([z.iso.date(), personName]), '2021-03-04'],
  ])('%s is shown', (_, schema, value) => expect(shown(schema, value)).toBe(value))

  test.each<[string, z.ZodType, string, string]>([
    ['a text', z.string(), 'red fox', '━━━ ━━━'],
    ['a text of some length', z.string().min(1).max(9), 'red', '━━━'],
    ['an address', z.url(), 'https://a.example', '━━━━━━━━━━━━ ━━━━'],
    ['an e-mail address', z.email(), 'a@b.example', '━━━━━━━━━━━'],
    ['anything', z.any(), 'red', '━━━'],
    ['what is none of the options', z.union([z.iso.date(), z.literal('x')]), 'red', '━━━'],
  ])('%s is covered', (_, schema, value, covered) => expect(shown(schema, value)).toBe(covered))

  test('an emoji is shown if it is one', () => {
    const emoji = ['🎉', '🇩🇪', '1️⃣', '❤️']
    expect(shown(z.array(emojiText), emoji)).toEqual(emoji)
    expect(shown(z.array(emojiText), ['red', 'red🎉', '7'])).toEqual(['━━━', '━━━━━', '━'])
  })

  test('a figure is covered where it is the chat’s own word', () => {
    const slide = z.object({ unit: z.string().regex(/^\w+$/), figure: holding('figure', z.string()) })
    expect(shown(slide, { unit: 'word', figure: 'nonna' })).toEqual({ unit: 'word', figure: '━━━━━' })
    expect(shown(slide, { unit: 'phrase', figure: 'ciao nonna' })).toEqual({ unit: 'phrase', figure: '━━━━ ━━━━━' })
    expect(shown(slide, { unit: 'messages', figure: 'Monday' })).toEqual({ unit: 'messages', figure: 'Monday' })
    // It is the unit beside it that counts, not one farther out.
    const around = z.object({ unit: ours, inner: slide })
    expect(shown(around, { unit: 'word', inner: { unit: 'days', figure: 'Monday' } })).toMatchObject({ inner: { figure: 'Monday' } })
  })

  test('a file keeps its ending, if that only says what kind it is', () => {
    const names = ['Ana.txt', 'Ana.TXT', 'Ana.zip', 'Ana.json', 'Ana.csv', 'Ana.sol', 'Ana.txt.old']
    expect(shown(z.array(fileName), names)).toEqual(['━━━.txt', '━━━.TXT', '━━━.zip', '━━━.json', '━━━.csv', '━━━━━━━', '━━━━━━━━━━━'])
  })

  test('a title is a person’s letter where the chat is called by a name, else covered', () => {
    expect(shown(z.array(chatTitle), ['Ben', 'Our house'])).toEqual(['Person C', '━━━ ━━━━━'])
  })
})

describe('lists, tuples, records and objects', () => {
  test('each place of a tuple has a schema, and what follows one of its own', () => {
    expect(shown(z.tuple([personName, z.iso.date()]), ['Ana', '2021-03-04'])).toEqual(['Person A', '2021-03-04'])
    expect(shown(z.tuple([ours]).rest(personName), ['red', 'Ana', 'Ben'])).toEqual(['red', 'Person A', 'Person C'])
    expect(shown(z.tuple([ours]), ['red', 'Ana'])).toEqual(['red', '━━━'])
  })

  test('a record has one for its keys and one for its values', () => {
    expect(shown(z.record(personName, ours), { Ana: 'red', Zoe: 'blue' })).toEqual({ 'Person A': 'red', Someone: 'blue' })
    expect(shown(z.record(z.string(), z.string()), { Ana: 'red' })).toEqual({ '━━━': '━━━' })
  })

  test('a property that its schema does not know is covered, unless it says what others contain', () => {
    expect(shown(z.object({ a: ours }), { a: 'red', b: 'red' })).toEqual({ a: 'red', b: '━━━' })
    expect(shown(z.object({ a: z.string() }).catchall(ours), { a: 'red', b: 'red' })).toEqual({ a: '━━━', b: 'red' })
  })

  test('where a schema speaks of no list and no object, what is in them is covered', () => {
    expect(shown(ours, ['red'])).toEqual(['━━━'])
    expect(shown(z.any(), { a: ['red'] })).toEqual({ a: ['━━━'] })
  })

  test('of several shapes it is the one that the value has', () => {
    const schema = z.array(z.union([z.object({ name: personName }), z.object({ word: ours }).nullable()]))
    expect(shown(schema, [{ name: 'Ana' }, { word: 'red' }, { other: 'red' }])).toEqual([
      { name: 'Person A' },
      { word: 'red' },
      { other: '━━━' },
    ])
  })
})

describe('a sentence', () => {
  const told = z.object({ names: z.array(personName), said: sentence })
  const said = (text: string, names: string[] = [], labels?: Labels) =>
    (shown(told, { names, said: text }, labels) as { said: string }).said

  test('keeps its words; names are letters, the longest first', () => {
    expect(said('Ana Sol and Ana wrote to Ben.')).toBe('Person B and Person A wrote to Person C.')
  })

  test('has letters for whole words only', () => {
    expect(said('Anabel, Ana9, JoAna, 9Ana and ("Ana")')).toBe('Anabel, Ana9, JoAna, 9Ana and ("Person A")')
  })

  test('has someone for a name beside it that is nobody’s in the chat', () => {
    expect(said('Zoe and Ana joined', ['Zoe', 'Ana'])).toBe('Someone and Person A joined')
    expect(said('Zoe and Ana joined', [])).toBe('Zoe and Person A joined')
  })

  test('is as it was where nobody is named', () => {
    expect(said('Hello there', [], labelsFor())).toBe('Hello there')
    // An empty name is nobody's.
    expect(said('Hello there', [''], labelsFor())).toBe('Hello there')
  })

  test('has names of any characters, also as a chart has them', () => {
    const labels = labelsFor('A.B', 'C (x) | [y]', 'D <b> & co')
    expect(said('A.B wrote, AxB and AB did not', [], labels)).toBe('Person A wrote, AxB and AB did not')
    expect(said('C (x) | [y] wrote', [], labels)).toBe('Person B wrote')
    expect(said('D <b> & co and D &lt;b&gt; &amp; co', [], labels)).toBe('Person C and Person C')
  })

  test('has titles and keys of records covered as they are beside it', () => {
    const schema = z.object({ title: chatTitle, by: z.record(personName, z.record(z.iso.date(), personName)), said: sentence })
    const value = { title: 'Our house', by: { Zoe: { '2021-03-04': 'Yan' } }, said: 'Zoe and Yan are in “Our house”' }
    expect(shown(schema, value)).toMatchObject({ said: 'Someone and Someone are in “━━━ ━━━━━”' })
  })

  test('is any string of what is as free as JSON', () => {
    const figure = z.object({ layout: z.lazy(() => z.json()), name: personName })
    const value = { layout: { title: { text: 'Messages of Ana and Zoe' }, ticks: ['Ben', 'Mon'] }, name: 'Zoe' }
    expect(shown(figure, value)).toMatchObject({
      layout: { title: { text: 'Messages of Person A and Someone' }, ticks: ['Person C', 'Mon'] },
    })
  })
})

test('an upload of the history and a saved message have the people of their own chats', () => {
  const asked: unknown[][] = []
  const other = labelsFor('Zoe')
  const how = {
    standIns,
    labels: labelsFor('Ana'),
    labelsOf: (...given: unknown[]) => {
      asked.push(given)
      return other
    },
  }
  const plain = (schema: z.ZodType, value: object) => JSON.parse(withoutNumbers(JSON.stringify(masked(schema, value, how))))
  expect(plain(historyEntry, { id: 'upload_1', participants: ['Zoe', 'Ana'] })).toEqual({
    id: 'upload_1',
    participants: ['Person A', 'Someone'],
  })
  expect(plain(favorite, { uploadId: 'upload_2', author: 'Zoe', text: 'hi' })).toEqual({
    uploadId: 'upload_2',
    author: 'Person A',
    text: '━━',
  })
  expect(asked).toEqual([
    ['upload_1', ['Zoe', 'Ana']],
    ['upload_2', []],
  ])
  expect(plain(z.object({ author: personName }), { author: 'Zoe' })).toEqual({ author: 'Someone' })
})

test('the message of a month that stands out is covered, and its author is a letter', () => {
  const { timeline } = shown(
    shapes.moodTimeline.plain,
    examples.moodTimeline,
    labelsFor('Romeo M.', 'Juliet C.'),
  ) as typeof examples.moodTimeline
  const said = timeline.flatMap(({ shown }) => shown)
  expect(said.map(({ author }) => author)).toEqual(['Person A', 'Person B'])
  for (const { message } of said) expect(message).toMatch(/^[━\p{P}\s]+$/u)
  expect(timeline.map(({ date, mood }) => [date, mood])).toEqual(examples.moodTimeline.timeline.map(({ date, mood }) => [date, mood]))
})
