import { type Correction, contract, createClient, Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { tellingCorrections } from './send-corrections.ts'

const said = (message: string, more: Partial<Correction> = {}): Correction => ({
  author: 'Ana',
  date: '2021-03-04T09:00:00',
  message,
  label: 'joy',
  ...more,
})

/** A page before a server that writes down what it is asked; one that is sent corrections may refuse. */
function page() {
  const asked: string[] = []
  const told: object[] = []
  const now = { list: [] as readonly Correction[], isRefused: false, failure: new Failure('unavailable'), participants: ['Ana'] }
  let comeBack = () => {}
  const fetch = tellingCorrections(
    async (name, _call, input) => {
      const { corrections } = Object(input) as { corrections?: Correction[] }
      if (corrections) told.push({ corrections })
      asked.push(corrections ? corrections.map(({ message }) => message).join() || 'nothing' : name)
      if (corrections && now.isRefused) throw now.failure
      return { people: now.participants.map((name) => ({ name, names: [name], color: 0, hidden: false })) }
    },
    {
      known: async () => undefined,
      list: () => now.list,
      hearReturn: (hear) => {
        comeBack = hear
      },
    },
  )
  return { now, asked, told, comeBack: () => comeBack(), api: createClient(contract, fetch) }
}

test('the server gets corrections before calls that depend on them, and again only at a change', async () => {
  const { now, asked, api } = page()
  now.list = [said('a')]
  await api.charts.heatmap()
  await Promise.all([api.sentiment.trend(), api.search.run()])
  now.list = [said('a'), said('b')]
  await api.emotion.vibe()
  now.list = []
  await api.relationship.caringMoments()
  expect(asked).toEqual([
    'charts.heatmap',
    'a',
    'sentiment.trend',
    'search.run',
    'a,b',
    'emotion.vibe',
    'nothing',
    'relationship.caringMoments',
  ])
})

test('once a chat was uploaded, opened or deleted it may be another session, which gets them again', async () => {
  const { asked, api } = page()
  await api.sentiment.trend()
  await api.uploads.open({ upload_id: 'upload_1' })
  await api.sentiment.trend()
  expect(asked).toEqual(['nothing', 'sentiment.trend', 'uploads.open', 'nothing', 'sentiment.trend'])
})

test('a server that cannot be reached answers as well as it can, and gets them the next time', async () => {
  const { now, asked, api } = page()
  now.list = [said('a')]
  now.isRefused = true
  await api.sentiment.trend()
  now.isRefused = false
  await api.sentiment.trend()
  expect(asked).toEqual(['a', 'sentiment.trend', 'a', 'sentiment.trend'])
})

test('what a server refused is not sent at every call, only once the list changes', async () => {
  const { now, asked, api } = page()
  now.list = [said('a')]
  now.isRefused = true
  now.failure = new Failure('too_large')
  await api.sentiment.trend()
  await api.sentiment.trend()
  now.list = [said('a'), said('b')]
  await api.sentiment.trend()
  expect(asked).toEqual(['a', 'sentiment.trend', 'sentiment.trend', 'a,b', 'sentiment.trend'])
})

test('only corrections of people in the open chat are sent', async () => {
  const { now, asked, api } = page()
  now.list = [said('a'), said('b', { author: 'Ben' }), said('c', { author: 'Cleo' })]
  now.participants = ['Ana', 'Cleo']
  await api.uploads.open({ upload_id: 'upload_1' })
  await api.sentiment.trend()
  now.participants = ['Ben']
  await api.uploads.open({ upload_id: 'upload_2' })
  await api.sentiment.trend()
  now.participants = ['Cleo']
  await api.overview.get({})
  await api.sentiment.trend()
  // Those of a part of the chat are not all that write in it.
  now.participants = ['Ana']
  await api.overview.get({ author: ['Ana'] })
  await api.sentiment.trend()
  expect(asked.filter((each) => /^.(,|$)/.test(each))).toEqual(['a,c', 'b', 'c'])
})

test('a list too long for a server is sent as far as it takes it, newest first', async () => {
  const { now, told, api } = page()
  const long = (year: number) => said('“😀”'.repeat(20_000), { date: `${year}-03-04T09:00:00` })
  now.list = Array.from({ length: 12 }, (_, i) => long(2010 + i))
  await api.sentiment.trend()
  const [{ corrections }] = told as { corrections: Correction[] }[]
  expect(corrections.map(({ date }) => date.slice(0, 4))).toEqual(['2021', '2020', '2019', '2018'])
  expect(new TextEncoder().encode(JSON.stringify(told[0])).length).toBeLessThan(1e6)
})

test('a return from another tab sends them to the session again', async () => {
  const { now, asked, comeBack, api } = page()
  now.list = [said('a')]
  await api.sentiment.trend()
  comeBack()
  await api.sentiment.trend()
  expect(asked).toEqual(['a', 'sentiment.trend', 'a', 'sentiment.trend'])
})
