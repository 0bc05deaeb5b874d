import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Chat, messageText, take } from '#chat/chat.ts'
import { chatFrom, type Line } from '#testing/chat-of.ts'
import { randomNumbers } from '#testing/random-chat.ts'
import { merge } from './merge.ts'

/** Zones whose clocks are put forward and back on days, and at hours, of their own; and some that never are. */
const zones = [
  'Europe/Berlin',
  'Europe/London',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'America/Santiago',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Atlantic/Reykjavik',
  'UTC',
]

const formats = new Map<string, Intl.DateTimeFormat>()

/** Seconds on the clock of a zone at a moment (epoch seconds). */
function clockIn(zone: string, moment: number): number {
  const day = moment - (moment % 86_400)
  const offset = offsetOf(zone, day)
  // Asked again only on the days on which clocks are set.
  return moment + (offset === offsetOf(zone, day + 86_400) ? offset : clockAt(zone, moment) - moment)
}

const offsets = new Map<string, number>()

function offsetOf(zone: string, day: number): number {
  const key = `${zone} ${day}`
  const known = offsets.get(key) ?? clockAt(zone, day) - day
  offsets.set(key, known)
  return known
}

function clockAt(zone: string, moment: number): number {
  let format = formats.get(zone)
  if (!format) {
    const fields = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
    format = new Intl.DateTimeFormat('en-US', { ...fields, timeZone: zone, hourCycle: 'h23' })
    formats.set(zone, format)
  }
  const part = Object.fromEntries(format.formatToParts(moment * 1000).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) / 1000
}

interface Said {
  moment: number
  author: string
  text: string
}

const exportedIn = (zone: string, said: readonly Said[]): Chat =>
  chatFrom(said.map(({ moment, author, text }): Line => ({ time: clockIn(zone, moment), author, text })))

/** What was said by whom, in no order, for comparing. */
const saidIn = (chat: Chat): string[] =>
  Array.from({ length: chat.count }, (_, row) => `${chat.participants[chat.author[row]]}: ${messageText(chat, row)}`).sort()

const linesOf = (said: readonly Said[]): string[] => said.map(({ author, text }) => `${author}: ${text}`).sort()

/** Lines without as many of each as the others contain. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1)
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0
    counts.set(line, count - 1)
    return count <= 0
  })
}

/** Two people write `count` messages, some hours apart; of `short` ones hardly any text is unique. */
function talk(count: number, { from = Date.UTC(2021, 0, 5), hours = 6.1, short = false, seed = 1 } = {}): Said[] {
  const random = randomNumbers(seed)
  const everyday = ['ok', 'yes', 'no', 'haha', 'on my way', 'good night', 'where are you?']
  let moment = Math.floor(from / 1000)
  return Array.from({ length: count }, (_, i) => {
    moment += Math.floor(random() * 2 * hours * 3600)
    const text = short ? everyday[Math.floor(random() * everyday.length)] : `this is what was said as number ${i}`
    return { moment, author: random() < 0.5 ? 'Ana' : 'Ben', text }
  })
}

const pairs = zones.flatMap((home, i) => zones.filter((_, j) => (i + j) % 6 === 0 && i !== j).map((away): [string, string] => [home, away]))

describe('a phone that travelled between rules of summer time: of the messages of two years each is there once', () => {
  test.each([
    ['long', false],
    ['short', true],
  ])('%s ones', (_, short) => {
    const said = talk(900, { short, hours: 19 })
    for (const [home, away] of pairs) {
      const { chat, known, added } = merge(exportedIn(home, said.slice(0, 800)), exportedIn(away, said))
      expect({ home, away, known, added }).toEqual({ home, away, known: 800, added: 100 })
      expect(saidIn(chat)).toEqual(linesOf(said))
    }
  })
})

test('a chat with gaps of weeks, between one hour and the next of the other zone', () => {
  for (const short of [false, true])
    for (const [home, away] of [
      ['Europe/Berlin', 'America/New_York'],
      ['Europe/London', 'Atlantic/Reykjavik'],
      ['Australia/Sydney', 'Europe/Berlin'],
    ]) {
      const said = talk(120, { short, hours: 24 * 9 })
      expect(saidIn(merge(exportedIn(home, said.slice(0, 100)), exportedIn(away, said.slice(30))).chat)).toEqual(linesOf(said))
    }
})

/**
 * Of short messages, those that do not tell that the clocks differ: where these mostly agree, and begin or cease to do so
 * fewer than three minutes of talk from an end of the overlap. Nothing beyond them could confirm them, so they
 * are as well messages that one phone has deleted, beside others like them that the other has.
 */
function untold(home: string, away: string, overlap: readonly Said[]): Said[] {
  const apart = ({ moment }: Said): number => clockIn(home, moment) - clockIn(away, moment)
  if (overlap.filter((one) => apart(one) !== 0).length * 2 > overlap.length) return []
  return [overlap, [...overlap].reverse()].flatMap((fromEnd) => {
    const after = fromEnd.findIndex((one) => apart(one) !== apart(fromEnd[0]))
    const stretch = fromEnd.slice(0, after < 0 ? fromEnd.length : after)
    const minutes = new Set(stretch.map(({ moment }) => Math.floor(moment / 60)))
    return apart(fromEnd[0]) !== 0 && minutes.size < 3 ? stretch : []
  })
}

