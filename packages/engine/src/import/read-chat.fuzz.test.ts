/** Any chat, written by any phone, reads back as it was. Fails with a seed: set FUZZ_SEED to repeat it, or to try others. */
import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Habit, layouts } from '#cldr/layouts.ts'
import { anyInventedChat, type InventedChat } from '#testing/invented-chat.ts'
import type { Phone } from '#testing/phone.ts'
import { expected, exported } from '#testing/phone-chat.ts'
import { plainEvents, plainMessages, readText } from '#testing/read-text.ts'
import { expectSound } from '#testing/sound-chat.ts'
import { learn } from '#whatsapp/grammar.ts'
import { type Grammar, HeaderMatcher, headerAt, secondOfDay, utf8Length } from '#whatsapp/header-matcher.ts'
import type { WrittenDate } from '#whatsapp/header-shape.ts'
import type { ReadOptions, ReadResult } from './read-chat.ts'
import { ReadFailure } from './read-failure.ts'

const seed = Number(process.env.FUZZ_SEED ?? 1)
/** `npm run fuzz` tries more examples than `npm test`, `npm run check` fewer. */
const share = Number(process.env.FUZZ_SHARE ?? 1)
const runs = (examples: number) => ({ seed, numRuns: Math.ceil(examples * share) })

test('any chat, written by any phone, reads back as it was', async () => {
  const property = fc.asyncProperty(anyInventedChat, async (chat) => {
    const text = exported(chat)
    const reading = await readText(encoded(text, chat.phone.encoding), optionsFor(chat))
    const wanted = expected(chat)
    expectSame(plainMessages(reading.chat), wanted)
    expect(reading.chat.participants).toEqual([...new Set(wanted.map(({ author }) => author))])
    expect(reading.chat.events.count).toBe(chat.messages.length - wanted.length)
    expect(reading.facts).toMatchObject({ unreadLines: 0, dateOrder: chat.phone.order, layout: chat.phone.program.replace('old-', '') })
    expectSound(reading.chat)
    const again = await readText(encoded(text, chat.phone.encoding), optionsFor(chat))
    expectSame(again, reading)
    await expectSameWithOtherLineEnds(text, reading, optionsFor(chat))
  })
  await fc.assert(property, runs(600))
})

/** Node compares faster than `expect`, which says what differs. */
function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted)
}

