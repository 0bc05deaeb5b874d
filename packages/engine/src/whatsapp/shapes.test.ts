/** The shapes of what phones write, each with its neighbors: one letter more, one less, another order. */
import { describe, expect, test } from 'vitest'
import { languages } from '#languages/index.ts'
import { call } from './calls.ts'
import type { Context } from './classified.ts'
import { classify } from './classify.ts'
import { editedSuffix } from './edited.ts'
import { isCertainlyFile, isContactFile, isFileName, namesFile } from './file-names.ts'
import { folded } from './fold.ts'
import { place } from './places.ts'
import { isCalendarEntry, poll } from './polls.ts'
import { titleOf } from './titles.ts'

const LRM = '\u200e'
const android: Context = { layout: 'android', fromService: false }
const marked: Context = { layout: 'ios', fromService: true }
const EDITED = 'This message was edited'

describe('an edited message', () => {
  test.each([
    [`x <${EDITED}>`, 1, 'en'],
    [`x <${EDITED}>.`, 1, 'en'],
    [`x <${EDITED}>。 ${LRM}`, 1, 'en'],
    [`x <${EDITED}.>`, 1, 'en'],
    [`<${EDITED}>`, 0, 'en'],
    [`${LRM}<${EDITED}>`, 0, 'en'],
    [`a < b > c <${EDITED}>`, 9, 'en'],
    [`x ${LRM}<abc>`, 1, null],
    [`x\n${LRM}<abc>`, 1, null],
    [`x ${LRM}<${'a'.repeat(60)}>`, 1, null],
    [`x <${LRM.repeat(88 - EDITED.length)}${EDITED}>`, 1, 'en'],
  ])('%s ends before the suffix', (body, textEnd, language) => expect(editedSuffix(body)).toEqual({ textEnd, language }))

  test.each([
    `x<${EDITED}>`,
    `x <${EDITED}`,
    `x <${EDITED}>?`,
    `x <${EDITED}>..`,
    `x <${EDITED}> y`,
    `x ${EDITED}>`,
    `x ${EDITED}.`,
    `x <This message\nwas edited>`,
    `x ${LRM}<abc\ndef>`,
    `x ${LRM}<ab>`,
    `x ${LRM}<${'a'.repeat(61)}>`,
    `x <${LRM.repeat(89 - EDITED.length)}${EDITED}>`,
    'x <abc>',
    `${LRM}<abc>`,
    ` ${LRM}<abc>`,
    `x ${LRM}<Media omitted>`,
    `x ${LRM}<attached: 1.jpg>`,
    `x ${LRM}<1.jpg eklendi>`,
    ...(languages.find(({ language }) => language === 'en')?.contactCard ?? []).map((card) => `x ${LRM}<${card}>`),
    '>',
    '',
    '.',
  ])('but not %s', (body) => expect(editedSuffix(body)).toBe(null))
})