test('any chat cut in two with an overlap, each part exported in any zone: nothing is lost, nothing that shows the clock doubled, and merging again adds nothing', () => {
  const cuts = fc.record({
    home: fc.constantFrom(...zones),
    away: fc.constantFrom(...zones),
    seed: fc.nat(),
    short: fc.boolean(),
    hours: fc.constantFrom(0.05, 0.2, 2, 9, 40, 120),
    count: fc.integer({ min: 60, max: 300 }),
    begin: fc.nat(20),
    end: fc.nat(20),
    from: fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2023, 0, 1) }),
    laterFirst: fc.boolean(),
  })
  fc.assert(
    fc.property(cuts, ({ home, away, seed, short, hours, count, begin, end, from, laterFirst }) => {
      const said = talk(count, { from, hours, short, seed })
      const early = exportedIn(home, said.slice(0, count - end))
      const late = exportedIn(away, said.slice(begin))
      const [first, second] = laterFirst ? [late, early] : [early, late]
      const { chat } = merge(first, second)
      const mayBeTwice = short ? untold(home, away, said.slice(begin, count - end)) : []
      expect(without(linesOf(said), saidIn(chat))).toEqual([])
      expect(without(saidIn(chat), linesOf([...said, ...mayBeTwice]))).toEqual([])
      expect([...chat.time]).toEqual([...chat.time].sort((a, b) => a - b))
      for (const again of [first, second]) expect(merge(chat, again)).toMatchObject({ added: 0, known: again.count })
    }),
    { numRuns: 100 },
  )
})

test('clocks that cease to agree one or two short messages before the overlap ends: these are there twice, three tell', () => {
  // On 14 June 2015 Casablanca put its clock back for Ramadan; London's went on.
  const said = talk(120, { from: Date.UTC(2015, 4, 10), hours: 12, short: true })
  const ramadan = said.findIndex(({ moment }) => moment > Date.UTC(2015, 5, 14, 3) / 1000)
  const twice = [1, 2, 3].map((ending) => {
    const early = exportedIn('Africa/Casablanca', said.slice(0, ramadan + ending))
    return merge(early, exportedIn('Europe/London', said)).chat.count - said.length
  })
  expect(twice).toEqual([1, 2, 0])
})

test('in an hour that the clock goes through twice the order of the files is kept, so that each may be added again', () => {
  // New York put its clock back on 4 November 2018 at six in Greenwich.
  const said = talk(160, { from: Date.UTC(2018, 10, 4, 4), hours: 0.05, short: true })
  const [early, late] = [exportedIn('America/New_York', said.slice(0, 150)), exportedIn('Africa/Casablanca', said.slice(18))]
  const { chat } = merge(early, late)
  expect(saidIn(chat)).toEqual(linesOf(said))
  const rows = [...chat.id.keys()].sort((a, b) => chat.id[a] - chat.id[b])
  expect(rows.map((row) => messageText(chat, row))).toEqual(said.map(({ text }) => text))
  for (const again of [early, late]) expect(merge(chat, again)).toMatchObject({ added: 0, known: again.count })
})

test('exports of one phone in one zone, wherever they are cut: no clock is set, and what one of them contains is there as often', () => {
  const cuts = fc.record({
    zone: fc.constantFrom(...zones),
    seed: fc.nat(),
    short: fc.boolean(),
    hours: fc.constantFrom(0.01, 0.2, 2, 9, 40, 120),
    count: fc.integer({ min: 2, max: 300 }),
    cutAt: fc.nat(300),
    /** Below nothing: this many messages are in neither of them. */
    overlapping: fc.integer({ min: -20, max: 60 }),
    laterFirst: fc.boolean(),
  })
  fc.assert(
    fc.property(cuts, ({ zone, seed, short, hours, count, cutAt, overlapping, laterFirst }) => {
      // Sixteen different messages, two a minute: once in some ten thousand such pairs a few agree by chance, minute by minute.
      fc.pre(!short || hours > 0.01)
      const said = talk(count, { hours, short, seed })
      const parts = [said.slice(0, cutAt), said.slice(Math.max(0, cutAt - overlapping))]
      if (laterFirst) parts.reverse()
      const [first, second] = parts.map((part) => exportedIn(zone, part))
      const minutesIn = (part: readonly Said[]) =>
        part.map(({ moment, author, text }) => `${Math.floor(clockIn(zone, moment) / 60)} ${author}: ${text}`)
      const { chat, shiftRange, renamed } = merge(first, second)
      const kept = Array.from(
        { length: chat.count },
        (_, row) => `${Math.floor(chat.time[row] / 60)} ${chat.participants[chat.author[row]]}: ${messageText(chat, row)}`,
      )
      const expected = [...minutesIn(parts[0]), ...without(minutesIn(parts[1]), minutesIn(parts[0]))]
      expect(kept.sort()).toEqual(expected.sort())
      expect({ shiftRange, renamed }).toEqual({ shiftRange: [0, 0], renamed: [] })
    }),
    { numRuns: 100 },
  )
})

