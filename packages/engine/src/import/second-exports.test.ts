/** Lines in another layout than the file's own: text that was pasted, or a second export joined to the first. */
import { DAY, MINUTE } from '@convostat/format/seconds'
import { describe, expect, test } from 'vitest'
import { isoTime } from '#chat/civil.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { plainMessages, readText } from '#testing/read-text.ts'
import type { OtherBlock, OtherLayouts } from './other-layouts.ts'
import type { ReadOptions } from './read-chat.ts'
import { secondExports } from './second-exports.ts'

const start = 1_704_103_200 // 1 January 2024, 10:00

/** Layouts that a file may be written in: how each writes the header of a time. */
const layouts: Readonly<Record<string, (time: string) => string>> = {
  'android, 24 h': (time) => `${day(time, '/')}, ${time.slice(11, 16)} - `,
  'android, dots': (time) => `${day(time, '.')} ${time.slice(11, 16)} - `,
  'android, year first': (time) => `${time.slice(0, 10)}, ${time.slice(11, 16)} - `,
  'iphone, 24 h': (time) => `[${day(time, '/')}, ${time.slice(11, 19)}] `,
  'iphone, dots': (time) => `[${day(time, '.')}, ${time.slice(11, 19)}] `,
  'android, American': (time) => `${Number(time.slice(5, 7))}/${Number(time.slice(8, 10))}/${time.slice(2, 4)}, ${twelve(time)} - `,
  'copied from the web': (time) => `[${time.slice(11, 16)}, ${day(time, '/')}] `,
}
const twelve = (time: string): string =>
  `${Number(time.slice(11, 13)) % 12 || 12}:${time.slice(14, 16)} ${time.slice(11, 13) < '12' ? 'AM' : 'PM'}`
const day = (time: string, separator: string): string => [time.slice(8, 10), time.slice(5, 7), time.slice(0, 4)].join(separator)
const written = (layout: string, seconds: number, rest: string): string => `${layouts[layout](isoTime(seconds))}${rest}\n`

const pairs = Object.keys(layouts).flatMap((own) => Object.keys(layouts).flatMap((other) => (own === other ? [] : [[own, other] as const])))

