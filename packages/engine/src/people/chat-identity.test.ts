import { expect, test } from 'vitest'
import { type Chat, mostRecent, take } from '#chat/chat.ts'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { chatMark } from './chat-identity.ts'
import { likeness } from './likeness.ts'

const marked = (chat: Chat) => ({ mark: chatMark(chat), names: chat.participants })
const likenessOf = (a: Chat, b: Chat) => likeness(marked(a), marked(b))

/** A chat of unlike messages, some minutes apart; the seed decides what was said and when. */
function talk(seed: number, messages: number, people = ['Ana', 'Ben']): Chat {
  const random = randomNumbers(seed)
  let time = 1_600_000_000
  return chatFrom(
    Array.from({ length: messages }, () => {
      time += Math.floor(random() * 3000)
      return { time, author: people[Math.floor(random() * people.length)], text: `said ${Math.floor(random() * 1e6)}` }
    }),
  )
}
const part = (chat: Chat, from: number, to: number) =>
  take(
    chat,
    Uint32Array.from({ length: to - from }, (_, i) => from + i),
  )

test('the same chat is known again, also under other names', () => {
  for (const count of [1, 3, 20, 5000]) {
    const chat = talk(1, count)
    expect(likenessOf(chat, chat)).toBeGreaterThan(0)
    if (count > 12) expect(likenessOf(chat, { ...chat, participants: ['Mum', 'Me'] })).toBeGreaterThan(0)
  }
})

test('a chat that has grown is known, however much; so is one of which an export contains the most recent part', () => {
  const whole = talk(2, 20_000)
  for (const size of [10_000, 2000, 200, 30]) expect(likenessOf(part(whole, 0, size), whole), String(size)).toBeGreaterThan(0)
  for (const size of [10_000, 5000]) expect(likenessOf(mostRecent(whole, size), whole), String(size)).toBeGreaterThan(0)
})

test('of a long chat its last messages are known, also where some were written since', () => {
  const whole = talk(2, 20_100)
  const kept = part(whole, 0, 20_000)
  for (const size of [1000, 100, 30]) expect(likenessOf(part(kept, 20_000 - size, 20_000), kept), String(size)).toBeGreaterThan(0)
  expect(likenessOf(part(whole, 19_970, 20_070), kept)).toBeGreaterThan(0)
  expect(likenessOf(part(whole, 20_000, 20_100), kept)).toBe(0)
  // Another chat of the same people, whole or its last messages, however long.
  for (const size of [1000, 100, 30, 5]) expect(likenessOf(part(talk(6, 20_000), 20_000 - size, 20_000), kept), String(size)).toBe(0)
})

test('another chat is another one, of the same people too', () => {
  for (const count of [1, 3, 20, 5000, 20_000]) {
    expect(likenessOf(talk(3, count), talk(4, count)), String(count)).toBe(0)
    expect(likenessOf(talk(3, count), talk(4, 20_000)), String(count)).toBe(0)
  }
})

test('what someone sent to two people at a time makes no one chat of two', () => {
  const wish = (to: string) => chatOf(`2022-01-01 00:00 Me: Happy new year!\n2022-01-01 00:05 ${to}: You too`)
  expect(likenessOf(wish('Ana'), wish('Ben'))).toBe(0)
  expect(likenessOf(wish('Ana'), wish('Ana'))).toBeGreaterThan(0)
})

test('seconds, the order within a minute and line ends of another phone change nothing', () => {
  const one = chatFrom([
    { time: 60, author: 'Ana', text: 'a\nb' },
    { time: 119, author: 'Ben', text: 'c' },
    { time: 120, author: 'Ben', text: 'd' },
  ])
  const other = chatFrom([
    { time: 60, author: 'Ben', text: 'c' },
    { time: 60, author: 'Ana', text: 'a\r\nb' },
    { time: 120, author: 'Ben', text: '\u200ed' },
  ])
  expect(chatMark(one)).toBe(chatMark(other))
})

test('the mark is short, and what is not a mark is like none', () => {
  expect(chatMark(talk(5, 20_000)).length).toBeLessThan(700)
  const chat = marked(talk(5, 20))
  for (const mark of ['', 'no mark', '####', 'AAAA', 'AA']) expect(likeness({ mark, names: chat.names }, chat), mark).toBe(0)
  expect(chatMark(chatOf(''))).toBe('')
})