describe('a place', () => {
  const PIN = 'https://maps.google.com/?q=48.85,-2.29'
  const VENUE = 'https://foursquare.com/v/4b05'
  const MAP = 'https://goo.gl/maps/abc'
  const links = (secure: string) => secure.replace('https', 'http')

  test.each([PIN, 'https://maps.google.co.uk/maps?q=-1,2', 'HTTPS://MAPS.GOOGLE.COM/?Q=1.5,2.5'.replace('HTTPS', 'https'), VENUE])(
    'an unknown word precedes %s',
    (link) => {
      for (const body of [`xq: ${link}`, `a b c d： ${link}`, `xq: ${links(link)}`, `xq\nyz\n${link}`, `y\nxq: ${link}`])
        expect([body, place(body)]).toEqual([body, { kind: 'location', start: 0, end: body.length, bare: false, language: null }])
      for (const body of [link, `xq ${link}`, `xq:${link}x y`, `xq: ${link} y`, `a\nb\nc\nd\n${link}`])
        expect([body, place(body)]).toEqual([body, null])
    },
  )

  test.each([
    MAP,
    'https://www.google.com/maps/place/x',
    'https://google.de/maps/x',
    'https://google.co.uk/maps',
    'https://maps.app.goo.gl/x',
    'https://maps.apple.com/?ll=1,2',
    'https://maps.google.com/?q=Paris',
    'https://maps.google.com/?q=1.5,2.5&z=1',
    'https://maps.google.com/maps?q=1.,2',
    'https://maps.google.com/?q=1,2.',
    'https://maps.google.com/x?q=1,2',
  ])('only a known word precedes %s', (link) => {
    for (const known of ['location: ', 'Location: ', 'Standort： ', 'hi\nlocation: '])
      for (const to of [link, links(link)]) expect([known, to, place(`${known}${to}`)?.kind]).toEqual([known, to, 'location'])
    for (const body of [`xq: ${link}`, `xq\n${link}`, `lo:cation ${link}`, `my location: ${link}`])
      expect([body, place(body)]).toEqual([body, null])
  })

  test.each([
    'https://example.com/maps.google.com/',
    'see-https://maps.google.com/?q=1,2',
    'ftp://maps.google.com/?q=1,2',
    'https://google.information/maps',
    'https://foursquare.com/user/4b',
    'https://4.foursquare.com/v/4b',
    'https://foursquare.com.xq/v/4b',
    'word',
    '',
  ])('nothing makes a place of %s', (link) => {
    for (const label of ['location: ', 'xq: ', 'xq\n']) expect([label, link, place(label + link)]).toEqual([label, link, null])
  })

  test('a label is a few words, a place a few lines, and both are short', () => {
    const kind = (body: string) => place(body)?.kind ?? null
    expect(['a b c d', 'l’a-b c', 'a b c d e', 'a1', 'a,b', ''].map((label) => kind(`${label}: ${PIN}`))).toEqual([
      'location',
      'location',
      null,
      null,
      null,
      null,
    ])
    expect(kind(`a b c d e, 12: ${VENUE}`)).toBe('location')
    expect([1, 2, 3, 4].map((lines) => kind(`${'x\n'.repeat(lines)}${PIN}`))).toEqual([null, 'location', null, null])
    expect([1, 2, 3, 4].map((lines) => kind(`${'x\n'.repeat(lines)}${VENUE}`))).toEqual(['location', 'location', 'location', null])
    const upTo = (length: number, text: (fill: string) => string) => text('x'.repeat(length - text('').length))
    for (const [length, found] of [
      [600, 'location'],
      [601, null],
    ] as const) {
      expect(kind(upTo(length, (fill) => `${fill}: ${VENUE}`))).toBe(found)
      expect(kind(`${upTo(length, (fill) => `${fill}\n`)}${VENUE}`)).toBe(found)
    }
    expect(kind(upTo(2000, (fill) => `${fill}\nlocation: ${PIN}`))).toBe('location')
    expect(kind(`location: ${VENUE}${'x'.repeat(371)}`)).toBe('location')
    expect(kind(`location: ${VENUE}${'x'.repeat(373)}`)).toBe(null)
  })
})

