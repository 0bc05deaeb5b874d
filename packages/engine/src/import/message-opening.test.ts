/** Who a line is of and where its text begins: the reader over bytes against the same rules in patterns over strings. */
import { describe, expect, test } from 'vitest'
import { randomNumbers } from '#testing/random-chat.ts'
import { folded } from '#whatsapp/fold.ts'
import { serviceSender } from '#whatsapp/service-lines.ts'
import { padded } from './byte-sink.ts'
import { MessageOpening, NOBODY } from './message-opening.ts'
import { plainName } from './senders.ts'

const LRM = '\u200e'
const RLM = '\u200f'
const NBSP = '\u00a0'
const NARROW = '\u202f'
const encoder = new TextEncoder()

interface Opened {
  /** Null where the service speaks itself. */
  sender: string | null
  /** The text up to the end of its line. */
  text: string
  isFromService: boolean
}

type LongNames = ReadonlyMap<string, readonly string[]>

/** What the reader finds in each of these lines, which follow one another in a file. */
function opened(lines: readonly string[], longNames: LongNames = new Map()): Opened[] {
  const written = encoder.encode(lines.join('\n'))
  const { bytes, size } = padded(written)
  const opening = new MessageOpening(bytes, size, longNames)
  let from = 0
  return lines.map((line) => {
    opening.read(from)
    const end = from + encoder.encode(line).length
    from = end + 1
    const { sender, textStart, isFromService } = opening
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(written.subarray(textStart, end))
    return { sender: sender === NOBODY ? null : opening.senders.all[sender].name, text, isFromService: sender !== NOBODY && isFromService }
  })
}