function encoded(text: string, encoding: Phone['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), encoding === 'utf-16le')
  return bytes
}

/** Where a file shows the order itself the reader must find it; else it is given. */
function optionsFor({ phone, messages }: InventedChat): ReadOptions {
  const isTold = phone.hasLongYear && (phone.order === 'ymd' || messages.some(({ time }) => new Date(time * 1000).getUTCDate() > 12))
  return isTold ? {} : { dateOrder: phone.order }
}

/** A carriage return is not part of a text, so it may be before every line feed or nowhere. */
async function expectSameWithOtherLineEnds(text: string, { chat }: ReadResult, options: ReadOptions): Promise<void> {
  const plain = text.replaceAll('\r', '')
  for (const other of [plain, plain.replaceAll('\n', '\r\n')]) {
    const reading = await readText(other, options)
    expectSame(plainMessages(reading.chat), plainMessages(chat))
    expectSame(plainEvents(reading.chat), plainEvents(chat))
  }
}

/** One thing that can happen to a file on its way. Places are shares of its length. */
const mutation = fc.oneof(
  fc.record({ does: fc.constant('set' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), byte: anyByte() }),
  fc.record({ does: fc.constant('insert' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), byte: anyByte() }),
  // Whole marks: the bytes of one rarely meet.
  fc.record({
    does: fc.constant('mark' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.constantFrom('\u200e', '\u202a', '\u2068', '\ufeff', '\u202a\ufeff', '\t', '\u00a0', '\u202f', '\u200b', '٣', '7', ' PM'),
    isAtLine: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('delete' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 40 }),
  }),
  fc.record({
    does: fc.constant('repeat' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({ does: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
)

/** Any byte, but mostly those that mean something to the reader. */
function anyByte(): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(...[...'\n\r:/.-[](), 019<>"'].map((c) => c.charCodeAt(0)), 0xe2, 0x80, 0x8e, 0xef, 0xbb, 0xbf, 0xc2, 0xa0, 0, 9),
  )
}

test('any damage to an export is read or refused with a reason, and what is read is sound', async () => {
  const files = fixtureFiles()
  const property = fc.asyncProperty(
    fc.constantFrom(...files.keys()),
    fc.array(mutation, { minLength: 1, maxLength: 6 }),
    async (name, mutations) => {
      const bytes = mutations.reduce(mutated, files.get(name) as Uint8Array<ArrayBuffer>)
      try {
        const { chat, facts } = await readText(bytes, {}, name)
        expect(chat.count).toBeGreaterThan(0)
        expect(facts.unreadLines).toBeGreaterThanOrEqual(0)
        expect(facts.unreadLines > 0).toBe(facts.unreadExample !== null)
        expectSound(chat)
      } catch (error) {
        if (!(error instanceof ReadFailure)) throw error
      }
    },
  )
  await fc.assert(property, runs(1500))
})

test('on every line of a damaged file the fast matcher finds the header that the general reading finds', () => {
  const files = new Map([...fixtureFiles(), ...layoutFiles()])
  const property = fc.property(fc.constantFrom(...files.keys()), fc.array(mutation, { minLength: 1, maxLength: 6 }), (name, mutations) => {
    // The reader is handed UTF-8 without faults: what opens a file sees to it.
    const whole = new TextEncoder().encode(decoder.decode(mutations.reduce(mutated, files.get(name) as Uint8Array<ArrayBuffer>)))
    const bytes = joined(whole, new Uint8Array(64))
    const size = whole.length
    const grammar = learn(bytes, size)?.grammar
    if (!grammar) return
    const matcher = new HeaderMatcher(bytes, size, grammar, () => true)
    for (let line = 0; line < size; ) {
      const isHeader = matcher.match(line)
      const date = matcher.dates[matcher.dates.length - 1]
      const fast = isHeader ? { date, second: matcher.second, end: matcher.end } : null
      const feed = bytes.indexOf(10, line)
      const end = feed < 0 || feed > size ? size : feed
      const slow = slowly(bytes, size, line, grammar)
      if (JSON.stringify(fast) !== JSON.stringify(slow)) expect([decoder.decode(bytes.subarray(line, end)), fast]).toEqual(['', slow])
      line = end + 1
    }
  })
  fc.assert(property, runs(1500))
})

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

function slowly(
  bytes: Uint8Array,
  size: number,
  line: number,
  { families }: Grammar,
): { date: WrittenDate; second: number; end: number } | null {
  const found = headerAt(bytes, size, line)
  if (!found || !families.has(found.header.family)) return null
  const second = secondOfDay(found.header)
  return second === null ? null : { date: found.header.date, second, end: line + utf8Length(found.text, found.header.end) }
}

/** A chat in one layout of every fortieth, by CLDR: every script's digits and markers are among them. */
function layoutFiles(): Map<string, Uint8Array<ArrayBuffer>> {
  const habits: Habit[] = JSON.parse(readFileSync(new URL('../../cldr/habits.json', import.meta.url), 'utf8'))
  const encoder = new TextEncoder()
  return new Map([...layouts(habits)].filter((_, i) => i % 40 === 0).map(({ name, text }) => [name, joined(encoder.encode(text))]))
}

function mutated(bytes: Uint8Array<ArrayBuffer>, change: Mutation): Uint8Array<ArrayBuffer> {
  const at = Math.floor(change.at * bytes.length)
  const before = bytes.subarray(0, at)
  switch (change.does) {
    case 'set':
      return joined(before, [change.byte], bytes.subarray(at + 1))
    case 'insert':
      return joined(before, [change.byte], bytes.subarray(at))
    case 'mark': {
      const place = change.isAtLine ? before.lastIndexOf(10) + 1 : at
      return joined(bytes.subarray(0, place), new TextEncoder().encode(change.text), bytes.subarray(place))
    }
    case 'delete':
      return joined(before, bytes.subarray(at + change.length))
    case 'repeat':
      return joined(bytes.subarray(0, at + change.length), bytes.subarray(at))
    case 'cut':
      return joined(before)
  }
}

type Mutation = typeof mutation extends fc.Arbitrary<infer Change> ? Change : never

function joined(...pieces: ArrayLike<number>[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Every golden export by its name, cut where it is long. */
function fixtureFiles(): Map<string, Uint8Array<ArrayBuffer>> {
  const fixtures = new URL('../../../../fixtures/', import.meta.url)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const folder of readdirSync(fixtures, { withFileTypes: true })) {
    if (!folder.isDirectory()) continue
    for (const name of readdirSync(new URL(`${folder.name}/`, fixtures))) {
      if (/\.(?:txt|zip)$/.test(name))
        files.set(name, joined(readFileSync(new URL(`${folder.name}/${name}`, fixtures)).subarray(0, 64 << 10)))
    }
  }
  files.set('demo.txt', joined(readFileSync(new URL('../../../../apps/web/public/demo-chat.txt', import.meta.url)).subarray(0, 8 << 10)))
  return files
}