describe('names of files', () => {
  const known = 'jpg jpeg png webp gif heic mp4 mov 3gp opus ogg m4a aac mp3 amr pdf doc docx xls xlsx ppt pptx csv vcf zip apk txt'.split(
    ' ',
  )
  test('what is sent most is known, anything short may be a file', () => {
    for (const extension of known) {
      for (const name of [`x.${extension}`, `a b.${extension.toUpperCase()}`])
        expect([name, isFileName(name, 'known'), isFileName(name, 'any')]).toEqual([name, true, true])
      for (const name of [`x.${extension}q`, `x.${extension.slice(1)}`, `x.${extension} `, `x${extension}`])
        expect([name, isFileName(name, 'known')]).toEqual([name, false])
    }
    for (const name of ['x.q', 'x.дом', 'x.١٢', 'x.12345678']) expect([name, isFileName(name, 'any')]).toEqual([name, true])
    for (const name of ['x', 'x.', 'x.123456789', 'x.a b', 'x.a-']) expect([name, isFileName(name, 'any')]).toEqual([name, false])
    for (const of of ['any', 'known'] as const)
      expect([255, 256].map((length) => isFileName(`${'x'.repeat(length - 4)}.jpg`, of))).toEqual([true, false])
  })

  test('the program’s own names, and those without a blank, are certain', () => {
    for (const name of ['IMG-20220323-WA0002 x.jpg', 'VID-20220323-WA00021 x.mp4', '00000035-PHOTO 2.jpg', '12345- x', 'x.jpg'])
      expect([name, isCertainlyFile(name)]).toEqual([name, true])
    for (const name of [
      'my x.jpg',
      'IMG-2022032-WA0002 x',
      'IMG-20220323-WA002 x',
      'img-20220323-WA0002 x',
      'IMGS-20220323-WA0002 x',
      '1234- x',
      '12345 x',
    ])
      expect([name, isCertainlyFile(name)]).toEqual([name, false])
    for (const name of ['my IMG-20220323-WA0002.jpg', 'no 12345- x']) expect([name, isCertainlyFile(name)]).toEqual([name, false])
    expect(['Ana.vcf', 'Ana.VCF', 'Ana.vcf.txt', 'Anavcf'].map(isContactFile)).toEqual([true, true, false, false])
  })

  test('a bracket names a file with a word before or behind it', () => {
    for (const inside of ['attached: x.jpg', '附件：x.jpg', 'a: b.c', 'x.jpg eklendi', 'my x.pdf q'])
      expect([inside, namesFile(inside)]).toEqual([inside, true])
    for (const inside of [
      'x.jpg',
      'attached x.jpg',
      'a: b',
      'a: b.123456789',
      'a: b.c ',
      'x.j eklendi',
      'x.jpgjpg eklendi',
      'x.jpg ',
      'ajpg eklendi',
      'x.jpg a b',
    ])
      expect([inside, namesFile(inside)]).toEqual([inside, false])
  })
})

describe('a poll', () => {
  const isPoll = (body: string, context: Context) => poll(body, context) !== null
  test('has a known heading and an option', () => {
    expect(poll('POLL:\nq\nOPTION: x', android)).toEqual({ kind: 'poll', start: 0, end: 17, bare: false, language: 'en ms nl' })
    for (const body of ['POLL:\nq\nOPTION: x', 'Poll :\nq\noption： x', `${LRM}POLL:\nOPTION : x`])
      expect([body, isPoll(body, android)]).toEqual([body, true])
    for (const body of [
      'POLL:\nq\nOPTIONx',
      'POLL:\nq\n: OPTION',
      'POLL\nq\nOPTION: x',
      'POLL: OPTION: x',
      'xPOLL:\nOPTION: x',
      'POLL:\nq\nan OPTION: x',
    ])
      expect([body, isPoll(body, android)]).toEqual([body, false])
    expect(isPoll('POLL:\nq\nOPTIONx', marked)).toBe(true)
  })
  test('within reach', () => {
    const heading = (n: number) => `POLL${' '.repeat(n - 5)}:\nOPTION: x`
    const option = (n: number) => `POLL:\nOPTION${' '.repeat(n - 6)}: x`
    const question = (n: number) => `POLL:\n${'q'.repeat(n)}\nOPTION: x`
    expect([60, 61].map((n) => isPoll(heading(n), android))).toEqual([true, false])
    expect([60, 61].map((n) => isPoll(option(n), android))).toEqual([true, false])
    expect([1980, 2000].map((n) => isPoll(question(n), android))).toEqual([true, false])
  })
  test('in a language not known, behind the service’s mark', () => {
    const options = `\nKamo?\n${LRM}ODGOVOR: More (${LRM}3 glasa)`
    for (const body of [
      `GLASANJE:${options}`,
      `DV:${options}`,
      `${'G'.repeat(30)}:${options}`,
      `A B：${options}`,
      `GL:\n\u200fAB ： x (3)`,
    ])
      expect([body, isPoll(body, marked), isPoll(body, android)]).toEqual([body, true, false])
    for (const body of [`G:${options}`, `${'G'.repeat(31)}:${options}`, `GL4S:${options}`, `GLAS, A:${options}`, `GLASANJE${options}`])
      expect([body, isPoll(body, marked)]).toEqual([body, false])
    const wrong = [
      'ODGOVOR: x (3 g)',
      `${LRM}O: x (3)`,
      `${LRM}${'O'.repeat(25)}: x (3)`,
      `${LRM}ODG x (3)`,
      `${LRM}ODG: x (g)`,
      `${LRM}ODG: x 3`,
      `${LRM}ODG:\n(3)`,
    ]
    for (const option of wrong) expect([option, isPoll(`GLAS:\n${option}`, marked)]).toEqual([option, false])
  })
  test('is not a calendar entry, which the service marks', () => {
    expect(['EVENT: x', 'EVENT', 'EVENTx', 'my EVENT: x'].map((line) => isCalendarEntry(line, true))).toEqual([true, false, false, false])
    expect(isCalendarEntry('EVENT: x', false)).toBe(false)
  })
})

