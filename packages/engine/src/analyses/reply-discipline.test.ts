import fc from 'fast-check'
import { expect, test } from 'vitest'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFilteredChat, messagesOf, passes, tally } from '#testing/messages-of.ts'
import { randomChat } from '#testing/random-chat.ts'
import { slowReplies, slowWaits } from '#testing/slow-replies.ts'
import { replyDiscipline } from './reply-discipline.ts'
import { responseTimes } from './response-times.ts'

const none = { replies: 0, median: null, p90: null }

test('a reply of exactly 5 minutes, an hour or a day is of the slower kind; of exactly 6 hours, within the conversation', () => {
  const chat = chatOf(`
    mon 00:00 Ana: 1
    mon 00:04:59 Ben: 2
    mon 00:05 Ana: 3
    mon 00:10 Ben: 4
    mon 00:11 Ana: 5
    mon 01:11 Ben: 6
    mon 01:12 Ana: 7
    mon 07:12 Ben: 8
    mon 07:13 Ana: 9
    tue 07:12:59 Ben: 10
    tue 07:13 Ana: 11
    wed 07:13 Ben: 12`)
  const [ana, ben] = replyDiscipline(chat)
  expect(ana).toMatchObject({ person: 'Ana', speeds: { '<5min': 5, '<1hr': 0, '<1day': 0, '>1day': 0 }, replies: 5, opening: none })
  expect(ben).toEqual({
    person: 'Ben',
    speeds: { '<5min': 1, '<1hr': 1, '<1day': 3, '>1day': 1 },
    replies: 6,
    mean: (299 + 300 + 3600 + 21_600 + 86_399 + 86_400) / 6,
    median: (3600 + 21_600) / 2,
    p90: (86_399 + 86_400) / 2,
    within: { replies: 4, median: (300 + 3600) / 2, p90: expect.closeTo(3600 + 0.7 * 18_000, 6) },
    opening: { replies: 2, median: 86_399.5, p90: expect.closeTo(86_399.9, 6) },
    day: { replies: 3, median: 86_399, p90: expect.closeTo(86_399.8, 6) },
    night: { replies: 3, median: 300, p90: expect.closeTo(300 + 0.8 * 3300, 6) },
  })
})

test('a reply is of the night by its own hour, from 22:00 to 05:59, whenever the message before it was written', () => {
  const chat = chatOf(`
    mon 21:00 Ana: 1
    mon 21:59:59 Ben: 2
    mon 21:59:59 Ana: 3
    mon 22:00 Ben: 4
    mon 22:00 Ana: 5
    tue 05:59:59 Ben: 6
    tue 05:59:59 Ana: 7
    tue 06:00 Ben: 8`)
  expect(replyDiscipline(chat, select(chat, { authors: ['Ben'] }))[0]).toMatchObject({
    day: { replies: 2, median: (3599 + 1) / 2 },
    night: { replies: 2, median: (1 + 28_799) / 2 },
  })
})

test('who wrote but answered nobody has no reply; who is not chosen is not in it', () => {
  const chat = chatOf('mon 09:00 Ana: hi\nmon 09:01 Ben: hi\nmon 09:02 Ben: hi')
  expect(replyDiscipline(chat).map(({ person, replies }) => [person, replies])).toEqual([
    ['Ben', 1],
    ['Ana', 0],
  ])
  expect(replyDiscipline(chat, select(chat, { authors: ['Ana'] }))).toEqual([
    {
      person: 'Ana',
      speeds: { '<5min': 0, '<1hr': 0, '<1day': 0, '>1day': 0 },
      mean: null,
      ...none,
      within: none,
      opening: none,
      day: none,
      night: none,
    },
  ])
  expect(replyDiscipline(chat, select(chat, { authors: ['Nobody'] }))).toEqual([])
  expect(replyDiscipline(chatOf(''))).toEqual([])
})

test('in a group of a thousand everyone has their own replies', () => {
  const chat = randomChat(3, { messages: 40_000, people: 1024 })
  const people = replyDiscipline(chat)
  expect(people.length).toBeGreaterThan(1000)
  for (const { person, replies, median, mean } of people.slice(0, 20))
    expect({ replies, p50: median, mean }).toEqual(
      (({ replies, p50, mean }) => ({ replies, p50, mean }))(responseTimes(chat, select(chat, { authors: [person] }))),
    )
  expect(people.reduce((sum, { replies }) => sum + replies, 0)).toBe(responseTimes(chat).replies)
})

test('the figures are those of each person’s replies written out one by one', () => {
  fc.assert(
    fc.property(anyFilteredChat(), ({ chat, filter, asked }) => {
      const messages = messagesOf(chat)
      const chosen = messages.filter(passes(asked))
      const expected = tally(chosen.map(({ author }) => chat.participants.indexOf(author))).map(({ key }) => {
        const person = chat.participants[key]
        const own = slowReplies(messages, asked).filter((reply) => reply.from === person)
        const seconds = own.map((reply) => reply.seconds)
        const isByDay = (clock: string) => clock >= '06:00:00' && clock < '22:00:00'
        const between = (from: number, to: number) => seconds.filter((took) => took >= from && took < to).length
        return {
          person,
          speeds: {
            '<5min': between(0, 300),
            '<1hr': between(300, 3600),
            '<1day': between(3600, 86_400),
            '>1day': between(86_400, Number.POSITIVE_INFINITY),
          },
          mean: seconds.length === 0 ? null : seconds.reduce((sum, took) => sum + took, 0) / seconds.length,
          ...slowWaits(seconds),
          within: slowWaits(seconds.filter((took) => took <= 6 * 60 * 60)),
          opening: slowWaits(seconds.filter((took) => took > 6 * 60 * 60)),
          day: slowWaits(own.filter(({ clock }) => isByDay(clock)).map((reply) => reply.seconds)),
          night: slowWaits(own.filter(({ clock }) => !isByDay(clock)).map((reply) => reply.seconds)),
        }
      })
      expect(replyDiscipline(chat, select(chat, filter))).toEqual(expected)
    }),
  )
})
