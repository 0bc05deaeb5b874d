import { expect, test } from 'vitest'
import { type Correction, correcting, mostCorrections } from '#shapes/index.ts'
import { picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { heldCorrections } from './corrections.ts'
import { emotionHandlers } from './emotion.ts'
import { publicForms } from './figure-handlers.ts'
import { lentCorrections } from './from-page-corrections.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf({ emotion: emotionHandlers, people: personHandlers, search: searchHandlers }, publicForms)

const said = (message: string, label: Correction['label'] | null = 'joy', more: Partial<Correction> = {}) => ({
  author: 'Ana',
  date: '2021-03-04T09:00:00',
  message,
  label,
  ...more,
})

test.each(['api', 'http'] as const)('each list takes the place of the one before and is answered as it is kept (%s)', async (door) => {
  const { [door]: api } = session()
  const correct = (corrections: ReturnType<typeof said>[]) => api.emotion.corrections({ corrections })
  expect(await correct([said('a'), said('b', 'negative')])).toEqual({ corrections: [said('a'), said('b', 'negative')] })
  expect(await correct([said('c', 'neutral')])).toEqual({ corrections: [said('c', 'neutral')] })
  expect(await correct([])).toEqual({ corrections: [] })
})

test('under a name that is shown it is kept for the author of the message, and answered as it was given', async () => {
  const corrections = heldCorrections()
  const { http } = session({ corrections })
  await http.upload.run({ file: picnic() })
  const [{ author, date, message }] = (await http.search.run({})).results
  const given = (name: string, label: Correction['label'] | null = 'anger') => ({ author: name, date, message, label })
  await http.people.set({ names: { [author]: 'Zork' } })
  expect(await http.emotion.corrections({ corrections: [given('Zork')] })).toEqual({ corrections: [given('Zork')] })
  expect(corrections.list()).toEqual([given(author)])
  expect(await http.emotion.corrections({ corrections: [given(author), given('Zork', 'joy')] })).toEqual({
    corrections: [given('Zork', 'joy')],
  })
  expect(corrections.list()).toEqual([given(author, 'joy')])
  await http.people.set({ names: {} })
  expect(await http.emotion.corrections({ corrections: [given('Zork'), given(author)] })).toMatchObject({
    corrections: [given('Zork'), given(author)],
  })
})

test('of several corrections of one message the last counts, and null takes it back', async () => {
  const { api } = session()
  const other = { date: '2021-03-04T09:00:01' }
  const { corrections } = await api.emotion.corrections({
    corrections: [said('a'), said('b'), said('a', 'fear'), said('a', 'love', other), said('b', null), said('c', null), said('c', 'anger')],
  })
  expect(corrections).toEqual([said('a', 'fear'), said('a', 'love', other), said('c', 'anger')])
})

test('what is not a correction is refused by the name of its field, and the list before it stays', async () => {
  const { app } = session()
  const post = async (body: unknown) => {
    const answer = await app.request('/api/emotion/corrections', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    return [answer.status, (await answer.json()).field]
  }
  expect(await post({})).toEqual([400, 'corrections'])
  expect(await post({ corrections: 'all' })).toEqual([400, 'corrections'])
  for (const [field, wrong] of [
    ['label', { label: 'happy' }],
    ['label', { label: undefined }],
    ['label', { label: 'caring' }],
    ['date', { date: '2021-03-04' }],
    ['date', { date: '2021-02-30T00:00:00' }],
    ['date', { date: '2021-03-04T09:00:00Z' }],
    ['date', { date: '2021-03-04T09:00:00+02:00' }],
    ['author', { author: '' }],
    ['author', { author: 'x'.repeat(1001) }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(65_537) }],
    ['message', { message: 5 }],
  ] as const)
    expect(await post({ corrections: [said('a'), { ...said('b'), ...wrong }] }), JSON.stringify(wrong).slice(0, 80)).toEqual([
      400,
      `corrections.1.${field}`,
    ])
  const many = Array.from({ length: mostCorrections }, (_, i) => said(String(i)))
  expect(correcting.safeParse({ corrections: many }).success).toBe(true)
  expect(await post({ corrections: [...many, said('one more')] })).toEqual([400, 'corrections'])
})

test('deleting all uploads deletes their corrections', async () => {
  const corrections = lentCorrections()
  const { http } = session({ corrections })
  await http.emotion.corrections({ corrections: [said('a')] })
  await http.uploads.delete({ upload_id: 'upload_1' })
  expect(corrections.list()).toHaveLength(1)
  await http.uploads.delete({ all: true })
  expect(corrections.list()).toEqual([])
})

test('so does deleting them one by one, with the last of them', async () => {
  const corrections = heldCorrections()
  const { http } = session({ corrections })
  const ids = [(await http.upload.run({ file: picnic() })).upload_id, (await http.upload.run({ file: picnic() })).upload_id]
  await http.emotion.corrections({ corrections: [said('a')] })
  await http.uploads.delete({ upload_id: ids[0] })
  expect(corrections.list()).toHaveLength(1)
  await http.uploads.delete({ upload_id: ids[1] })
  expect(corrections.list()).toEqual([])
})

test('a list that is passed counts as far as it is valid', () => {
  const corrections = lentCorrections()
  corrections.lend([said('a'), said('a', 'fear')])
  expect(corrections.list()).toEqual([said('a', 'fear')])
  for (const none of [null, undefined, 'all', [5], [said('a'), { label: 'joy' }]]) {
    corrections.lend(none)
    expect(corrections.list()).toEqual([])
  }
})
