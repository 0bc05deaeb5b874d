/** Lines in another layout than the file's own: text that was pasted, or a second export joined to the first. */
import { describe, expect, test } from 'vitest'
import { isoTime } from '../civil.ts'
import { randomNumbers } from '../testing/random-chat.ts'
import { plainMessages, readText } from '../testing/read-text.ts'
import type { ReadOptions } from './read-chat.ts'

const MINUTE = 60
const DAY = 86_400
const start = 1_704_103_200 // 1 January 2024, 10:00

/** Layouts that a file may be written in: how each writes the header of a time. */
const layouts: Readonly<Record<string, (time: string) => string>> = {
  'android, 24 h': (time) => `${day(time, '/')}, ${time.slice(11, 16)} - `,
  'android, dots': (time) => `${day(time, '.')} ${time.slice(11, 16)} - `,
  'android, year first': (time) => `${time.slice(0, 10)}, ${time.slice(11, 16)} - `,
  'iphone, 24 h': (time) => `[${day(time, '/')}, ${time.slice(11, 19)}] `,
  'iphone, dots': (time) => `[${day(time, '.')}, ${time.slice(11, 19)}] `,
  'copied from the web': (time) => `[${time.slice(11, 16)}, ${day(time, '/')}] `,
}
const day = (time: string, separator: string): string => [time.slice(8, 10), time.slice(5, 7), time.slice(0, 4)].join(separator)
const written = (layout: string, seconds: number, rest: string): string => `${layouts[layout](isoTime(seconds))}${rest}\n`

const pairs = Object.keys(layouts).flatMap((own) => Object.keys(layouts).flatMap((other) => (own === other ? [] : [[own, other] as const])))

/** A month of messages in one layout, each at a minute of its own. */
const chatIn = (layout: string, from: number, count = 40): string =>
  Array.from({ length: count }, (_, i) =>
    written(layout, from + i * (DAY / 2 + 7 * MINUTE), `${i % 3 ? 'Ana' : 'Ben'}: ${layout} ${i}`),
  ).join('')

const said = async (text: string, options: ReadOptions = {}): Promise<string[]> =>
  plainMessages((await readText(text, options)).chat).map(({ date, author, text: body }) => `${date} ${author}: ${body}`)

describe.each(pairs)('%s, then %s', (own, other) => {
  test('a second export at the end is read, every message at its time', async () => {
    const later = start + 60 * DAY
    const { chat, facts } = await readText(chatIn(own, start) + chatIn(other, later))
    const wanted = [start, later].flatMap((from) => Array.from({ length: 40 }, (_, i) => from + i * (DAY / 2 + 7 * MINUTE)))
    const whole = (seconds: number): number => Math.floor(seconds / MINUTE)
    expect([...chat.time].map(whole)).toEqual(wanted.map(whole))
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(
      [own, other].flatMap((layout) => Array.from({ length: 40 }, (_, i) => `${layout} ${i}`)),
    )
    expect(facts).toMatchObject({ unreadLines: 0, otherFormatLines: 0, otherFormatMessages: 40 })
  })

  test('an older export behind a newer one is read, too, and the file may begin with the shorter one', async () => {
    expect(await said(chatIn(own, start + 60 * DAY) + chatIn(other, start, 2))).toHaveLength(42)
    expect(await said(chatIn(own, start, 6) + chatIn(other, start + 60 * DAY))).toHaveLength(46)
    expect(await said(chatIn(own, start, 2) + chatIn(other, start + 60 * DAY))).toHaveLength(42)
  })

  test('a stretch in the middle that keeps time order and shares people is read; of strangers it stays text', async () => {
    const middle = (name: string) => [1, 2, 3].map((i) => written(other, start + (20 + i) * DAY, `${name}: in between ${i}`)).join('')
    const [before, after] = [chatIn(own, start, 40), chatIn(own, start + 30 * DAY, 40)]
    expect(await said(before + middle('Ana') + after)).toHaveLength(83)
    const strangers = await readText(before + middle('Zoe') + after)
    expect([strangers.chat.count, strangers.facts.otherFormatLines]).toEqual([80, 3])
  })

  test('the counter-law: what is pasted and followed by own lines is never a message', async () => {
    const random = randomNumbers(own.length * 31 + other.length)
    const between = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
    for (let round = 0; round < 12; round++) {
      let pasted = 0
      let text = ''
      const wanted: string[] = []
      for (let i = 0; i < 30; i++) {
        const time = start + i * DAY
        let body = `message ${i}`
        if (i < 29 && random() < 0.3) {
          // A paste is older than the message it is in, be it by a minute; it may quote people of the chat, and several days.
          const lines = Array.from({ length: between(1, 5) }, () => between(1, 40_000) * MINUTE).sort((a, b) => b - a)
          pasted += lines.length
          body += `\n${lines
            .map((ago, n) => written(other, time - ago, `${random() < 0.7 ? 'Ana' : 'Zoe'}: pasted ${n}`))
            .join('')
            .trimEnd()}`
          if (random() < 0.5) body += '\nsee?'
        }
        text += written(own, time, `${i % 2 ? 'Ana' : 'Ben'}: ${body}`)
        wanted.push(body)
      }
      const { chat, facts } = await readText(text)
      expect(plainMessages(chat).map(({ text: body }) => body)).toEqual(wanted)
      expect(facts).toMatchObject({ otherFormatLines: pasted, otherFormatMessages: 0 })
    }
  })
})