/** The same by patterns, asking of each line whether its parts were a sender before. */
function openedSlowly(lines: readonly string[], longNames: LongNames = new Map()): Opened[] {
  const met = new Set<string>()
  const isService = (name: string): boolean => {
    met.add(name)
    return serviceSender(plainName(name))
  }
  return lines.map((line, i) => {
    const whole = line.replace(/^[\u200e\u200f]+/u, '')
    const split = /^([^\n]*?):[ \t\u00a0\u202f]/u.exec(whole)
    const reach = split ? split[1] : whole
    const isLast = i === lines.length - 1
    const colons = [...reach.matchAll(/:/g)].map(({ index }) => index)
    const early = colons.find((at) => (isLast ? /^:\.?(?:$|[\u200e\u200f])/u : /^:\.?(?:\r?$|[\u200e\u200f])/u).test(whole.slice(at)))
    const glued = colons.find((at) => met.has(whole.slice(0, at)))
    const service = { sender: null, text: whole, isFromService: false }
    const by = (name: string, rest: string): Opened => {
      const text = rest.replace(/^[\u200e\u200f]+/u, '')
      return { sender: plainName(name), text, isFromService: text !== rest }
    }
    if (early !== undefined && (!split || met.has(whole.slice(0, early)))) {
      const name = whole.slice(0, early)
      if (isService(name)) return service
      return by(name, whole.slice(early).replace(/^:\.?(?:[\u200e\u200f]+ )?/u, ''))
    }
    if (split) {
      const [, name] = split
      const rest = whole.slice(split[0].length)
      const isQuoteOpen = (folded(plainName(name)).split('"').length - 1) % 2 === 1
      if (isService(name) && (!isQuoteOpen || /["“”„‟«»「」『』＂]/u.test(rest))) return service
      const longer = longNames.get(plainName(name))?.find((each) => rest.startsWith(`${each}: `))
      if (longer === undefined) return by(name, rest)
      const fullName = whole.slice(0, split[0].length + longer.length)
      met.add(fullName)
      return by(fullName, rest.slice(longer.length + 2))
    }
    if (glued === undefined) return { ...by('', whole), sender: null }
    if (isService(whole.slice(0, glued))) return service
    return by(whole.slice(0, glued), whole.slice(glued + 1))
  })
}

describe('a line begins with its sender', () => {
  test.each<[string, string, string | null, string]>([
    ['a space', 'Ana: hi', 'Ana', 'hi'],
    ['a tab', 'Ana:\thi', 'Ana', 'hi'],
    ['a no-break space', `Ana:${NBSP}hi`, 'Ana', 'hi'],
    ['a narrow no-break space', `Ana:${NARROW}hi`, 'Ana', 'hi'],
    ['another letter of its first byte', 'Ana:Âhi', null, 'Ana:Âhi'],
    ['another sign of its first two bytes', 'Ana:–hi', null, 'Ana:–hi'],
    ['another sign of its first and last byte', 'Ana:↯hi', null, 'Ana:↯hi'],
    ['another sign of its last two bytes', 'Ana:〯hi', null, 'Ana:〯hi'],
    ['a sign with the first and last byte of a mark', 'Ana:⁎hi', null, 'Ana:⁎hi'],
    ['a sign with the last two bytes of a mark', 'Ana:『hi', null, 'Ana:『hi'],
    ['a second blank', 'Ana:  hi', 'Ana', ' hi'],
    ['a mark', `Ana:${LRM}hi`, 'Ana', 'hi'],
    ['a mark and a space', `Ana:${RLM} hi`, 'Ana', 'hi'],
    ['two marks and two spaces', `Ana:${RLM}${LRM}  hi`, 'Ana', ' hi'],
    ['marks before the name', `${LRM}${RLM}Ana: hi`, 'Ana', 'hi'],
    ['nothing', 'Ana:', 'Ana', ''],
    ['a stop alone', 'Ana:.', 'Ana', ''],
    ['a stop and more', 'Ana:.x', null, 'Ana:.x'],
    ['two stops', 'Ana:..', null, 'Ana:..'],
    ['no colon', 'Ana left', null, 'Ana left'],
    ['a colon without a blank', 'Ana left at 10:30', null, 'Ana left at 10:30'],
    ['a colon later', 'Ana left at 10:30: bye', 'Ana left at 10:30', 'bye'],
  ])('with %s behind it', (_, line, sender, text) => {
    expect(opened([line])).toMatchObject([{ sender, text }])
    // Also where more lines follow.
    expect(opened([line, 'Ben: ok'])[0]).toMatchObject({ sender, text })
  })

  test('an empty message before a line break of either kind', () => {
    expect(opened(['Ana:\r', 'Ana:.\r', 'Ana:\rx', 'Ben:\rx'])).toMatchObject([
      { sender: 'Ana', text: '\r' },
      { sender: 'Ana', text: '\r' },
      { sender: 'Ana', text: '\rx' },
      { sender: null, text: 'Ben:\rx' },
    ])
  })

  test('someone who has written may have no blank behind the name', () => {
    expect(opened(['Ana:hi', 'Ana: hi', 'Ana:hi', 'Ana:10:30', 'Ben:hi'])).toMatchObject([
      { sender: null, text: 'Ana:hi' },
      { sender: 'Ana', text: 'hi' },
      { sender: 'Ana', text: 'hi' },
      { sender: 'Ana', text: '10:30' },
      { sender: null, text: 'Ben:hi' },
    ])
  })

  test('a mark behind the first colon ends the name of someone who has written, though a blank follows a later one', () => {
    const line = `Ana:${LRM}see: this`
    expect(opened([line, 'Ana: hi', line])).toMatchObject([
      { sender: plainName(`Ana:${LRM}see`), text: 'this' },
      { sender: 'Ana', text: 'hi' },
      { sender: 'Ana', text: 'see: this', isFromService: true },
    ])
  })

  test('a name ends within 1,200 bytes', () => {
    for (const [length, isName] of [
      [1199, true],
      [1200, false],
    ] as const) {
      const name = 'x'.repeat(length)
      expect(opened([`${name}: hi`])[0].sender).toBe(isName ? name : null)
      expect(opened([`${name}:`])[0].sender).toBe(isName ? name : null)
    }
  })

  test('the file ends where its bytes do, whatever is kept behind them', () => {
    const bytes = encoder.encode(`Ana:hi\nAna: ${' '.repeat(64)}`)
    const opening = new MessageOpening(bytes, 'Ana:hi'.length, new Map())
    opening.read(0)
    expect(opening.sender).toBe(NOBODY)
    const cut = new MessageOpening(bytes, 'Ana:'.length, new Map())
    cut.read(0)
    expect([cut.senders.all.map(({ name }) => name), cut.textStart]).toEqual([['Ana'], 4])
  })

  test('marks are noted once there was one before a text', () => {
    const { bytes, size } = padded(encoder.encode(`Ana: a\nAna: ${LRM}b\nAna: c`))
    const opening = new MessageOpening(bytes, size, new Map())
    const seen = [0, 7, 17].map((from) => {
      opening.read(from)
      return [opening.isFromService, opening.hasMarks]
    })
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ])
  })
})

describe('sentences of the service with a colon in them', () => {
  const changed = 'Ana changed the subject to “Plan'
  test.each<[string, string | null, string]>([
    [`${changed}: B”`, null, `${changed}: B”`],
    [`${LRM}${changed}: B”`, null, `${changed}: B”`],
    [`${changed}:${NBSP}B”`, null, `${changed}:${NBSP}B”`],
    // The quote is never closed: a person may be called so.
    [`${changed}: B`, changed, 'B'],
    // Nor is it by the next line.
    [`${changed}: B\n”`, changed, 'B\n”'],
  ])('%j', (line, sender, text) => {
    expect(opened([line])).toMatchObject([{ sender, text }])
  })
  test('one without a blank behind the colon is the service’s, too', () => {
    expect(opened([`${changed}:`])).toEqual([{ sender: null, text: `${changed}:`, isFromService: false }])
    expect(opened([`${changed}: B”`, `${changed}:B”`, `${changed}: B”`])).toEqual(
      ['”', 'B”', '”'].map((_, i) => ({ sender: null, text: i === 1 ? `${changed}:B”` : `${changed}: B”`, isFromService: false })),
    )
  })
})

describe('names that contain a colon', () => {
  const longNames = new Map([['Team', ['North', 'North: East', 'Zürich']]])
  test.each<[string, string, string]>([
    ['Team: North: hi', 'Team: North', 'hi'],
    ['Team: Zürich: hi', 'Team: Zürich', 'hi'],
    ['Team: South: hi', 'Team', 'South: hi'],
    ['Team: Northern: hi', 'Team', 'Northern: hi'],
    ['Team: North:hi', 'Team', 'North:hi'],
    [`Team:${NBSP}North: hi`, `Team: North`, 'hi'],
    [`Team: North: ${LRM}hi`, 'Team: North', 'hi'],
  ])('%s', (line, sender, text) => {
    for (const before of [[], ['Team: hi'], ['Team: North: hi']])
      expect(opened([...before, line], longNames).at(-1)).toMatchObject({ sender, text })
  })
})

describe('any lines, one behind the other', () => {
  const parts = [
    ...['Ana', 'Ana', 'Ben', 'Bé', '~ Ana', 'Rob "Bob', 'Team', 'North', 'a name of many letters', 'a name of many others'],
    ...[':', ': ', ': ', ': ', `:${NBSP}`, `:${NARROW}`, ':\t', ':.', LRM, RLM, ' ', '.', '\r', 'x', '10:30', '”', '"', '–', 'Â'],
    ...['Ana changed the subject to “Plan', 'You created group “'],
  ]
  const longNames = new Map([['Team', ['North', 'a name of many letters']]])
  test.each([1, 2, 3, 4, 5, 6])('are read as by patterns (%i)', (seed) => {
    const random = randomNumbers(seed)
    for (let round = 0; round < 60; round++) {
      const lines = Array.from({ length: 12 }, () =>
        Array.from({ length: 1 + Math.floor(random() * 6) }, () => parts[Math.floor(random() * parts.length)]).join(''),
      )
      expect([lines, opened(lines, longNames)]).toEqual([lines, openedSlowly(lines, longNames)])
    }
  })

  test('of a thousand people whose names begin or end alike each line is its sender’s', () => {
    const random = randomNumbers(7)
    const names = Array.from({ length: 1000 }, (_, i) =>
      i % 2 ? `Ana ${i}` : `${'A very long name, '.slice(0, 4 + (i % 14))}${i} of ${i % 3}`,
    )
    const lines = Array.from({ length: 6000 }, (_, i) => `${names[Math.floor(random() * (i < 3000 ? 40 : 1000))]}: ${i}`)
    expect(opened(lines).map(({ sender, text }) => `${sender}: ${text}`)).toEqual(lines)
  })
})
