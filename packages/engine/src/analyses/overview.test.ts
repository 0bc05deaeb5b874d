import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostRecent } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import { everything, select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { words } from '#words/words.ts'
import { overview } from './overview.ts'

const example = chatOf(`
  2021-03-04 09:00:07 Eva: good morning
  2021-03-04 09:01 Ana: [media] look at this
  2021-03-04 09:01 * Ana changed the subject
  2021-03-04 09:02 Ben: [media]
  2021-03-06 23:59:59 Ana: good night`)

test('a chat in a dozen figures', () => {
  expect(overview(example)).toEqual({
    participants: ['Ana', 'Eva', 'Ben'],
    totalMessages: 4,
    firstTime: example.time[0],
    lastTime: example.time[3],
    totalDays: 3,
    activeDays: 2,
    avgDailyMessages: 1.3,
    messagesPerDay: 2,
    mediaMessages: 2,
    totalWords: 7,
  })
})

test('filtered, all figures are of the messages left', () => {
  const chosen = overview(example, select(example, { authors: ['Ben'] }))
  expect(chosen).toMatchObject({
    participants: ['Ben'],
    totalMessages: 1,
    totalDays: 1,
    avgDailyMessages: 1,
    mediaMessages: 1,
    totalWords: 0,
  })
  expect([chosen.firstTime, chosen.lastTime].map((seconds) => isoTime(seconds ?? 0))).toEqual([
    '2021-03-04T09:02:00',
    '2021-03-04T09:02:00',
  ])
})

const nothing = {
  participants: [],
  totalMessages: 0,
  firstTime: null,
  lastTime: null,
  totalDays: 0,
  activeDays: 0,
  avgDailyMessages: 0,
  messagesPerDay: 0,
  mediaMessages: 0,
  totalWords: 0,
}
test('where nothing is left the figures are 0 and the times null', () => {
  expect(overview(chatOf(''))).toEqual(nothing)
  expect(overview(example, select(example, { authors: ['Nobody'] }))).toEqual(nothing)
  expect(overview(example, select(example, { fromDay: 30_000 }))).toEqual(nothing)
  expect(overview(example, select(example, { fromDay: 18_691, toDay: 18_600 }))).toEqual(nothing)
})

test('averages are rounded half away from zero', () => {
  // 5 messages in 4 days, on 4 days: 1.25.
  const chat = chatOf('mon 09:00 Ana: 1\ntue 09:00 Ana: 2\nwed 09:00 Ana: 3\nthu 09:00 Ana: 4\nthu 09:01 Ana: 5')
  expect(overview(chat)).toMatchObject({ avgDailyMessages: 1.3, messagesPerDay: 1.3 })
})

test('a truncated chat counts only its most recent messages and the people who wrote them', () => {
  expect(overview(mostRecent(example, 2))).toMatchObject({ participants: ['Ana', 'Ben'], totalMessages: 2, firstTime: example.time[2] })
})

test('a hundred thousand people with one message each', () => {
  const crowd = randomChat(3, { messages: 100_000 })
  const everyoneOnce = {
    ...crowd,
    author: Uint32Array.from(crowd.author.keys()),
    participants: Array.from(crowd.author.keys(), (i) => `Person ${i}`),
  }
  const { participants, totalMessages } = overview(everyoneOnce)
  expect(participants).toEqual(everyoneOnce.participants)
  expect(totalMessages).toBe(100_000)
})

test('every figure is the one counted message by message', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const all = messagesOf(chat)
      const chosen = all.filter(passes(asked))
      const { wordCount } = words(chat)
      const figures = overview(chat, select(chat, filter))
      const countOf = (person: string) => chosen.filter(({ author }) => author === person).length
      const firstId = (person: string) => Math.min(...all.filter(({ author }) => author === person).map(({ id }) => id))
      const people = [...new Set(chosen.map(({ author }) => author))].sort((a, b) => countOf(b) - countOf(a) || firstId(a) - firstId(b))
      const days = new Set(chosen.map(({ day }) => day)).size
      const { totalDays, avgDailyMessages, messagesPerDay, ...rest } = figures
      expect(rest).toEqual({
        participants: people,
        totalMessages: chosen.length,
        firstTime: chosen[0]?.seconds ?? null,
        lastTime: chosen.at(-1)?.seconds ?? null,
        activeDays: days,
        mediaMessages: chosen.filter(({ kind }) => kind === 'media').length,
        totalWords: all.reduce((sum, message, row) => sum + (passes(asked)(message) ? wordCount[row] : 0), 0),
      })
      const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)
      expect(totalDays).toBe(chosen.length ? (midnight(chosen[chosen.length - 1].day) - midnight(chosen[0].day)) / 86_400_000 + 1 : 0)
      // Rounded to a tenth: as near as a tenth can be.
      if (chosen.length) {
        expect(Math.abs(avgDailyMessages - chosen.length / totalDays)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(Math.abs(messagesPerDay - chosen.length / days)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(messagesPerDay).toBeGreaterThanOrEqual(avgDailyMessages)
        expect([avgDailyMessages, messagesPerDay].map((n) => Number(n.toFixed(1)))).toEqual([avgDailyMessages, messagesPerDay])
      } else expect([avgDailyMessages, messagesPerDay]).toEqual([0, 0])
    }),
  )
})

test('to filter by everyone is to see everything', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat }) => {
      expect(overview(chat, select(chat, { authors: chat.participants }))).toEqual(overview(chat))
      expect(overview(chat, everything(chat))).toEqual(overview(chat))
    }),
  )
})

test('one after the other, the people add up to the chat; so do two parts of its days', () => {
  fc.assert(
    fc.property(anyFilteredChat(), fc.nat(200), ({ chat }, offset) => {
      const whole = overview(chat)
      const cut = Math.floor((chat.time[0] ?? 0) / 86_400) + offset
      const parts = [
        chat.participants.map((name) => overview(chat, select(chat, { authors: [name] }))),
        [overview(chat, select(chat, { toDay: cut - 1 })), overview(chat, select(chat, { fromDay: cut }))],
      ]
      for (const part of parts) {
        for (const figure of ['totalMessages', 'mediaMessages', 'totalWords'] as const) {
          expect(part.reduce((sum, figures) => sum + figures[figure], 0)).toBe(whole[figure])
        }
      }
    }),
  )
})
