// In one zone: phrases, one by one.
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { languages } from '#languages/index.ts'
import { viewOf } from '#stats/byte-search.ts'
import { isFarLead, isFarLetter } from './byte-keys.ts'
import { candidacy, linked, mayBeSpecial, ordinary } from './candidates.ts'
import { type Context, classify, classifyLinked } from './classify.ts'

const encoder = new TextEncoder()

function candidacyOf(body: string, firstLineEnd?: number): number {
  const before = encoder.encode('[1/2/24, 10:00:00] Ana: ')
  const inner = encoder.encode(body)
  // Behind the message is the next one.
  const after = encoder.encode('\n[1/2/24, 10:00:01] Ben: image omitted (file attached)>')
  const bytes = new Uint8Array(before.length + inner.length + after.length + 64)
  bytes.set(before)
  bytes.set(inner, before.length)
  bytes.set(after, before.length + inner.length)
  const start = before.length
  return candidacy(bytes, viewOf(bytes), start, start + inner.length, firstLineEnd === undefined ? undefined : start + firstLineEnd)
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : []
}

const phrases = fc.constantFrom(
  ...languages.flatMap(({ title: _, language: __, ...rest }) => strings(rest)).map((phrase) => phrase.replace('…', '')),
)
const pieces = fc.oneof(
  phrases,
  phrases.map((phrase) => phrase.toUpperCase()),
  phrases.map((phrase) => phrase.normalize('NFD')),
  phrases.map((phrase) => `<${phrase}>`),
  phrases.map((phrase) => `(${phrase})`),
  fc.constantFrom(
    ' ',
    '\n',
    '\r\n',
    '\u200e',
    '\u200f',
    '.',
    '。',
    ':',
    ': ',
    ' •',
    '<',
    '>',
    '(',
    ')',
    'null',
    '\u00a0',
    '\u2068Ana\u2069',
  ),
  fc.constantFrom(
    'IMG-20220323-WA0002.jpg',
    'my report.pdf',
    'Peter.vcf',
    '<attached: 1.jpg>',
    '<x.jpg eklendi>',
    'https://maps.google.com/?q=1.5,-2.5',
    'https://foursquare.com/v/4b',
  ),
  fc.constantFrom('see you', 'нет', '你好', 'مرحبا', '5 min', '٣', '😀', 'word'),
  fc.string({ maxLength: 8 }),
)

test('whatever is more than text without the service’s mark gets past the byte test, and a link alone makes nothing but a place', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 6 }), fc.constantFrom<Context['layout']>('android', 'ios', 'web-copy'), (parts, layout) => {
      const body = parts.join('').replaceAll('\r', '')
      // The reader takes a leading mark off and asks no more.
      if (/^[\u200e\u200f]/.test(body)) return
      const newline = body.indexOf('\n')
      const firstLineEnd = encoder.encode(newline < 0 ? body : body.slice(0, newline)).length
      const candidate = candidacyOf(body)
      expect([body, candidacyOf(body, firstLineEnd), mayBeSpecial(body)]).toEqual([body, candidate, candidate !== ordinary])
      const found = classify(body, { layout, fromService: false })
      if (candidate === ordinary) expect([body, found]).toEqual([body, null])
      if (candidate === linked) expect([body, found]).toEqual([body, classifyLinked(body)])
    }),
    { numRuns: 5000, seed: 20240607 },
  )
})

test('what begins or ends with a letter of a far script does so with a far byte, in whatever case and form', () => {
  const isContinuation = (byte: number) => (byte & 0xc0) === 0x80
  const all = languages.flatMap((phrases) => strings(phrases)).map((phrase) => phrase.replace('…', ''))
  const forms = (letter: string) => {
    const cased = [letter, letter.toUpperCase(), letter.toLowerCase()]
    return [...cased, ...cased.map((form) => form.normalize('NFD'))].map((form) => encoder.encode(form))
  }
  const edges = new Set(all.flatMap((phrase) => [phrase.charAt(0), phrase.charAt(phrase.length - 1)]))
  const far = [...edges].filter((letter) => isFarLetter(letter.charCodeAt(0)))
  expect(far.length).toBeGreaterThan(200)
  for (const letter of far) {
    for (const form of forms(letter)) expect([letter, isFarLead(form[0])]).toEqual([letter, true])
    for (const form of forms(letter))
      expect([letter, isFarLead(form[form.findLastIndex((byte) => !isContinuation(byte))])]).toEqual([letter, true])
  }
})

test.each(['ru', 'ar', 'hi', 'ja', 'ko', 'el', 'th', 'he'])(
  'the first message of a file is known by the phrases of %s',
  async (language) => {
    const phrases = languages.find((known) => known.language === language)
    const lines = [...Object.values(phrases?.omitted ?? {}).flat(), ...(phrases?.deleted ?? [])]
    expect(lines).not.toEqual([])
    for (const line of lines) {
      vi.resetModules() // as if nothing had been read before
      const fresh = await import('./candidates.ts')
      expect([line, fresh.mayBeSpecial(line)]).toEqual([line, true])
    }
  },
)

test('the text of a message is inside it, in order', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom<Context['layout']>('android', 'ios', 'web-copy'),
      (parts, fromService, layout) => {
        const body = parts.join('')
        const found = classify(body, { layout, fromService })
        if (!found) return
        const { textStart, textEnd, bare, edited, kind } = found
        expect(textStart).toBeGreaterThanOrEqual(0)
        expect(textEnd).toBeGreaterThanOrEqual(textStart)
        expect(textEnd).toBeLessThanOrEqual(body.length)
        if (kind === 'text') expect([textStart, edited, bare]).toEqual([0, true, false])
        if (kind === 'event') expect([textStart, textEnd, edited, bare]).toEqual([0, body.length, false, false])
      },
    ),
    { numRuns: 4000, seed: 20240608 },
  )
})

test('ordinary messages stop at the byte test', () => {
  const messages = [
    'ok',
    'yes',
    'see you tomorrow at nine',
    'haha that is so good :)',
    'what do you mean (seriously)?',
    'I am at the station, where are you?',
    'https://example.com/some/long/path?with=query',
    'two lines\nof plain text',
    'ends with a stop.',
    'ends with a smile 😀',
    '❤️',
    '“quoted”',
    'ich bin gleich da',
    'Nachher gehen wir essen',
    '¿qué tal?',
    'estou chegando',
    'j’arrive',
    'arrivo subito',
    'я уже дома',
    'опять дождь',
    'мне всё равно',
    'मैं घर पर हूँ',
    'صباح الخير',
    'אני בדרך',
    'おはようございます',
    '今どこ？',
    '我到了',
    '지금 가는 중이야',
    'ฉันอยู่บ้าน',
    'pode ser amanhã?',
    'geliyorum',
    'miss you',
    'call me later',
    'this made my day',
    'video later?',
  ]
  expect(messages.filter((body) => candidacyOf(body) !== ordinary)).toEqual([])
})
