import { expect, test } from 'vitest'
import { androidExport, picnic } from '#testing/exports.ts'
import { sessionOf } from '#testing/session.ts'
import { momentHandlers } from './moments.ts'

const session = sessionOf({ moments: momentHandlers })

const two = (n: number): string => String(n).padStart(2, '0')
/** Two messages a day for three weeks, and one after a gap of months. */
const weeks = (before: readonly string[] = []) =>
  androidExport([
    ...before,
    ...Array.from({ length: 21 }, (_, i) => [`${two(i + 1)}/03/2021, 09:00 - Ana: hi`, `${two(i + 1)}/03/2021, 09:05 - Ben: hello`]).flat(),
    '03/08/2021, 10:00 - Ben: are you there?',
  ])

test('on Free as on Pro: each moment with its sentences, its message, its days and its facts', async () => {
  const { http, api } = session()
  await http.upload.run({ file: weeks() })
  const answer = await http.moments.list()
  expect(answer).toMatchObject({ years_covered: 1, without_feelings: true })
  expect(answer.moments.map(({ kind, title }) => [kind, title])).toEqual([
    ['first_message', 'It all began on a Monday, with Ana'],
    ['longest_streak', '21 days in a row, not one missed'],
    ['reunion', '135 days without a message, then Ben wrote'],
  ])
  const [first, streak, reunion] = answer.moments
  expect(first).toMatchObject({
    date: '2021-03-01T09:00:00',
    message_id: 0,
    message: 'hi',
    author: 'Ana',
    messages: 1,
    participants: ['Ana'],
  })
  expect(streak).toMatchObject({ messages: 42, from: '2021-03-01', to: '2021-03-21', facts: { days: 21 }, date: '2021-03-21T09:00:00' })
  expect(reunion).toMatchObject({
    description: 'This message broke the silence.',
    context: 'No other gap here was longer.',
    impact: '1 message followed within a week; a typical week has 1.9.',
  })
  const mean = (first.significance + streak.significance + reunion.significance) / 3
  expect(answer.average_significance).toBeCloseTo(mean, 12)
  expect(await api.moments.list()).toEqual(answer)
})

test('a moment has the same id in every export of its chat, also in one that begins earlier', async () => {
  const ids = async (file: File) => {
    const { http } = session()
    await http.upload.run({ file })
    return (await http.moments.list()).moments.map(({ id }) => id)
  }
  const [, ...later] = await ids(weeks())
  expect(new Set(later).size).toBe(2)
  expect(await ids(weeks(['27/02/2021, 09:00 - Ana: the very first', '27/02/2021, 09:01 - Ben: indeed']))).toEqual(
    expect.arrayContaining(later),
  )
})

test('days choose among them, and so do people; what leaves nothing is empty', async () => {
  const { http } = session()
  await http.upload.run({ file: weeks() })
  const titles = async (filter: object) => (await http.moments.list(filter)).moments.map(({ kind }) => kind)
  expect(await titles({ from: '2021-08-01' })).toEqual(['reunion'])
  expect(await titles({ author: 'Ana' })).toEqual(['first_message', 'longest_streak'])
  const nothing = await http.moments.list({ author: 'Nobody' })
  expect(nothing).toMatchObject({ moments: [], average_significance: null, years_covered: 0 })
  expect(http.moments.list.call.isEmpty(nothing)).toBe(true)
})

test('a chat of a few messages has none yet, and without a chat there is none to ask about', async () => {
  const { http } = session()
  await expect(http.moments.list()).rejects.toMatchObject({ code: 'no_chat' })
  await http.upload.run({ file: androidExport(['13/03/2021, 09:00 - Ana: hi', '13/03/2021, 09:01 - Ben: love you']) })
  expect((await http.moments.list()).moments).toEqual([])
})

test('what was said of moments goes into a backup and comes back; what is damaged is counted', async () => {
  const { http } = session()
  await http.upload.run({ file: picnic() })
  const moments = [{ id: 'love-2021-03-01T09:00:00-0badcafe', title: 'Our day', is_dismissed: false }]
  const backup = await http.uploads.backupWith({ favorites: [], milestones: [], moments })
  expect(await http.uploads.restore({ file: backup })).toMatchObject({ moments, damaged_saved: 0 })
})

test('a moment names those who joined and left, with how much they wrote from then on, and until then', async () => {
  const { http } = session()
  const daily = Array.from({ length: 28 }, (_, i) => `${two(i + 1)}/03/2021, 09:00 - Ana: hi`)
  const file = androidExport([
    '01/03/2021, 08:00 - Ana created group "Picnic"',
    ...daily,
    '02/05/2021, 08:00 - Ana added Ben',
    '02/05/2021, 09:00 - Ben: hello',
    '03/05/2021, 09:00 - Ana: welcome',
    '04/05/2023, 09:00 - Ana left',
    '06/05/2025, 09:00 - Cem: hm',
  ])
  await http.upload.run({ file })
  const impacts = (await http.moments.list()).moments.filter(({ kind }) => kind === 'joined' || kind === 'left').map(({ impact }) => impact)
  expect(impacts).toEqual(['1 message from Ben since that day.', '29 messages from Ana up to that day.'])
})
