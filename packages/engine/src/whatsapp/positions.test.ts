// In one zone: phrases, one by one.
/** Every phrase of every language, in every place where a phone puts it: `classify` knows it, and the byte test lets it through. */
import { describe, expect, test } from 'vitest'
import { languages } from '#languages/index.ts'
import { viewOf } from '#stats/byte-search.ts'
import { candidacy, ordinary } from './candidates.ts'
import { type Classified, type Context, classify } from './classify.ts'
import { serviceLine } from './service-lines.ts'
import { isTelling } from './weight.ts'

const LRM = '\u200e'
const RLM = '\u200f'
const android: Context = { layout: 'android', fromService: false }
const ios: Context = { layout: 'ios', fromService: false }
const marked: Context = { layout: 'ios', fromService: true }
const captions = ['look at this', 'schau mal 😀', '你看看', 'انظر', 'two\nlines', 'wait…', 'ends with a stop.']
const stops = ['', '.', '。', '।', '۔']

const encoder = new TextEncoder()

/** As the reader holds it: a header before, zero bytes behind, lines ended by CRLF where asked. */
function passes(body: string, lineBreak = '\n'): boolean {
  const before = encoder.encode('1/2/24, 10:00 - Ana: ')
  const inner = encoder.encode(body.replaceAll('\n', lineBreak))
  const bytes = new Uint8Array(before.length + inner.length + 64)
  bytes.set(before)
  bytes.set(inner, before.length)
  return candidacy(bytes, viewOf(bytes), before.length, before.length + inner.length) !== ordinary
}

type Expected = Pick<Classified, 'kind' | 'bare' | 'edited'> & { text: string }

/** What the reader would see: only bodies with a mark go to `classify` unasked. */
function seen(body: string, context: Context): Expected | 'not let through' | null {
  if (!context.fromService && !(passes(body) && passes(body, '\r\n'))) return 'not let through'
  const found = classify(body, context)
  return found && { kind: found.kind, bare: found.bare, edited: found.edited, text: body.slice(found.textStart, found.textEnd) }
}

const whole = (kind: Classified['kind'], body: string): Expected => ({ kind, bare: true, edited: false, text: body })
const caption = (kind: Classified['kind'], text: string): Expected => ({ kind, bare: false, edited: false, text })