describe('a call', () => {
  const told = (line: string, fromService: boolean) => call(line, folded(line), fromService)
  test.each([
    '12',
    '1:05',
    '0:00:05',
    '5 min',
    '5min',
    '5 min.',
    '5 分钟',
    '5分',
    '٥ دقائق',
    '1 hr 5 min',
    '1 h 5 min 3 s',
    '1h 5',
    '5 min • tap',
    '5 min• tap',
    '5 •',
  ])('is followed by how long it took: %s', (duration) => {
    for (const separator of ['. ', ', ', ' • ', ' · ', ': ', '; ', '、', '。', '، ', '.'])
      expect([separator, told(`Voice call${separator}${duration}`, false)]).toEqual([separator, { language: 'en' }])
    expect(told(`Voice call ${duration}`, false)).toBe(null)
  })
  test.each([
    'about 5 min',
    'at 5',
    '5 min later than we had said',
    '5 min!',
    '1 h 5 min 3 s 2 x',
    `5 ${'m'.repeat(17)}`,
    `1 h 5 ${'m'.repeat(17)}`,
    'min 5',
    '• 5 min',
    '-5 min',
  ])('but not by %s', (rest) => {
    expect(told(`Voice call. ${rest}`, false)).toBe(null)
    expect(told(`Voice call. ${rest}`, true)).toEqual({ language: 'en' })
    expect(told(`My call. ${rest}`, true)).toBe(null)
  })
  test('alone it is the service’s only behind its mark', () => {
    expect([true, false].map((fromService) => told('Voice call', fromService))).toEqual([{ language: 'en' }, null])
    expect([true, false].map((fromService) => told('No answer', fromService)?.language?.includes('en'))).toEqual([true, undefined])
    expect(told('Missed voice call', false)).toEqual({ language: 'en' })
    expect(told('Missed voice call, no answer', false)).toEqual({ language: 'en' })
    expect([60, 61].map((length) => told(`Voice call. ${'x'.repeat(length)}`, true) !== null)).toEqual([true, false])
    expect([160, 161].map((length) => told('Voice call. 5 min'.padEnd(length), false) !== null)).toEqual([true, false])
  })
  test('in a language not known it is a few words, a stop, the mark and a duration', () => {
    const shaped = [
      `Abc, ${LRM}5 min`,
      `Abc.${LRM}5 m.`,
      `Ab c، ${LRM}٥ د`,
      `${'a'.repeat(40)}, ${LRM}5 ${'m'.repeat(16)}`,
      `L'abc-d, ${LRM}12m`,
    ]
    for (const line of shaped) expect([line, told(line, true), told(line, false)]).toEqual([line, { language: null }, null])
    const not = [
      'Abc, 5 min',
      `${LRM}Abc, 5 min`,
      `Ab, ${LRM}5 min`,
      `${'a'.repeat(41)}, ${LRM}5 min`,
      `Abc, ${LRM}5 ${'m'.repeat(17)}`,
      `Abc ${LRM}5 min`,
      `Abc, ${LRM}5`,
      `Abc, ${LRM}5 min x`,
      `1 Abc, ${LRM}5 min`,
      `Abc, ${LRM}min`,
    ]
    for (const line of not) expect([line, told(line, true)]).toEqual([line, null])
  })
})

