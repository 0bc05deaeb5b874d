import { type Correction, contract, createClient, Failure } from '@convostat/api'
import { expect, test } from 'vitest'
import { tellingCorrections } from './telling-corrections.ts'

const said = (message: string): Correction => ({ author: 'Ana', date: '2021-03-04T09:00:00', message, label: 'joy' })

/** A page before a server that writes down what it is asked; one that is told of corrections may refuse. */
function page() {
  const asked: string[] = []
  const now = { list: [] as readonly Correction[], isRefused: false }
  const fetch = tellingCorrections(
    async (name, _call, input) => {
      const { corrections } = Object(input) as { corrections?: Correction[] }
      asked.push(corrections ? corrections.map(({ message }) => message).join() || 'nothing' : name)
      if (corrections && now.isRefused) throw new Failure('too_large')
      return {}
    },
    { known: async () => undefined, list: () => now.list },
  )
  return { now, asked, api: createClient(contract, fetch) }
}

test('the server is told before it is asked what rests on it, and again only what is another', async () => {
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

test('once a chat was uploaded, opened or deleted it may be another session, which is told anew', async () => {
  const { asked, api } = page()
  await api.sentiment.trend()
  await api.uploads.open({ upload_id: 'upload_1' })
  await api.sentiment.trend()
  expect(asked).toEqual(['nothing', 'sentiment.trend', 'uploads.open', 'nothing', 'sentiment.trend'])
})

test('a server that cannot be told answers as well as it can, and is told again the next time', async () => {
  const { now, asked, api } = page()
  now.list = [said('a')]
  now.isRefused = true
  await api.sentiment.trend()
  now.isRefused = false
  await api.sentiment.trend()
  expect(asked).toEqual(['a', 'sentiment.trend', 'a', 'sentiment.trend'])
})