describe.each(languages.map((phrases) => [phrases.language, phrases] as const))('%s', (_, phrases) => {
  const everyday = new Set(phrases.everyday ?? [])
  const placeholders = [
    ...Object.values(phrases.omitted ?? {}).flatMap((list) => list.map((phrase) => ['media', phrase] as const)),
    ...(phrases.contactCard ?? []).map((phrase) => ['contact', phrase] as const),
  ]

  test('iPhone placeholders stand alone', () => {
    for (const [kind, phrase] of placeholders) {
      for (const stop of stops) expect(seen(phrase + stop, marked)).toEqual(whole(kind, phrase + stop))
      expect(seen(phrase.normalize('NFD'), marked)).toEqual(whole(kind, phrase.normalize('NFD')))
      expect(seen(`<${phrase}>`, android)).toEqual(whole(kind, `<${phrase}>`))
      expect(seen(`<${LRM}${phrase}>`, ios)).toEqual(whole(kind, `<${LRM}${phrase}>`))
      if (!everyday.has(phrase)) {
        expect(seen(phrase, ios)).toEqual(whole(kind, phrase))
        expect(seen(`${phrase}.`, { ...ios, layout: 'web-copy' })).toEqual(whole(kind, `${phrase}.`))
      } else expect(classify(phrase, ios)).toBe(null)
      expect(classify(phrase, android)).toBe(null)
    }
  })

  test('iPhone placeholders follow a caption behind the mark', () => {
    for (const [kind, phrase] of placeholders) {
      for (const text of captions) {
        for (const joint of [` ${LRM}`, `\n${LRM}`, LRM, ` ${RLM}`, `\n${RLM}`]) {
          expect(seen(`${text}${joint}${phrase}`, ios)).toEqual(caption(kind, text))
          expect(seen(`${text}${joint}${phrase}.`, ios)).toEqual(caption(kind, text))
        }
      }
      expect(classify(`look at this ${phrase}`, ios)).toBe(null)
      expect(seen(`${phrase}\nbelow`, marked)).toEqual(caption(kind, 'below'))
    }
  })

  test('documents keep their name', () => {
    for (const phrase of phrases.omitted?.document ?? []) {
      const body = `Q3 report.pdf • ${LRM}2 pages ${LRM}${phrase}`
      expect(seen(body, ios)).toEqual(whole('media', body))
      expect(seen(`here\n${body}`, ios)).toEqual(caption('media', 'here'))
    }
  })

  test('Android placeholders are in brackets', () => {
    for (const phrase of phrases.androidMedia ?? []) {
      for (const stop of stops) expect(seen(`<${phrase}${stop}>`, android)).toEqual(whole('media', `<${phrase}${stop}>`))
      expect(seen(`<${phrase.toUpperCase()}>`, android)).not.toBe('not let through')
      expect(seen(`<${phrase}>\nbelow\nit`, android)).toEqual(caption('media', 'below\nit'))
      expect(classify(phrase, android)).toBe(null)
    }
  })

  test('what can be seen once leaves a placeholder or a sentence', () => {
    for (const phrase of phrases.viewOnce ?? []) {
      if (phrase.endsWith('…')) {
        const body = phrase.replace('…', '. For added privacy, you can only open it on your phone.')
        expect(seen(body, android)).toEqual(whole('media', body))
        continue
      }
      expect(seen(`<${phrase}>`, android)).toEqual(whole('media', `<${phrase}>`))
      expect(seen(phrase, marked)).toEqual(whole('media', phrase))
    }
  })

  test('Android files are before their caption', () => {
    for (const phrase of phrases.fileAttached ?? []) {
      for (const [name, kind] of [
        ['IMG-20220323-WA0002.jpg', 'media'],
        ['my own holiday.key', 'media'],
        ['Peter Pan.vcf', 'contact'],
      ] as const) {
        const body = `${name} (${phrase})`
        expect(seen(body, android)).toEqual(whole(kind, body))
        expect(seen(`${body}.`, android)).toEqual(whole(kind, `${body}.`))
        expect(seen(`${body}\n`, android)).toEqual(whole(kind, `${body}\n`))
        for (const text of captions) expect(seen(`${body}\n${text}`, android)).toEqual(caption(kind, text))
      }
    }
  })

  test('iPhone files are in brackets', () => {
    const files = [
      ...(phrases.attachedBefore ?? []).flatMap((word) => [
        `<${word}: 00000035-PHOTO-2022-03-27-21-41-55.jpg>`,
        `<${word}: my own file.numbers>`,
      ]),
      ...(phrases.attachedAfter ?? []).map((word) => `<00000035-PHOTO-2022-03-27-21-41-55.jpg ${word}>`),
    ]
    for (const file of files) {
      expect(seen(file, ios)).toEqual(whole('media', file))
      expect(seen(file, marked)).toEqual(whole('media', file))
      expect(seen(`report.pdf • ${LRM}14 pages ${LRM}${file}`, ios)).toEqual(whole('media', `report.pdf • ${LRM}14 pages ${LRM}${file}`))
      for (const text of captions) {
        expect(seen(`${text}\n${LRM}${file}`, ios)).toEqual(caption('media', text))
        expect(seen(`${text} ${LRM}${file}`, ios)).toEqual(caption('media', text))
        expect(seen(`${file}\n${text}`, ios)).toEqual(caption('media', text))
      }
    }
    for (const word of phrases.attachedBefore ?? []) {
      expect(seen(`<${word}: 00000004-Peter.vcf>`, ios)).toEqual(whole('contact', `<${word}: 00000004-Peter.vcf>`))
      expect(seen(`photo.jpg <${LRM}${word}>`, ios)).toEqual(whole('media', `photo.jpg <${LRM}${word}>`))
    }
  })

  test('deleted messages, with and without the mark', () => {
    for (const phrase of [...(phrases.deleted ?? []), ...(phrases.youDeleted ?? [])]) {
      for (const stop of stops) expect(seen(phrase + stop, marked)).toEqual(whole('deleted', phrase + stop))
      if (everyday.has(phrase)) expect(classify(phrase, android)).toBe(null)
      else for (const body of [phrase, `${phrase}.`]) expect(seen(body, android)).toEqual(whole('deleted', body))
      expect(classify(`${phrase} by whom?`, android)).toBe(null)
    }
    for (const sentence of phrases.deletedByAdmin ?? []) {
      const body = sentence.replace('{who}', '~ Ana María 🌻')
      for (const context of [android, marked]) expect(seen(body, context)).toEqual(whole('deleted', body))
    }
  })

  test('the edited suffix goes, the text stays', () => {
    for (const phrase of phrases.edited ?? []) {
      for (const text of captions) {
        for (const joint of [' ', ` ${LRM}`, LRM, ` ${RLM}`]) {
          for (const suffix of [`<${phrase}>`, `<${phrase}.>`]) {
            const edited = { kind: 'text', bare: false, edited: true, text }
            expect(seen(text + joint + suffix, android)).toEqual(edited)
            expect(seen(text + joint + suffix, ios)).toEqual(edited)
          }
        }
      }
      expect(seen(`hi ${LRM}image omitted ${LRM}<${phrase}>`, ios)).toEqual({ kind: 'media', bare: false, edited: true, text: 'hi' })
      expect(seen(`IMG-1.jpg (file attached)\nhi <${phrase}>`, android)).toEqual({ kind: 'media', bare: false, edited: true, text: 'hi' })
      expect(seen(`<${phrase}>`, android)).toEqual({ kind: 'media', bare: true, edited: true, text: `<${phrase}>` })
    }
  })

  test('calls, with the mark and without', () => {
    const { names, missed, details } = phrases.calls ?? { names: [], missed: [], details: [] }
    for (const phrase of missed) {
      expect(seen(phrase, marked)).toEqual(whole('call', phrase))
      if (everyday.has(phrase)) expect(classify(phrase, android)).toBe(null)
      else for (const body of [phrase, `${phrase}.`]) expect(seen(body, android)).toEqual(whole('call', body))
      for (const detail of details) expect(seen(`${phrase}. ${LRM}${detail}`, marked)).toEqual(whole('call', `${phrase}. ${LRM}${detail}`))
    }
    for (const name of names) {
      expect(seen(name, marked)).toEqual(whole('call', name))
      if (!missed.includes(name)) expect(classify(name, android)).toBe(null)
      for (const duration of ['5 min', '10 sec', '1 hr', '٥ دقائق', '3 分钟', '1 hr 5 min', '2:31', '5 min • 3 joined']) {
        for (const body of [`${name}. ${LRM}${duration}`, `${name}, ${duration}`, `${name}. ${duration}.`]) {
          expect(seen(body, marked)).toEqual(whole('call', body))
          expect(seen(body, android)).toEqual(whole('call', body))
        }
      }
      for (const detail of details) expect(seen(`${name}. ${detail}`, android)).toEqual(whole('call', `${name}. ${detail}`))
      expect(classify(`${name} tonight?`, android)).toBe(null)
    }
    for (const detail of details) {
      expect(seen(detail, marked)).toEqual(whole('call', detail))
      if (!missed.includes(detail)) expect(classify(detail, android)).toBe(null)
    }
  })

  test('locations', () => {
    for (const word of phrases.location ?? []) {
      for (const link of [
        'https://maps.google.com/?q=48.8583701,2.2944813',
        'https://maps.google.com/?q=-37.4,-23.8',
        'https://maps.app.goo.gl/abc',
      ]) {
        for (const label of [`${word}: `, `${word[0].toUpperCase()}${word.slice(1)}: ${LRM}`]) {
          for (const context of [android, marked]) expect(seen(label + link, context)).toEqual(caption('location', label + link))
        }
      }
    }
    for (const phrase of phrases.liveLocation ?? []) {
      for (const context of [android, marked]) expect(seen(phrase, context)).toEqual(whole('location', phrase))
    }
  })

  test('polls', () => {
    for (const heading of phrases.poll?.heading ?? []) {
      for (const option of phrases.poll?.option ?? []) {
        const body = `${heading}:\nWhere to?\n${option}: The sea (3 votes)\n${option}: The hills (0 votes)`
        expect(seen(body, android)).toEqual(caption('poll', body))
        const withMarks = `${heading} :\n${LRM}Where to?\n${LRM}${option}: The sea (${LRM}3 votes)`
        expect(seen(withMarks, marked)).toEqual(caption('poll', withMarks))
      }
      expect(classify(`${heading}: who comes?`, android)).toBe(null)
    }
    for (const word of phrases.eventHeading ?? []) {
      for (const body of [`${word}: Picnic`, `${word}: Picnic\nSunday\nThe park`]) expect(seen(body, marked)).toBe(null)
    }
  })

  test('service sentences read as such, and are events', () => {
    for (const [kind, sentences] of Object.entries(phrases.service ?? {})) {
      for (const sentence of sentences) {
        const body = filled(sentence)
        expect([sentence, serviceLine(body)?.language.split(' ')]).toEqual([sentence, expect.arrayContaining([expect.any(String)])])
        // What could not be shown is a message all the same.
        const expected = kind === 'unavailable' ? whole('media', body) : { kind: 'event', edited: false }
        expect([body, seen(body, marked)]).toMatchObject([body, expected])
      }
    }
    for (const [kind, sentences] of Object.entries(phrases.service ?? {})) {
      for (const sentence of sentences) {
        if (!isTelling(sentence)) continue
        for (const more of ['', '.', '. More.']) {
          const body = sentence.endsWith('…') ? sentence.replace('…', more) : sentence
          expect([body, seen(body, android)]).toMatchObject([body, { kind: kind === 'unavailable' ? 'media' : 'event' }])
        }
      }
    }
  })
})

/** A sentence with its blanks filled. */
function filled(sentence: string): string {
  return sentence
    .replace('{who}', 'Zoë 🌻 O’Neil')
    .replace('{whom}', '+49 170 1234567')
    .replaceAll('{phone}', '\u202a+49\u00a0170\u00a01234567\u202c')
    .replace('{old}', 'Trip: part 1')
    .replace('{subject}', 'Trip: part 2')
    .replace('{time}', '1024')
    .replace('…', '. Tap to learn more.')
}

test('the byte test lets through what leaves nothing to read', () => {
  for (const body of ['', ' ', '\n', 'null', 'null ', 'null.']) expect(passes(body)).toBe(true)
})
