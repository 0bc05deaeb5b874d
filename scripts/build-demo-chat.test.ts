import { plainEvents } from '@convostat/engine/testing/read-text.ts'
import { describe, expect, test } from 'vitest'
import { buildDemoChat, demos, readParts } from './build-demo-chat.mjs'
import { busiest, headsWithin, outOfOrder, readDemo, seconds, silences, templates } from './demo-chat-reading.ts'

const MAYA = 'Maya Bellini'
const TOM = 'Tom Pryce'

const { committed, reading, messages } = await readDemo('demo-chat.txt')

const saying = (words: RegExp) => messages.filter(({ text, bare }) => !bare && words.test(text))

describe('the file', () => {
  test('is what the scenes build', () =>
    expect(buildDemoChat(demos.pair, readParts(demos.pair)), 'run node scripts/build-demo-chat.mjs').toBe(committed))

  test('builds the same whichever other scenes are around a scene', () => {
    const whole = buildDemoChat(demos.pair, ['== 2023-02-03 18:42\nM: one\nT: two\nM: three\n== 2023-02-05 09:00\nT: four\nM: five'])
    const apart = ['== 2023-02-03 18:42\nM: one\nT: two\nM: three', '== 2023-02-05 09:00\nT: four\nM: five'].map((part) =>
      buildDemoChat(demos.pair, [part]),
    )
    expect(whole).toBe(apart.join(''))
  })

  test('a scene that begins before the one above has ended is refused', () => {
    const parts = ['== 2023-02-03 18:42\nM: one\n~~ 2h\nT: two\n== 2023-02-03 19:00\nM: three']
    expect(() => buildDemoChat(demos.pair, parts)).toThrow('== 2023-02-03 19:00: begins before the scene above it ends')
  })

  test('a line in no notation is refused', () => {
    expect(() => buildDemoChat(demos.pair, ['== 2023-02-03 18:42\nmaya: one'])).toThrow('cannot read "maya: one"')
  })
})

describe('the chat', () => {
  test('reads whole, its date order certain, and stays under the free limit', () => {
    expect(reading.facts).toMatchObject({
      layout: 'android',
      language: 'en',
      dateOrder: 'dmy',
      dateOrderCertain: true,
      unreadLines: 0,
      isGroup: false,
    })
    expect(messages.length).toBeGreaterThanOrEqual(4200)
    expect(messages.length).toBeLessThanOrEqual(4900)
  })

  test('is of two people, both with much to say', () => {
    expect(reading.chat.participants).toEqual([MAYA, TOM])
    expect(messages.filter(({ author }) => author === TOM).length / messages.length).toBeGreaterThan(0.4)
  })

  test('runs forward from February 2023 to February 2025', () => {
    expect(outOfOrder(messages)).toEqual([])
    expect(messages[0].date.slice(0, 7)).toBe('2023-02')
    expect(messages.at(-1)?.date.slice(0, 7)).toBe('2025-02')
  })

  test('has every kind of message, edited ones, captions and lines of the service', () => {
    const count = (kind: string) => messages.filter((message) => message.kind === kind).length
    expect(count('media')).toBeGreaterThan(100)
    for (const kind of ['deleted', 'poll', 'location', 'contact']) expect(count(kind), kind).toBeGreaterThan(0)
    expect(messages.some(({ edited }) => edited)).toBe(true)
    expect(messages.some(({ kind, bare }) => kind === 'media' && !bare)).toBe(true)
    expect(messages.some(({ text }) => text === 'null')).toBe(true)
    const events = plainEvents(reading.chat).map(({ text }) => text)
    expect(events.some((text) => text.includes('end-to-end encrypted'))).toBe(true)
    expect(events.some((text) => text.includes('disappearing messages'))).toBe(true)
    expect(events.filter((text) => text === 'Missed voice call').length).toBeGreaterThan(2)
    expect(events).toContain('Missed video call')
  })

  test('has links, questions, long letters and emoji of every make', () => {
    expect(saying(/https:\/\//u).length).toBeGreaterThan(3)
    expect(saying(/\?/u).length).toBeGreaterThan(300)
    expect(messages.filter(({ kind, text }) => kind === 'text' && text.includes('\n')).length).toBeGreaterThan(8)
    expect(committed).toMatch(/\p{Extended_Pictographic}\p{Emoji_Modifier}?\u200d/u)
    expect(committed).toMatch(/\p{Emoji_Modifier}/u)
    expect(committed).toMatch(/\p{Regional_Indicator}{2}/u)
    expect(committed).toContain('\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}')
    expect(committed).toMatch(/1\ufe0f\u20e3/u)
  })

  test('no sentence comes back like a template', () => expect(templates(messages)).toEqual([]))

  test('no message, on any of its lines, looks like the head of another', () => expect(headsWithin(messages)).toEqual([]))
})

describe('the story', () => {
  test('the first "love you" is of 27 and 28 May 2023, and not the last', () => {
    const loves = saying(/\blove you\b/iu)
    expect(loves[0].date.slice(0, 10)).toMatch(/^2023-05-2[78]$/u)
    expect(loves.length).toBeGreaterThan(30)
  })

  test('gnocchi is a dinner first, and grows when it is the cat', () => {
    const mentions = saying(/\bgnocchi\b/iu)
    expect(mentions[0].date.slice(0, 7)).toBe('2023-02')
    const beforeTheCat = mentions.filter(({ date }) => date < '2023-07-15').length
    expect(mentions.length).toBeGreaterThan(8 * beforeTheCat)
  })

  test('the longest gap is the nine days after the quarrel, three times any other', () => {
    const [longest, second] = silences(messages)
    expect(longest.from).toBe('2024-02-24')
    expect(longest.days).toBeGreaterThan(9)
    expect(second.days).toBeLessThan(longest.days / 3)
  })

  test('the busiest day is the move, the busiest month the holiday', () => {
    expect(busiest(messages, 'day')).toBe('2024-06-22')
    expect(busiest(messages, 'month')).toBe('2023-08')
  })

  test('Tom takes longer to answer than Maya', () => {
    const median = (author: string) => {
      const waits = messages.flatMap((message, i) =>
        i > 0 && message.author === author && messages[i - 1].author !== author ? [seconds(message) - seconds(messages[i - 1])] : [],
      )
      return waits.sort((a, b) => a - b)[waits.length >> 1]
    }
    expect(median(TOM)).toBeGreaterThan(median(MAYA))
  })

  test('weekdays are quiet in working hours and weekends are not', () => {
    const working = messages.filter(({ date }) => Number(date.slice(11, 13)) >= 9 && Number(date.slice(11, 13)) < 17)
    const weekend = working.filter((message) => [0, 6].includes(new Date(seconds(message) * 1000).getUTCDay()))
    expect(weekend.length / 2).toBeGreaterThan((working.length - weekend.length) / 5)
  })

  test.each([
    ['2023-06-09', TOM, /happy birthday/iu],
    ['2023-10-14', MAYA, /happy birthday/iu],
    ['2024-06-09', TOM, /happy birthday/iu],
    ['2024-10-14', MAYA, /happy birthday/iu],
    ['2024-02-11', TOM, /happy anniversary/iu],
    ['2025-02-11', TOM, /happy anniversary/iu],
  ])('on %s %s wishes it', (day, author, wish) => {
    expect(saying(wish).some((message) => message.author === author && message.date.startsWith(day))).toBe(true)
  })
})