const android = (minute: number, text: string): string => `24/09/2026, 14:${minute} - ${text}\n`
const iphone = (minute: number, text: string): string => `[24.09.26, 14:${minute}:10] ${text}\n`

test('a paste of the same minute is not later than its message', async () => {
  expect(await said(android(32, 'Ana: look') + iphone(32, 'Ben: never') + iphone(32, 'Ana: ever') + android(33, 'Ben: ok'))).toHaveLength(2)
})

test('lines out of order, and lines later than the message behind them, are no export', async () => {
  const [before, after] = [android(32, 'Ana: look'), android(40, 'Ben: ok')]
  expect(await said(before + iphone(34, 'Ben: one') + iphone(35, 'Ana: two') + after)).toHaveLength(4)
  expect(await said(before + iphone(35, 'Ben: one') + iphone(34, 'Ana: two') + after)).toHaveLength(2)
  expect(await said(before + iphone(34, 'Ben: one') + iphone(41, 'Ana: two') + after)).toHaveLength(2)
})

test('three exports in one file are three parts', async () => {
  const { chat, facts } = await readText(
    Object.keys(layouts)
      .map((layout, i) => chatIn(layout, start + i * 60 * DAY))
      .join(''),
  )
  expect([chat.count, facts.otherFormatMessages]).toEqual([240, 200])
  expect([...chat.id]).toEqual([...chat.id.keys()])
})

test('one line is no export, wherever it is', async () => {
  for (const text of [
    android(32, 'Ana: hi') + iphone(33, 'Ben: yo'),
    android(32, 'Ana: hi') + iphone(33, 'Ben: yo') + android(34, 'Ana: ok'),
  ]) {
    const { chat, facts } = await readText(text)
    expect([chat.count, facts.otherFormatLines]).toEqual([text.split('24/09').length - 1, 1])
  }
})

test('each part has its own date order', async () => {
  const text = '3/13/24, 9:05 PM - Ana: a\n3/14/24, 9:05 PM - Ben: b\n[05.04.24, 14:32:10] Ana: c\n[17.04.24, 14:32:10] Ben: d\n'
  expect(await said(text)).toEqual([
    '2024-03-13T21:05:00 Ana: a',
    '2024-03-14T21:05:00 Ben: b',
    '2024-04-05T14:32:10 Ana: c',
    '2024-04-17T14:32:10 Ben: d',
  ])
})

test('where the dates of a part fit another order, the file asks', async () => {
  const text = '3/13/24, 9:05 PM - Ana: a\n3/14/24, 9:05 PM - Ben: b\n[05.04.24, 14:32:10] Ana: c\n[06.04.24, 14:32:10] Ben: d\n'
  const { facts } = await readText(text)
  expect(facts).toMatchObject({ dateOrder: 'mdy', dateOrderCertain: false })
})

test('what the service says in a second export is an event', async () => {
  const { chat } = await readText(
    android(32, 'Ana: hi') +
      iphone(33, 'Ana: \u200eMessages and calls are end-to-end encrypted.') +
      iphone(34, 'Ana: a') +
      iphone(35, 'Ben: b'),
  )
  expect([chat.count, chat.events.count]).toEqual([3, 1])
})

test('a list of appointments at the end stays text', async () => {
  expect(
    await said(`${android(32, 'Ana: the plan')}25/09/2026 18:00: Dinner: at mine\n26/09/2026 09:00: Walk: by the lake\n`),
  ).toHaveLength(1)
})

test('lines of a log, a date without a time and impossible days look like no message', async () => {
  const { facts } = await readText(
    `${android(32, 'Ana: look')}24/09/2026 14:32:10 - started\n24.09.2026 - Ben: no time\n[32.09.26, 14:33:10] Ben: no day\n[24.09.26, 25:33:10] Ben: no hour\n${android(33, 'Ben: ok')}`,
  )
  expect(facts).toMatchObject({ otherFormatLines: 0, otherFormatMessages: 0 })
})

describe('what the person says counts', () => {
  const pasted = android(32, 'Ana: look') + iphone(30, 'Ben: never') + android(33, 'Ben: ok')
  const joined = android(32, 'Ana: hi') + iphone(33, 'Ben: yo') + iphone(34, 'Ana: ok')
  test('a line left in the text is read as a message', async () => {
    const { chat, facts } = await readText(pasted, { otherFormats: 'messages' })
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(['look', 'never', 'ok'])
    expect(facts).toMatchObject({ otherFormatLines: 0, otherFormatMessages: 1 })
  })
  test('a second export is left in the text', async () => {
    const { chat, facts } = await readText(joined, { otherFormats: 'text' })
    expect(chat.count).toBe(1)
    expect(facts).toMatchObject({ otherFormatLines: 2, otherFormatMessages: 0 })
  })
})