test('what is new after the overlap has its summer time as the year before', () => {
  const said = talk(900, { hours: 30 })
  const year = said.findIndex(({ moment }) => moment > Date.UTC(2022, 1, 1) / 1000)
  const { chat } = merge(exportedIn('Europe/Berlin', said.slice(0, year)), exportedIn('Asia/Tokyo', said))
  const row = new Map(Array.from({ length: chat.count }, (_, i) => [messageText(chat, i), i]))
  const off = said.filter(({ moment, text }) => chat.time[row.get(text) ?? -1] !== clockIn('Europe/Berlin', moment))
  // The last Sunday of March is now 52, now 53 weeks after the one before.
  const weeks = [Date.UTC(2022, 2, 27), Date.UTC(2022, 9, 30), Date.UTC(2023, 2, 26), Date.UTC(2023, 9, 29)]
  const far = off.filter(({ moment }) => weeks.every((day) => Math.abs(moment * 1000 - day) > 8 * 86_400_000))
  expect(far).toEqual([])
  expect(off.length).toBeLessThan(20)
})

test('the shift is reported with its range', () => {
  const said = talk(400)
  const { shift, shiftRange } = merge(exportedIn('Europe/Berlin', said), exportedIn('Asia/Tokyo', said))
  expect({ shift, shiftRange }).toEqual({ shift: -8 * 3600, shiftRange: [-8 * 3600, -7 * 3600] })
})

test('good morning and good night at the same hours every day are not a journey around the world', () => {
  const day = (n: number): Line[] => [
    { time: 1_600_000_000 + n * 86_400, author: 'Ana', text: 'good morning my dear, have a wonderful day' },
    { time: 1_600_050_000 + n * 86_400, author: 'Ben', text: 'good night my dear, and sweet dreams to you' },
  ]
  const { chat, added } = merge(chatFrom([...day(0), ...day(1)]), chatFrom([...day(2), ...day(3)]))
  expect([chat.count, added]).toEqual([8, 4])
})

test('exports that agree where they overlap are of one clock, though the same was said an hour before', () => {
  const reminders = (time: number): Line[] => [
    { time, author: 'Ana', text: 'drink a glass of water, everybody' },
    { time: time + 60, author: 'Ana', text: 'and now get up from your chairs' },
    { time: time + 120, author: 'Ana', text: 'the next break is in an hour from now' },
  ]
  const overlap = [0, 60, 120].map((after): Line => ({ time: 1_600_001_800 + after, author: 'Ben', text: 'ok' }))
  const [early, late] = [chatFrom([...reminders(1_600_000_000), ...overlap]), chatFrom([...overlap, ...reminders(1_600_003_600)])]
  for (const [first, second] of [
    [early, late],
    [late, early],
  ])
    expect(merge(first, second)).toMatchObject({ known: 3, added: 3, shiftRange: [0, 0] })
})

test('one message that is alike by chance, where one export ends and the other begins, does not make them agree', () => {
  // Twelve and a half hours of talk, exported in zones as far apart.
  const said = talk(250, { from: 1426074758000, hours: 0.05, short: true, seed: 1515781668 })
  expect(merge(exportedIn('Asia/Kolkata', said), exportedIn('America/Los_Angeles', said))).toMatchObject({ known: 250, added: 0 })
})

test('messages that both phones have deleted here and there do not make the clocks differ', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(0.05, 0.5, 3), fc.boolean(), (seed, hours, short) => {
      const said = talk(200, { seed, hours, short })
      const random = randomNumbers(seed + 1)
      const minuteOf = ({ moment }: Said) => Math.floor(moment / 60)
      const [a, b] = [said.filter(() => random() < 0.7), said.filter(() => random() < 0.7)]
      const tally = (all: readonly Said[]) => {
        const counts = new Map<string, number>()
        for (const one of all) {
          const key = `${minuteOf(one)} ${one.author}: ${one.text}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
        return counts
      }
      const expected = tally(a)
      for (const [key, count] of tally(b)) expected.set(key, Math.max(count, expected.get(key) ?? 0))
      const { chat } = merge(exportedIn('UTC', a), exportedIn('UTC', b))
      expect(chat.count).toBe([...expected.values()].reduce((sum, count) => sum + count, 0))
    }),
    { numRuns: 100 },
  )
})

test('both ways round the same is kept', () => {
  const said = talk(300, { short: true })
  const [early, late] = [exportedIn('Europe/Berlin', said.slice(0, 250)), exportedIn('America/New_York', said.slice(50))]
  expect(saidIn(merge(early, late).chat)).toEqual(saidIn(merge(late, early).chat))
})

test('a chat of which the first file lacks the beginning, exported in one zone and then fully in another', () => {
  const said = talk(500)
  const parts = take(
    exportedIn('Europe/Berlin', said),
    Uint32Array.from({ length: 300 }, (_, i) => i + 200),
  )
  const first = { ...parts, id: parts.id.map((_, i) => i) }
  expect(merge(first, exportedIn('America/New_York', said))).toMatchObject({ known: 300, added: 200 })
})
