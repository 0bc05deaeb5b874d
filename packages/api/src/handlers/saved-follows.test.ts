import { askHandlers } from './ask.ts'
import { emotionHandlers } from './emotion.ts'
import { publicForms } from './figure-handlers.ts'
import { messageHandlers } from './messages.ts'
import { momentHandlers } from './moments.ts'
import { personHandlers } from './person-handlers.ts'
import { searchHandlers } from './search.ts'

const session = sessionOf(
  {
    ai: askHandlers,
    emotion: emotionHandlers,
    messages: messageHandlers,
    moments: momentHandlers,
    people: personHandlers,
    search: searchHandlers,
  },
  publicForms,
)

/** What was saved from a chat stays with its messages when the chat is read with other dates. */
import { describe, expect, test } from 'vitest'
import { androidExport } from '#testing/exports.ts'
import { realModel } from '#testing/model.ts'
import { sessionOf } from '#testing/session.ts'

const two = (n: number): string => String(n).padStart(2, '0')
/** Every date can be read day-first and month-first. */
const lines = Array.from(
  { length: 60 },
  (_, i) =>
    `${two(1 + (i % 12))}/${two(1 + Math.floor(i / 12))}/2021, ${two(8 + (i % 10))}:0${i % 7} - ${['Ana', 'Ben'][i % 2]}: I am so happy, number ${i}`,
)
const file = () => androidExport(lines)
type Session = ReturnType<typeof session>

const messagesOf = async ({ api }: Session) =>
  (await api.search.run({ sort_by: 'date_asc', limit: 100 })).results.map(({ id, author, date, message }) => ({
    id,
    author,
    date,
    message,
  }))

describe('of a kept chat that is read the other way round', () => {
  /** The chat as it was read month-first, and the same kept chat as it is read now, with another answer about it. */
  async function both(talk: readonly string[] = lines) {
    const before = session({ emotion: realModel })
    const { upload_id } = await before.api.upload.run({ file: androidExport(talk), date_order: 'mdy' })
    await expect.poll(() => before.store.kept.get(upload_id)).toBeDefined()
    const saved = await messagesOf(before)
    const kept = before.store.kept.get(upload_id)
    if (kept) before.store.kept.set(upload_id, { ...kept, record: { ...kept.record, dateOrder: null } })
    const now = session({ store: before.store, emotion: realModel })
    const opened = await now.api.uploads.open({ upload_id })
    return { before, saved, now, opened }
  }

  test('every message that was saved is found by its words, with its date', async () => {
    const { saved, now, opened } = await both()
    expect(opened.reread).toMatchObject({ before: { date_order: 'mdy' }, now: { date_order: 'dmy' } })
    const { found } = await now.api.messages.find({ messages: saved })
    const there = new Map((await messagesOf(now)).map((each) => [each.id, each]))
    expect(found).toHaveLength(60)
    for (const [i, each] of found.entries()) {
      expect(each).toEqual(there.get(saved[i].id))
      expect(each).toMatchObject({ author: saved[i].author, message: saved[i].message })
    }
    expect(found.filter((each, i) => each?.date !== saved[i].date).length).toBeGreaterThan(50)
  })

  test('cut at any write of following, every later start finds all of it', async () => {
    const { before, saved, opened } = await both()
    for (const isCut of [true, false, false]) {
      const store = { ...before.store, ...(isCut && { update: () => Promise.reject(new Error('cut')) }) }
      const later = session({ store })
      await later.api.uploads.open({ upload_id: opened.upload_id, heard: true })
      const { found } = await later.api.messages.find({ messages: saved })
      expect(found.map((each) => each?.message)).toEqual(saved.map(({ message }) => message))
    }
  })

  test('what a message was said to be is still said of it', async () => {
    const { saved, now } = await both()
    const corrections = saved.slice(0, 20).map(({ author, date, message }) => ({ author, date, message, label: 'anger' as const }))
    await now.api.emotion.corrections({ corrections })
    const { results } = await now.api.search.run({ sentiment: 'negative', limit: 100 })
    expect(results.map(({ message }) => message).sort()).toEqual(corrections.map(({ message }) => message).sort())
  })

  test('the message of every moment there was is found, though it may be none any more', async () => {
    const { before, now } = await both(['01/02/2021, 07:00 - Ana created group "Us"', ...lines, '02/03/2023, 10:00 - Ben: are you there?'])
    const saved = (await before.api.moments.list()).moments
    expect(saved.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['group_created', 'reunion']))
    const there = (await now.api.moments.list()).moments
    expect(saved.filter(({ message_id: id }) => !there.some(({ message_id }) => message_id === id))).not.toEqual([])
    const unknown = ['love-2021-13-45T08:00:00-00000000', 'first-message', '']
    const { moments } = await now.api.messages.find({ moments: [...saved.map(({ id }) => id), ...unknown] })
    expect(moments.map((each) => each?.message)).toEqual([...saved.map(({ message }) => message), undefined, undefined, undefined])
  })

  test('whose question was answered has had it', async () => {
    const before = session()
    const { upload_id } = await before.api.upload.run({ file: file(), date_order: 'mdy' })
    await expect.poll(() => before.store.kept.get(upload_id)).toBeDefined()
    const { record, files } = before.store.kept.get(upload_id) ?? {}
    const questions = new Map<string, number>()
    const counted = {
      answered: (mark: string) => questions.get(mark) ?? 0,
      note: (mark: string) => void questions.set(mark, (questions.get(mark) ?? 0) + 1),
      forget: () => questions.clear(),
    }
    counted.note(record?.mark ?? '')
    if (record && files) before.store.kept.set(upload_id, { record: { ...record, dateOrder: null }, files })
    const now = session({ store: before.store, questions: counted })
    await now.api.uploads.open({ upload_id })
    expect(await now.api.ai.status()).toMatchObject({ questions_used: 1, questions_remaining: 0 })
  })
})