test.each([
  ['WhatsApp_Chat_with_Ana__Silva', 'Ana Silva'],
  ['WhatsApp..Chat.with.Ana', 'Ana'],
  ['123456_WhatsApp Chat with Ana', 'Ana'],
  ['123456 - WhatsApp Chat with Ana', 'Ana'],
  ['12345_WhatsApp Chat with Ana', null],
  ['WhatsApp Chat with Ana 123456 - x', 'Ana 123456 - x'],
  ['WhatsApp Chat with Ana(1)', 'Ana'],
  ['WhatsApp Chat with Ana (12)', 'Ana'],
  ['WhatsApp Chat with Ana (123)', 'Ana'],
  ['WhatsApp Chat with Ana (1234)', 'Ana (1234)'],
  ['WhatsApp Chat with Ana (1) x', 'Ana (1) x'],
  ['WhatsApp Chat with Ana (1) (2)', 'Ana'],
  ['WhatsApp Chat with Ana - Copy (2)', 'Ana'],
  ['WhatsApp Chat with Ana - Kopie', 'Ana'],
  ['WhatsApp Chat with Ana - copia', 'Ana'],
  ['WhatsApp Chat with Ana - copie', 'Ana'],
  ['WhatsApp Chat with Ana 2 3 4', 'Ana 2'],
  ['WhatsApp Chat with Ana 1', 'Ana 1'],
  ['WhatsApp Chat with Ana-0', 'Ana-0'],
  ['C:\\exports\\WhatsApp Chat with Ana', 'Ana'],
  ['\u200eWhatsApp Chat\u00a0with \u2068Ana\u2069', 'Ana'],
  ['WhatsApp Chat with Ana.txt.zip', 'Ana'],
  ['WhatsApp Chat with Ana.pdf', 'Ana.pdf'],
  ['WhatsApp Chat with A%20B%', 'A%20B%'],
  ['WhatsApp Chat with Chat', null],
  ['WhatsApp Chat with Chatter', 'Chatter'],
  [`${'x'.repeat(40)}WhatsApp - Ana`, 'Ana'],
  [`${'x'.repeat(41)}WhatsApp - Ana`, null],
  [`WhatsApp${'x'.repeat(30)} - Ana`, 'Ana'],
  [`WhatsApp${'x'.repeat(31)} - Ana`, null],
  ['a-b WhatsApp - Ana', null],
  ['WhatsApp - Ana - Ben', 'Ana - Ben'],
])('%s is the chat of %s', (name, title) => {
  expect(titleOf(`${name}.txt`, null)).toBe(title)
  expect(titleOf('x', `${name}.ZIP`)).toBe(title)
})

test('what can be seen once is known in brackets, and by its whole sentence only where that begins one', () => {
  const all = languages.flatMap(({ viewOnce = [] }) => viewOnce)
  for (const phrase of all.filter((phrase) => !phrase.endsWith('…'))) {
    expect([phrase, classify(phrase, android)]).toEqual([phrase, null])
    expect([phrase, classify(`<${phrase}>`, android)?.kind]).toEqual([phrase, 'media'])
  }
  for (const beginning of all.filter((phrase) => phrase.endsWith('…')).map((phrase) => phrase.slice(0, -1))) {
    expect([beginning, classify(`${beginning}. xq`, android)?.kind]).toEqual([beginning, 'media'])
    expect([beginning, classify(`${beginning} xq`, android)?.kind]).toEqual([beginning, undefined])
  }
})
