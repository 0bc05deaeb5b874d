import { expect, test } from 'vitest'
import { androidExport, longExport, picnic } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'
import { emotionHandlers } from './emotion.ts'
import { figureHandlers, publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { milestoneHandlers } from './milestones.ts'
import { overviewHandlers } from './overview.ts'
import { lentPeople } from './people.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'
import { sentimentHandlers } from './sentiment.ts'

const session = sessionOf(
  {
    charts: (parts) => figureHandlers('charts', parts),
    emotion: emotionHandlers,
    messages: messageHandlers,
    milestones: milestoneHandlers,
    overview: overviewHandlers,
    people: personHandlers,
    relationship: (parts) => figureHandlers('relationship', parts),
    search: searchHandlers,
    sentiment: sentimentHandlers,
  },
  publicForms,
)

/** A group whose Ben changed his number, with a reply of each to each. */
const group = () =>
  androidExport([
    '01/03/2021, 20:00 - Ana: Picnic on Saturday?',
    '01/03/2021, 20:10 - +49 170 1111111: I love picnics!',
    '01/03/2021, 20:12 - Cleo: no picnics for me',
    '02/03/2021, 08:00 - +49 170 1111111 changed to +49 170 2222222',
    '02/03/2021, 08:00 - +49 170 2222222: what a pity, picnics are fun',
    '02/03/2021, 08:01 - Ana: sure',
    '02/03/2021, 08:02 - Ana: another picnic then',
  ])
const ben = { '+49 170 1111111': 'Ben', '+49 170 2222222': 'Ben' }

async function withGroup() {
  const here = session()
  here.goPro()
  await here.http.upload.run({ file: group() })
  return here
}

test('without a chat it is 404; at first everyone is who the file says, and a merge is suggested', async () => {
  const { app, http } = session()
  expect((await app.request('/api/people')).status).toBe(404)
  await http.upload.run({ file: group() })
  const { people, me, suggestions } = await http.people.list()
  expect(people).toEqual([
    { name: 'Ana', names: ['Ana'], messages: 3, color: 0, hidden: false },
    { name: '+49 170 1111111', names: ['+49 170 1111111'], messages: 1, color: 1, hidden: false },
    { name: 'Cleo', names: ['Cleo'], messages: 1, color: 2, hidden: false },
    { name: '+49 170 2222222', names: ['+49 170 2222222'], messages: 1, color: 3, hidden: false },
  ])
  expect([me, suggestions]).toEqual([null, [{ names: ['+49 170 1111111', '+49 170 2222222'], reason: 'changed_number' }]])
})

test('every call answers with the names that are shown, and those shown alike are one person', async () => {
  const { http } = await withGroup()
  const { people, suggestions } = await http.people.set({ names: { ...ben, Ana: ' Mum ' } })
  expect(people.map(({ name, messages, color }) => [name, messages, color])).toEqual([
    ['Mum', 3, 0],
    ['Ben', 2, 1],
    ['Cleo', 1, 2],
  ])
  expect(suggestions).toEqual([])
  const { overview, import: facts, people: everyone } = await http.overview.get()
  expect([overview.participants, facts.participants, everyone.map(({ name }) => name)]).toEqual(
    Array.from({ length: 3 }, () => ['Mum', 'Ben', 'Cleo']),
  )
  expect((await http.overview.get({ author: ['Ben'] })).overview.total_messages).toBe(2)
  expect((await http.overview.get({ author: ['+49 170 1111111'] })).overview.total_messages).toBe(0)
  expect((await http.charts.messageShare()).data[0]).toMatchObject({ x: ['Mum', 'Ben', 'Cleo'], y: [3, 2, 1] })
  expect((await http.relationship.balance()).message_counts).toEqual({ Mum: 3, Ben: 2, Cleo: 1 })
  const pairs = (await http.relationship.responseMatrix()).pairs.map(({ from, to }) => `${from} answers ${to}`)
  expect(pairs.sort()).toEqual(['Ben answers Cleo', 'Ben answers Mum', 'Cleo answers Ben', 'Mum answers Ben'])
  const found = await http.search.run({ query: 'picnics from:ben', sort_by: 'date_asc' })
  expect(found.results.map(({ author, id }) => [author, id])).toEqual([
    ['Ben', 1],
    ['Ben', 3],
  ])
  const { statistics } = await http.milestones.statistics({ keyword: 'picnics' })
  expect(statistics.authors.map(({ author, count }) => [author, count])).toEqual([
    ['Ben', 2],
    ['Cleo', 1],
  ])
  const { messages } = await http.messages.around({ around: 1 })
  expect(messages.map(({ author }) => author)).toEqual(['Mum', 'Ben', 'Cleo', null, 'Ben', 'Mum', 'Mum'])
  const [entry] = (await http.uploads.list()).uploads
  expect(entry.participants).toEqual(['Mum', 'Ben', 'Cleo'])
})

test('what hidden people wrote is in no figure, list or search; the conversation is whole', async () => {
  const { http } = await withGroup()
  await http.people.set({ names: ben, hidden: ['Ben'] })
  const { overview, people } = await http.overview.get()
  expect([overview.total_messages, overview.participants]).toEqual([4, ['Ana', 'Cleo']])
  expect(people.filter(({ hidden }) => hidden)).toEqual([{ name: 'Ben', names: Object.keys(ben), color: 1, hidden: true }])
  expect((await http.overview.get({ author: ['Ben'] })).overview.total_messages).toBe(0)
  const { results, metadata } = await http.search.run({ query: 'picnics' })
  expect([results.map(({ author }) => author), metadata.total_results]).toEqual([['Cleo'], 1])
  expect((await http.search.stats()).total_messages).toBe(4)
  expect((await http.milestones.statistics({ keyword: 'picnics' })).statistics.total_occurrences).toBe(1)
  expect(Object.keys((await http.relationship.replyDiscipline()).reply_discipline).sort()).toEqual(['Ana', 'Cleo'])
  expect((await http.messages.around({ around: 2 })).messages).toHaveLength(7)
})

test('each list replaces the one before; people are found by their shown names, else by those in the file', async () => {
  const { http } = await withGroup()
  const before = await http.people.list()
  const said = await http.people.set({ me: 'Mum', names: { Ana: 'Cleo', Cleo: 'Mum' }, hidden: ['Cleo'] })
  expect(said.people.map(({ name, names, hidden }) => [name, names[0], hidden])).toEqual([
    ['Cleo', 'Ana', true],
    ['+49 170 1111111', '+49 170 1111111', false],
    ['Mum', 'Cleo', false],
    ['+49 170 2222222', '+49 170 2222222', false],
  ])
  expect([said.me, said.kept.me, said.kept.hidden]).toEqual(['Mum', 'Cleo', ['Ana']])
  expect(await http.people.list()).toEqual(said)
  expect((await http.overview.get()).me).toBe('Mum')
  expect(await http.people.set({})).toEqual(before)
  expect((await http.people.set({ names: { Ana: '  ', Cleo: 'Cleo' } })).kept.names).toEqual({})
})

test('what is not a name is refused by the name of its field', async () => {
  const { app } = await withGroup()
  const post = async (body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.request('/api/people', { method: 'POST', body: JSON.stringify(body), headers })
    return [answer.status, (await answer.json()).field]
  }
  expect(await post({ me: 5 })).toEqual([400, 'me'])
  expect(await post({ hidden: 'Ben' })).toEqual([400, 'hidden'])
  expect(await post({ names: { Ana: 'x'.repeat(1001) } })).toEqual([400, 'names.Ana'])
  expect(await post({ names: ['Ana'] })).toEqual([400, 'names'])
})

test('a later export of the chat has the same people in the same colors, whatever upload it is; another chat has its own', async () => {
  const { http } = await withGroup()
  await http.people.set({ names: { Cleo: 'Cleopatra' }, hidden: ['Ana'], me: 'Cleo' })
  const lines = (await group().text()).trimEnd().split('\n')
  const more = Array.from({ length: 9 }, (_, i) => `0${i + 1}/04/2021, 08:00 - ${i % 2 ? 'Cleo' : 'Dora'}: and ${i}`)
  await http.upload.run({ file: androidExport([...lines, ...more], 'later.txt') })
  const { people, me } = await http.people.list()
  expect(people.map(({ name, color, hidden }) => [name, color, hidden])).toEqual([
    ['Cleopatra', 2, false],
    ['Dora', 4, false],
    ['Ana', 0, true],
    ['+49 170 1111111', 1, false],
    ['+49 170 2222222', 3, false],
  ])
  expect(me).toBe('Cleopatra')
  await http.upload.run({ file: picnic() })
  expect((await http.people.list()).people.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
})

test('an export of the last hundred messages has the same people; the last of another chat of theirs does not', async () => {
  const { http } = session()
  const two = (n: number) => String(n).padStart(2, '0')
  const talk = (said: string) =>
    Array.from({ length: 1500 }, (_, i) => {
      const day = `${two((Math.floor(i / 60) % 28) + 1)}/${two(Math.floor(i / 1680) + 3)}/2021`
      return `${day}, ${two(8 + Math.floor((i % 60) / 5))}:${two((i % 5) * 11)} - ${i % 3 ? 'Ana' : 'Ben'}: ${said} ${i}`
    })
  await http.upload.run({ file: androidExport(talk('said')) })
  await http.people.set({ me: 'Ben', names: { Ana: 'Mum' } })
  await http.upload.run({ file: androidExport(talk('said').slice(-100)) })
  expect((await http.people.list()).people.map(({ name }) => name)).toContain('Mum')
  expect((await http.people.list()).me).toBe('Ben')
  for (const from of [0, -100]) {
    await http.upload.run({ file: androidExport(talk('told').slice(from)) })
    expect((await http.people.list()).people.map(({ name }) => name)).not.toContain('Mum')
  }
})

test('on Free, everyone in the analyzed part is listed, with those of the whole file', async () => {
  const { http, goPro } = session()
  await http.upload.run({ file: longExport(6000) })
  await http.people.set({ names: { Ana: 'Mum' } })
  const people = async () => (await http.people.list()).people.map(({ name, messages }) => [name, messages])
  expect(await people()).toEqual([
    ['Mum', 2500],
    ['Ben', 2500],
  ])
  goPro()
  expect(await people()).toEqual([
    ['Mum', 3000],
    ['Ben', 3000],
  ])
})

test('feelings are not read again for other names, and a correction counts under either', async () => {
  const { http } = session({ emotion: realModel })
  await http.upload.run({ file: group() })
  const before = await http.sentiment.distribution()
  const correct = (author: string) =>
    http.emotion.corrections({
      corrections: [{ author, date: '2021-03-01T20:12:00', message: 'no picnics for me', label: 'joy' }],
    })
  const positive = async () => (await http.sentiment.distribution()).positive
  await correct('Cleo')
  const corrected = await positive()
  expect(corrected).toBeGreaterThan(before.positive)
  await http.people.set({ names: { Cleo: 'Cleopatra' } })
  expect(await positive()).toBe(corrected)
  await correct('Cleopatra')
  expect(await positive()).toBe(corrected)
  await correct('Ana')
  expect(await positive()).toBe(before.positive)
  const { languages } = await http.sentiment.languages()
  expect(languages.flatMap(({ authors }) => authors)).not.toContain('Cleo')
})

test('deleting all uploads deletes what was saved about their people', async () => {
  const people = lentPeople()
  const { http } = session({ people })
  await http.upload.run({ file: group() })
  await http.people.set({ names: ben })
  expect(people.list()).toHaveLength(1)
  await http.uploads.delete({ all: true })
  expect(people.list()).toEqual([])
})

test('what is passed counts as far as it is valid', async () => {
  const { http } = await withGroup()
  const { kept } = await http.people.set({ names: ben })
  const people = lentPeople()
  people.lend([kept, { ...kept, colors: 'blue' }, 5])
  expect(people.list()).toEqual([kept])
  for (const none of [null, undefined, 'all', {}]) {
    people.lend(none)
    expect(people.list()).toEqual([])
  }
})

test("a hidden person's words are in no gap, and do not end the longest conversation", async () => {
  const { http } = await withGroup()
  const lines = [
    '01/03/2021, 20:00 - Ana: one',
    '01/03/2021, 20:01 - Ben: two',
    '01/03/2021, 20:02 - Cleo: three',
    '05/03/2021, 20:00 - Ana: four',
    '09/03/2021, 20:00 - Ben: five',
  ]
  await http.upload.run({ file: androidExport(lines) })
  const told = async () => {
    const { cold_streaks, total_streaks } = await http.relationship.coldStreaks()
    const { longest } = await http.relationship.conversations()
    return [cold_streaks.map(({ message_before }) => message_before.message), total_streaks, longest?.last.message, longest?.last_id]
  }
  expect(await told()).toEqual([['four', 'three'], 2, 'three', 2])
  await http.people.set({ hidden: ['Cleo'] })
  expect(await told()).toEqual([['four'], 1, 'two', 2])
})

test.each([
  ['a mark that nobody sees', '\u200e', {}],
  ['a space of no width', '\u200b', {}],
  ['marks and a tilde', '~ \u200eMum\u200f', { Ana: 'Mum' }],
  ['what turns the line round', '\u202eMum', { Ana: 'Mum' }],
  ['a control character', 'Mum\u0000', { Ana: 'Mum' }],
  ['half a letter', 'Mum\ud800', { Ana: 'Mum' }],
  ['no-break spaces and a line break', 'My\u00a0dear\nMum', { Ana: 'My dear Mum' }],
  ['letters in two parts', 'Zoe\u0308', { Ana: 'Zo\u00eb' }],
  ['a family that is one letter', '\u{1f469}\u200d\u{1f467}', { Ana: '\u{1f469}\u200d\u{1f467}' }],
  ['the name of the file', 'Ana\u200e', {}],
])('shown names are cleaned as those of a file are: %s', async (_, shown, names) => {
  const { http } = await withGroup()
  const { kept } = await http.people.set({ names: { Ana: shown }, hidden: [`Cleo\u200e`] })
  expect([kept.names, kept.hidden]).toEqual([names, ['Cleo']])
})

test('nobody is the reader as long as nobody of the chat is who was said to be', async () => {
  const { http } = await withGroup()
  const { me, kept } = await http.people.set({ me: 'Zed' })
  expect([me, kept.me]).toEqual([null, 'Zed'])
  expect([(await http.people.list()).me, (await http.overview.get()).me]).toEqual([null, null])
  const lines = (await group().text()).trimEnd().split('\n')
  await http.upload.run({ file: androidExport([...lines, '03/03/2021, 08:00 - Zed: here I am'], 'later.txt') })
  expect([(await http.people.list()).me, (await http.overview.get()).me]).toEqual(['Zed', 'Zed'])
})
