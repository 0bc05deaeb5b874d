import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flag, kindIndex, messageText, textBetween } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import { chatFrom, chatOf } from './chat-of.ts'
import { anyChat, randomChat } from './random-chat.ts'

test('a line is a message with a time, an author and a text', () => {
  const chat = chatOf(`
    2021-03-04 09:00 Ana: hi
    2021-03-04 09:00:30 Ben: hello: there`)
  expect(chat.count).toBe(2)
  expect([...chat.time].map(isoTime)).toEqual(['2021-03-04T09:00:00', '2021-03-04T09:00:30'])
  expect(chat.participants).toEqual(['Ana', 'Ben'])
  expect([messageText(chat, 0), messageText(chat, 1)]).toEqual(['hi', 'hello: there'])
})

test('rows are in time order, ids and participants in file order', () => {
  const chat = chatOf(`
    tue 09:00 Ana: late
    mon 09:00 Ben: early
    tue 09:00 Eva: as late`)
  expect([...chat.id]).toEqual([1, 0, 2])
  expect(chat.participants).toEqual(['Ana', 'Ben', 'Eva'])
  expect([...chat.author]).toEqual([1, 0, 2])
  expect(isoTime(chat.time[0])).toBe('2021-03-01T09:00:00')
})

test('marks give the kind; what has no text of its own is bare and shows its placeholder', () => {
  const chat = chatOf(`
    mon 09:00 Ana: [media] the cat
    mon 09:01 Ana: [media]
    mon 09:02 Ben: [deleted]
    mon 09:03 Ben: [edited] one
      | two
    mon 09:04 Ben: [poll] When?
    mon 09:05 Ben: hi [media]`)
  expect([...chat.kind]).toEqual([kindIndex.media, kindIndex.media, kindIndex.deleted, kindIndex.text, kindIndex.poll, kindIndex.text])
  expect([...chat.flags]).toEqual([0, flag.bare, flag.bare, flag.edited, 0, 0])
  expect(Array.from(chat.kind, (_, row) => messageText(chat, row))).toEqual([
    'the cat',
    '<Media omitted>',
    'This message was deleted',
    'one\ntwo',
    'When?',
    'hi [media]',
  ])
})

test('a starred line is an event: no message, no participant, and it knows where it was', () => {
  const chat = chatOf(`
    mon 09:00 * Messages are encrypted
    mon 09:01 Ana: hi
    mon 09:02 * Ana left`)
  expect(chat.count).toBe(1)
  expect(chat.participants).toEqual(['Ana'])
  expect([...chat.events.before]).toEqual([0, 1])
  expect(textBetween(chat.bytes, chat.events.start[1], chat.events.end[1])).toBe('Ana left')
})

test('a line that cannot be read says so', () => {
  expect(() => chatOf('2021-02-30 09:00 Ana: hi')).toThrow('2021-02-30')
  expect(() => chatOf('mon 25:00 Ana: hi')).toThrow('25:00')
  expect(() => chatOf('mon 09:00 hi')).toThrow('no "Name: "')
  expect(() => chatOf('| more')).toThrow('nothing stands above')
})

test('no lines give an empty chat', () => {
  expect(chatOf('').count).toBe(0)
  expect(chatFrom([]).participants).toEqual([])
})

test('every chat has ascending times, padded bytes and a name for every author', () => {
  fc.assert(
    fc.property(anyChat(), (chat) => {
      for (let row = 0; row < chat.count; row++) {
        if (row > 0) expect(chat.time[row]).toBeGreaterThanOrEqual(chat.time[row - 1])
        expect(chat.author[row]).toBeLessThan(chat.participants.length)
        expect(chat.end[row]).toBeLessThanOrEqual(chat.bytes.length - 64)
      }
      expect(new Set(chat.author).size).toBe(chat.participants.length)
      expect([...chat.id].sort((a, b) => a - b)).toEqual(Array.from({ length: chat.count }, (_, i) => i))
    }),
    { numRuns: 50 },
  )
})

test('a random chat is the same for the same seed and has the people asked for', () => {
  expect(randomChat(7, { messages: 500, people: 5 })).toEqual(randomChat(7, { messages: 500, people: 5 }))
  expect(randomChat(8).time).not.toEqual(randomChat(7).time)
  expect(randomChat(7, { messages: 500, people: 5 }).participants).toHaveLength(5)
  expect(randomChat(7, { messages: 1 }).count).toBe(1)
})
