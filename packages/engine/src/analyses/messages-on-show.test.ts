import { expect, test } from 'vitest'
import { type Chat, messageText } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { chatOf } from '#testing/chat-of.ts'
import { messagesOnShow } from './messages-on-show.ts'

const chat = chatOf(`
  2021-03-01 20:00 Ana: is this the Ben from the quiz
  2021-03-01 20:05 Ben: the very same, who is asking
  2021-03-02 08:00 Ana: ok
  2021-03-02 08:01 Ana: the pancakes are ready and warm
  2021-03-02 08:02 Ben: the pancakes are ready and warm
  2021-03-02 08:03 Ben: my phone number is 0151 23456789
  2021-03-02 08:04 Ben: I am on my way with syrup
  2021-03-09 12:00 Cleo: good morning from the sunny lake
  2021-03-09 12:01 Cleo: is everyone coming to the lake on Sunday
  2021-03-09 12:02 Ana: we are, and with a cake`)
const texts = (rows: readonly number[], of: Chat = chat) => rows.map((row) => messageText(of, row))

test('messages from the busiest hour and day, the first one, and what ended the longest gap, among those fit to be shown', () => {
  const { first, hour, gap, day, streak } = messagesOnShow(chat)
  expect(texts(first)).toEqual(['is this the Ben from the quiz'])
  // Neither a text twice, nor one of a word, nor a number.
  const pancakes = ['the pancakes are ready and warm', 'I am on my way with syrup']
  expect(texts(hour)).toEqual(pancakes)
  expect(texts(day)).toEqual(pancakes)
  expect(texts(streak)).toEqual(pancakes)
  expect(gap && chat.participants[gap.author]).toBe('Cleo')
  expect(texts(gap?.rows ?? [])).toEqual(['good morning from the sunny lake', 'is everyone coming to the lake on Sunday'])
})

test('of the chosen alone; a gap of the chosen may be none of the others', () => {
  const { first, hour, gap } = messagesOnShow(chat, select(chat, { authors: ['Ben'] }))
  expect(texts(first)).toEqual(['the very same, who is asking'])
  expect(texts(hour)).toEqual(['the pancakes are ready and warm', 'I am on my way with syrup'])
  expect(gap).toBeNull()
  const { day } = messagesOnShow(chat, select(chat, { toDay: Math.floor(chat.time[1] / 86_400) }))
  expect(texts(day)).toEqual(['is this the Ben from the quiz', 'the very same, who is asking'])
})

test('what is read at a glance comes before what is short or long, and what fits no frame never', () => {
  const long = (n: number) => 'we bought apples and pears '.repeat(n).trim()
  const of = chatOf(`
    mon 09:00 Ana: it is so nice
    mon 09:01 Ana: ${long(6)}
    mon 09:02 Ana: ${long(11)}
    mon 09:03 Ana: the train leaves at nine from here`)
  expect(texts(messagesOnShow(of).day, of)).toEqual(['the train leaves at nine from here', 'it is so nice', long(6)])
})

test('the message that ended a gap comes first, however short, its text only once, and nothing from after the answer to it', () => {
  const of = chatOf(`
    2021-03-01 20:00 Ana: the train leaves at nine from here
    2021-03-09 12:00 Ben: hello there
    2021-03-09 12:01 Ben: the pancakes are ready and warm
    2021-03-09 12:02 Ben: hello there
    2021-03-09 12:03 Ana: at last there is a word from you
    2021-03-09 12:04 Ben: we have been to the lake and back`)
  expect(texts(messagesOnShow(of).gap?.rows ?? [], of)).toEqual(['hello there', 'the pancakes are ready and warm'])
})

test('where nothing with which a gap ended is fit to be shown, what its author wrote later that day stands in for it', () => {
  const of = chatOf(`
    2021-03-01 20:00 Ana: the train leaves at nine from here
    2021-03-09 12:00 Ben: ask me on 0151 23456789
    2021-03-09 12:03 Ana: at last there is a word from you
    2021-03-09 12:04 Ben: we have been to the lake and back
    2021-03-10 12:04 Ben: the lake was as blue as ever`)
  const { gap } = messagesOnShow(of)
  expect(texts(gap?.rows ?? [], of)).toEqual(['we have been to the lake and back'])
  expect(gap && messageText(of, gap.row)).toBe('ask me on 0151 23456789')
})

test('of nothing is nothing', () => {
  expect(messagesOnShow(chatOf(''))).toEqual({ first: [], hour: [], gap: null, day: [], streak: [] })
})