test('the same file uploaded in the other order has everything that was saved of the first', async () => {
  const first = session()
  await first.api.upload.run({ file: file(), date_order: 'mdy' })
  const saved = await messagesOf(first)
  const second = session()
  await second.api.upload.run({ file: file(), date_order: 'dmy' })
  const { found } = await second.api.messages.find({ messages: saved })
  expect(found.map((each) => each?.message)).toEqual(saved.map(({ message }) => message))
})

test('a further export that turns the dates of the chat takes nothing from what was saved', async () => {
  const here = session()
  // Two messages of which nobody can say in which order their dates are.
  const two = ['03/04/2021, 10:00 - Ana: one', '05/06/2021, 10:00 - Ben: two']
  const { upload_id, import: first } = await here.api.upload.run({ file: androidExport(two) })
  expect(first).toMatchObject({ date_order: 'dmy', date_order_certain: false })
  const before = await messagesOf(here)
  const more = [...two, '07/13/2021, 10:00 - Ana: three', '07/29/2021, 10:00 - Ben: four']
  expect((await here.api.upload.run({ file: androidExport(more), append_to: upload_id })).import.date_order).toBe('mdy')
  const { found } = await here.api.messages.find({ messages: before })
  expect(found.map((each) => [each?.message, each?.date])).toEqual([
    ['one', '2021-03-04T10:00:00'],
    ['two', '2021-05-06T10:00:00'],
  ])
})

test('a person is called as in the file or as shown, and who is hidden has no messages', async () => {
  const { api } = session()
  await api.upload.run({ file: file() })
  await api.people.set({ names: { Ana: 'Anna' } })
  const [{ date, message }] = (await api.search.run({ sort_by: 'date_asc' })).results
  const at = { date, message }
  const asked = {
    messages: [
      { author: 'Ana', ...at },
      { author: 'Anna', ...at },
      { author: 'Ben', ...at },
    ],
  }
  const it = { id: 0, author: 'Anna', ...at }
  expect((await api.messages.find(asked)).found).toEqual([it, it, null])
  await api.people.set({ names: { Ana: 'Anna' }, hidden: ['Ana'] })
  expect((await api.messages.find(asked)).found).toEqual([null, null, null])
})
