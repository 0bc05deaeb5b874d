import { type PlainMessage, plainEvents } from '@convostat/engine/testing/read-text.ts'
import { describe, expect, test } from 'vitest'
import { buildDemoChat, demos, readParts } from './build-demo-chat.mjs'
import { busiest, headsWithin, outOfOrder, readDemo, silences, templates } from './demo-chat-reading.ts'

const gardeners = Object.values(demos.group.people).map(({ name }) => name)
const mark = '\u200e'

const { committed, reading, messages } = await readDemo('demo-group-chat.txt')
const events = plainEvents(reading.chat)

const hour = ({ date }: PlainMessage) => Number(date.slice(11, 13))
const of = (name: string) => messages.filter(({ author }) => author === name)
const writtenBy = (name: string) => of(name).filter(({ kind }) => kind === 'text')
const share = (all: PlainMessage[], has: (message: PlainMessage) => boolean) => all.filter(has).length / all.length
const groupOf = (...lines: string[]) => buildDemoChat(demos.group, [['== 2025-03-01 10:05', ...lines].join('\n')])

describe('the file', () => {
  test('is what the scenes build', () =>
    expect(buildDemoChat(demos.group, readParts(demos.group)), 'run node scripts/build-demo-chat.mjs').toBe(committed))

  test('is written as an iPhone writes: seconds, brackets, a mark before its own words, messages ended by both signs', () => {
    expect(groupOf('R: hello', '| and more', 'B: [photo]', 'T: look [edited]', '!M left')).toMatch(
      new RegExp(
        [
          '^\\[01/03/2025, 10:05:\\d\\d\\] Ruth Ansah: hello\nand more\r\n',
          `\\[01/03/2025, 10:\\d\\d:\\d\\d\\] Bruno Costa: ${mark}image omitted\r\n`,
          `\\[01/03/2025, 10:\\d\\d:\\d\\d\\] Tilda 🌻: look ${mark}<This message was edited>\r\n`,
          `${mark}\\[01/03/2025, 10:\\d\\d:\\d\\d\\] Mina Petrova: ${mark}Mina Petrova left\r\n$`,
        ].join(''),
        'u',
      ),
    )
  })

  test('a notice of nobody’s own is under the group’s name, a poll counts its votes, a person is named between isolates', () => {
    expect(groupOf('S: Somebody knocked')).toBe(`${mark}[01/03/2025, 10:05:00] Plot Twist 🥕: ${mark}Somebody knocked\r\n`)
    expect(groupOf('R: [poll] Tea?', '| Yes (8 votes)', '| No (1 vote)')).toContain(
      `${mark}POLL:\nTea?\n${mark}OPTION: Yes (${mark}8 votes)\n${mark}OPTION: No (${mark}1 vote)\r\n`,
    )
    expect(groupOf('R: ask @[B]')).toContain('Ruth Ansah: ask @\u2068Bruno Costa\u2069\r\n')
  })

  test('a line of someone who is not in the chat is refused', () => {
    expect(() => groupOf('R: one', 'Q: two')).toThrow('== 2025-03-01 10:05: nobody is called Q')
  })

  test('no line is left in the notation of the scenes', () => {
    expect(messages.filter(({ text }) => /^(?:~~|@ |!?[A-Z]:)|\[(?:\w+)\]|@\[/mu.test(text))).toEqual([])
  })
})

describe('the chat', () => {
  test('reads whole as a group of an iPhone, its date order certain, and stays under the free limit', () => {
    expect(reading.facts).toMatchObject({
      layout: 'ios',
      language: 'en',
      dateOrder: 'dmy',
      dateOrderCertain: true,
      unreadLines: 0,
      isGroup: true,
      title: 'Plot Twist 🥕',
      notes: [],
    })
    expect(messages.length).toBeGreaterThanOrEqual(4000)
    expect(messages.length).toBeLessThanOrEqual(4800)
  })

  test('is of nine people, the group not among them, each with a good deal to say', () => {
    expect(gardeners).toHaveLength(9)
    expect([...reading.chat.participants].sort()).toEqual([...gardeners].sort())
    for (const name of gardeners) expect(of(name).length, name).toBeGreaterThan(messages.length / 25)
  })

  test('runs forward through the year from March 2025 to February 2026, some of it in every month', () => {
    expect(outOfOrder(messages)).toEqual([])
    const months = new Set(messages.map(({ date }) => date.slice(0, 7)))
    expect([...months]).toHaveLength(12)
    expect([...months][0]).toBe('2025-03')
    expect([...months].at(-1)).toBe('2026-02')
  })

  test('has every kind of message, edited ones, captions, links and people named', () => {
    const count = (kind: string) => messages.filter((message) => message.kind === kind).length
    expect(count('media')).toBeGreaterThan(200)
    for (const kind of ['deleted', 'poll', 'location', 'contact', 'call']) expect(count(kind), kind).toBeGreaterThan(2)
    expect(messages.filter(({ edited }) => edited).length).toBeGreaterThan(5)
    expect(messages.some(({ kind, bare }) => kind === 'media' && !bare)).toBe(true)
    for (const left of ['image', 'video', 'audio', 'sticker', 'GIF', 'video note', 'document'])
      expect(committed).toContain(`${left} omitted`)
    expect(messages.filter(({ text }) => text.includes('https://')).length).toBeGreaterThan(3)
    expect(committed).toContain('@\u2068Omar Haddad\u2069')
  })

  test('shows who came and went, and the name the group fought under', () => {
    const told = events.map(({ date, text }) => `${date.slice(0, 10)} ${text}`)
    expect(told.filter((text) => / (?:added|joined) ?/u.test(text))).toHaveLength(10)
    expect(told).toContain('2025-05-18 Bruno Costa left')
    expect(told).toContain('2025-11-09 Omar Haddad left')
    expect(told).toContain("2026-01-09 Omar Haddad joined using this group's invite link")
    expect(told).toContain('2025-10-02 Ruth Ansah changed the subject from “Plot Twist 🥕” to “SAVE ELM LANE ✊”')
    expect(told.some((text) => text.includes('end-to-end encrypted'))).toBe(true)
    expect(told.filter((text) => text.endsWith('pinned a message'))).toHaveLength(2)
  })

  test('nobody writes while outside the group', () => {
    const between = (name: string, from: string, to: string) => of(name).filter(({ date }) => date > from && date < to)
    const at = (words: string) => events.find(({ text }) => text === words)?.date ?? ''
    expect(between('Tilda 🌻', '', at('Ruth Ansah added Tilda 🌻'))).toEqual([])
    expect(between('Mina Petrova', '', at("Mina Petrova joined using this group's invite link"))).toEqual([])
    expect(between('Sanjay Rao', '', at('Ruth Ansah added Sanjay Rao'))).toEqual([])
    expect(between('Yuki Tanaka', '', at('Ruth Ansah added Yuki Tanaka'))).toEqual([])
    expect(between('Omar Haddad', at('Omar Haddad left'), at("Omar Haddad joined using this group's invite link"))).toEqual([])
  })

  test('no sentence comes back like a template', () => expect(templates(messages)).toEqual([]))

  test('no message, on any of its lines, looks like the head of another', () => expect(headsWithin(messages)).toEqual([]))
})

describe('the voices', () => {
  test('Auntie Win writes in capitals throughout', () => {
    expect(writtenBy('Auntie Win').filter(({ text }) => text !== text.toUpperCase())).toEqual([])
  })

  test('Yuki writes nothing but emoji, until the one speech', () => {
    const inWords = writtenBy('Yuki Tanaka').filter(({ text }) => /\p{L}/u.test(text.replace(/\p{Regional_Indicator}|Ⓜ/gu, '')))
    expect(inWords.map(({ date }) => date.slice(0, 10))).toEqual(['2026-02-28'])
  })

  test('Declan writes longest, Tilda most and fastest', () => {
    const length = (name: string) => writtenBy(name).reduce((sum, { text }) => sum + text.length, 0) / writtenBy(name).length
    const others = (name: string) => gardeners.filter((other) => other !== name)
    for (const other of others('Declan Byrne').filter((name) => name !== 'Yuki Tanaka'))
      expect(length('Declan Byrne'), other).toBeGreaterThan(1.3 * length(other))
    for (const other of others('Tilda 🌻')) expect(of('Tilda 🌻').length, other).toBeGreaterThan(of(other).length)
  })

  test('Mina asks more than anyone', () => {
    const asks = (name: string) => share(writtenBy(name), ({ text }) => text.includes('?'))
    expect(asks('Mina Petrova')).toBeGreaterThan(0.85)
    for (const name of gardeners) if (name !== 'Mina Petrova') expect(asks(name), name).toBeLessThan(0.4)
  })

  test('Sanjay writes at night until December, and by day from then on', () => {
    const atNight = (message: PlainMessage) => hour(message) < 6
    const [before, after] = [
      of('Sanjay Rao').filter(({ date }) => date < '2025-12'),
      of('Sanjay Rao').filter(({ date }) => date > '2025-12'),
    ]
    expect(share(before, atNight)).toBeGreaterThan(0.4)
    expect(share(after, atNight)).toBeLessThan(0.15)
    for (const name of gardeners) if (name !== 'Sanjay Rao') expect(share(of(name), atNight), name).toBeLessThan(0.1)
  })

  test('the voice messages are Bruno’s', () => {
    const spoken = [...committed.matchAll(/\] ([^:\n]+): \u200eaudio omitted/gu)].map(([, name]) => name)
    expect(spoken.length).toBeGreaterThan(50)
    expect(new Set(spoken)).toEqual(new Set(['Bruno Costa']))
  })
})

describe('the story', () => {
  test('the longest gap is the four weeks after the quarrel, seven times any other', () => {
    const [longest, second] = silences(messages)
    expect(longest.from).toBe('2025-11-16')
    expect(longest.days).toBeGreaterThan(27)
    expect(second.days).toBeLessThan(longest.days / 7)
  })

  test('the key is lost on 5 April and found on 9 January', () => {
    const says = (words: string) => messages.find(({ text }) => text === words)?.date.slice(0, 10)
    expect(says('there is no key')).toBe('2025-04-05')
    expect(says('IS THAT THE KEY')).toBe('2026-01-09')
  })

  test('the busiest day is that of the show', () => {
    expect(busiest(messages, 'day')).toBe('2025-09-06')
  })
})