/** A month of messages in one layout, each at its own minute. */
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
    const hasSeconds = [own, other].every((layout) => layout.startsWith('iphone'))
    expect(facts).toMatchObject({ unreadLines: 0, otherFormatLines: 0, otherFormatMessages: 40, hasSeconds })
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

  test('line by line in turn, the other layout is text until the person says otherwise', async () => {
    const times = Array.from({ length: 40 }, (_, i) => start + i * (DAY / 2 + 7 * MINUTE))
    const bodyOf = (i: number): string => `Ana: ${i % 4 ? '' : 'this is '}line ${i}`
    // Every eighth line of the other layout is the service's.
    const isTold = (i: number): boolean => i % 16 === 7
    const text = times.map((time, i) => written(i % 2 ? other : own, time, isTold(i) ? 'Ana added Ben' : bodyOf(i))).join('')
    const found = await readText(text)
    const told = times.filter((_, i) => isTold(i)).length
    expect([found.chat.count, found.facts.otherFormatLines, found.facts.otherFormatMessages]).toEqual([20, 20 - told, 0])
    const asked = await readText(text, { otherFormats: 'messages' })
    const wanted = times.flatMap((time, i) => (isTold(i) ? [] : [`${Math.floor(time / MINUTE)} ${bodyOf(i)}`]))
    expect(
      plainMessages(asked.chat).map(({ author, text: body }, i) => `${Math.floor(asked.chat.time[i] / MINUTE)} ${author}: ${body}`),
    ).toEqual(wanted)
    expect([asked.chat.events.count, asked.facts.otherFormatLines, asked.facts.otherFormatMessages]).toEqual([told, 0, 20 - told])
  })

  test('the counter-law: what is pasted and followed by own lines is never a message', async () => {
    const random = randomNumbers(own.length * 31 + other.length)
    const between = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
    for (let round = 0; round < 12; round++) {
      let pasted = 0
      let text = ''
      const wanted: string[] = []
      for (let i = 0; i < 30; i++) {
        const time = start + 20 * DAY + i * 4 * MINUTE
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

test('the counter-law is true under every order of the dates: a paste whose day and month fit the other way round stays text', async () => {
  // [how the paste writes 3 February or so, its lines]; the own dates are certain.
  const pastes = {
    'american, read as 2 March': ['[2/3/24, 09:06:00] ', '[2/3/24, 09:07:00] '],
    'american, days apart': ['[2/3/24, 09:06:00] ', '[2/4/24, 09:07:00] '],
    'american, later one first, so only the wrong order runs forward': ['[2/3/24, 09:06:00] ', '[1/4/24, 09:07:00] '],
    'with AM': ['[3/2/24, 9:06:00 AM] ', '[3/2/24, 9:07:00 AM] '],
  }
  for (const [first, second] of Object.values(pastes)) {
    const text = `13.02.24, 10:00 - Ana: hi\n20.02.24, 10:05 - Ben: look\n${first}Ana: lol\n${second}Ben: ok\n14.04.24, 10:09 - Ana: wow\n`
    const { chat, facts } = await readText(text)
    expect(plainMessages(chat).map(({ text: body }) => body)).toEqual(['hi', `look\n${first}Ana: lol\n${second}Ben: ok`, 'wow'])
    expect(facts).toMatchObject({ otherFormatLines: 2, otherFormatMessages: 0 })
  }
})

test('where the own order is a guess, a paste must be later under all of them', async () => {
  // As day and month 1 May and 3 May; as month and day 5 January and 5 March, with the paste of 20 February between them.
  const text =
    '1/5/24, 10:00 - Ana: a\n[20.02.24, 09:06:00] Ana: c\n[21.02.24, 09:06:00] Ben: d\n3/5/24, 10:00 - Ben: b\n3/6/24, 10:00 - Ana: e\n'
  for (const dateOrder of [undefined, 'dmy', 'mdy'] as const) expect(await said(text, { dateOrder })).toHaveLength(3)
})

describe('pastes inside a joined export', () => {
  const [a, b, z] = ['android, dots', 'iphone, 24 h', 'android, year first']
  const paste = written(z, start, 'Zoe: old paste') + written(z, start + 60, 'Zoe: older')
  const joined = (from: number, count: number) => chatIn(b, start + 75 * DAY + from * DAY, count)
  const own = chatIn(a, start, 40)
  test('stay text, however long they are, and count as such', async () => {
    for (const [text, count] of [
      [own + joined(0, 5) + paste + joined(5, 5), 50],
      [own + joined(0, 5) + paste + joined(5, 1), 46],
      [own + joined(0, 5) + paste + joined(5, 5) + chatIn(a, start + 90 * DAY, 5), 55],
      [own + joined(0, 5) + paste + chatIn(a, start + 90 * DAY, 5), 50],
    ] as const) {
      const { chat, facts } = await readText(text)
      expect(chat.participants).not.toContain('Zoe')
      expect([chat.count, facts.otherFormatLines]).toEqual([count, 2])
    }
    const long = chatIn(z, start, 20)
    expect((await readText(own + joined(0, 5) + long + joined(5, 5))).chat.count).toBe(50)
  })
  test('a line of the first export that is quoted inside is text and counted', async () => {
    const quoted = written(a, start + DAY, 'Ana: quoted')
    for (const [behind, count] of [
      ['', 100],
      [chatIn(a, start + 120 * DAY, 10), 110],
    ] as const) {
      const { chat, facts } = await readText(own + joined(0, 30) + quoted + joined(20, 30) + behind)
      expect(plainMessages(chat).map(({ text }) => text)).not.toContain('quoted')
      expect([chat.count, facts.otherFormatLines, facts.otherFormatMessages]).toEqual([count, 1, 60])
    }
  })
})

test('one late delivery does not lose a stretch in the middle; what is left of people of the chat is noted', async () => {
  const [a, b] = ['android, dots', 'iphone, 24 h']
  const lines = Array.from({ length: 30 }, (_, i) => written(b, start + (60 + i) * DAY, `${i % 2 ? 'Ana' : 'Ben'}: b ${i}`))
  const file = (order: readonly number[]) => chatIn(a, start, 30) + order.map((i) => lines[i]).join('') + chatIn(a, start + 100 * DAY, 30)
  const inOrder = [...lines.keys()]
  const codes = async (order: readonly number[]) => {
    const { chat, facts } = await readText(file(order))
    return [chat.count, facts.otherFormatLines, facts.notes.map(({ code }) => code)]
  }
  expect(await codes(inOrder)).toEqual([90, 0, []])
  expect(await codes([0, 1, 3, 2, ...inOrder.slice(4)])).toEqual([90, 0, []])
  expect(await codes(inOrder.toReversed())).toEqual([60, 30, ['other_format_doubtful']])
  const paste =
    chatIn(a, start + 10 * DAY, 3) + written(b, start, 'Ana: old') + written(b, start + 60, 'Ben: old') + chatIn(a, start + 20 * DAY, 3)
  expect((await readText(paste)).facts).toMatchObject({ otherFormatLines: 2, notes: [] })
})

test('an order is offered only for dates of the file’s own; a guess about another part is said', async () => {
  const own = '01.03.24, 10:00 - Ana: a\n02.03.24, 10:00 - Ben: b\n01.04.24, 10:00 - Ana: c\n'
  for (const part of [
    '[04/05/24, 10:06:00] Ana: x\n[05/05/24, 10:06:00] Ben: y\n',
    '[1/4/24, 10:06:00 AM] Ana: x\n[1/5/24, 10:06:00 AM] Ben: y\n',
  ]) {
    const { facts } = await readText(own + part)
    expect(facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: false, otherDateOrders: [], otherFormatMessages: 2 })
    expect(facts.notes.map(({ code }) => code)).toEqual(['other_format_order_guessed'])
  }
})

const android = (minute: number, text: string): string => `24/09/2026, 14:${minute} - ${text}\n`
const iphone = (minute: number, text: string): string => `[24.09.26, 14:${minute}:10] ${text}\n`

test('a paste of the same minute is not later than its message', async () => {
  expect(await said(android(32, 'Ana: look') + iphone(32, 'Ben: never') + iphone(32, 'Ana: ever') + android(33, 'Ben: ok'))).toHaveLength(2)
})

test('lines out of order, and lines later than the message behind them, are not an export', async () => {
  const [before, after] = [android(32, 'Ana: look'), android(40, 'Ben: ok')]
  expect(await said(before + iphone(34, 'Ben: one') + iphone(35, 'Ana: two') + after)).toHaveLength(4)
  expect(await said(before + iphone(35, 'Ben: one') + iphone(34, 'Ana: two') + after)).toHaveLength(2)
  expect(await said(before + iphone(34, 'Ben: one') + iphone(41, 'Ana: two') + after)).toHaveLength(2)
})

test('as many exports in one file are as many parts', async () => {
  const { chat, facts } = await readText(
    Object.keys(layouts)
      .map((layout, i) => chatIn(layout, start + i * 60 * DAY))
      .join(''),
  )
  const count = Object.keys(layouts).length
  expect([chat.count, facts.otherFormatMessages]).toEqual([40 * count, 40 * (count - 1)])
  expect([...chat.id]).toEqual([...chat.id.keys()])
})

test('one line is not an export, wherever it is', async () => {
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

test('twice as many parts are twice the work', () => {
  /** How often a line's date is looked at, in a file of many short stretches in other layouts. */
  const looks = (parts: number, wanted?: 'messages'): number => {
    let count = 0
    const blocks = Array.from({ length: parts }, (_, i): OtherBlock => {
      const lines = Array.from({ length: 4 }, (_, n) => ({
        line: i * 1000 + n * 100 + 100,
        family: `bracket date ${(i + (n >> 1)) % 3}`,
        get date() {
          count++
          return { a: 1 + (i % 12), b: 1 + (i % 12), c: 2000 + Math.floor(i / 12), order: null, era: null }
        },
        second: n * 60,
        name: 'Ana',
      }))
      return {
        lines,
        before: { run: 2 * i, second: 0 },
        after: { run: 2 * i + 1, second: 0, line: i * 1000 + 900 },
        ownBefore: 3,
        quoted: 0,
      }
    })
    const sample = { dateText: '01.01.2024', period: '' } as never
    const layouts = new Map([0, 1, 2].map((n) => [`bracket date ${n}`, { sample, headerText: '[01.01.2024, 10:00] ' }]))
    const others = { blocks, layouts } as unknown as OtherLayouts
    const timesOf = ({ run }: { run: number }): number[] => [run * 43_200]
    secondExports(others, { size: parts * 1000, people: new Set(['Ana']), timesOf, hints: { language: 'en', text: () => '' }, wanted })
    return count
  }
  for (const wanted of [undefined, 'messages'] as const) {
    const [few, many] = [100, 400].map((parts) => looks(parts, wanted))
    expect(few).toBeGreaterThan(400)
    expect(many).toBeLessThan(4.2 * few)
  }
})
