import { describe, expect, test } from 'vitest'
import { dayOf } from '#chat/civil.ts'
import { plainEvents, plainMessages, readText } from '#testing/read-text.ts'
import { ReadFailure } from './read-failure.ts'

const LRM = '\u200e'
const short = async (text: string, ...more: [options?: Parameters<typeof readText>[1], name?: string]): Promise<string[]> =>
  plainMessages((await readText(text, ...more)).chat).map(({ date, author, text: said }) => `${date} ${author}: ${said}`)

describe('lines become messages', () => {
  test('an Android chat', async () => {
    expect(await short('24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: hello\nthere\n25/09/2026, 00:05 - Ana: bye\n')).toEqual([
      '2026-09-24T14:32:00 Ana: hi',
      '2026-09-24T14:33:00 Ben: hello\nthere',
      '2026-09-25T00:05:00 Ana: bye',
    ])
  })
  test('an iPhone chat with CRLF between messages and LF inside', async () => {
    expect(await short('[24/09/26, 14:32:10] Ana: hi\r\n[24/09/26, 14:33:11] Ben: hello\nthere\r\n')).toEqual([
      '2026-09-24T14:32:10 Ana: hi',
      '2026-09-24T14:33:11 Ben: hello\nthere',
    ])
  })
  test('blank lines inside a message are kept, one line break ends it', async () => {
    const { chat } = await readText('24/09/2026, 14:32 - Ana: a\n\n b \n24/09/2026, 14:33 - Ben: c\n\n\n')
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(['a\n\n b ', 'c'])
  })
  test('twelve o’clock at noon and at midnight', async () => {
    expect(await short('1/2/24, 12:00 AM - Ana: a\n1/2/24, 12:59 PM - Ana: b\n1/13/24, 1:00 PM - Ana: c\n')).toEqual([
      '2024-01-02T00:00:00 Ana: a',
      '2024-01-02T12:59:00 Ana: b',
      '2024-01-13T13:00:00 Ana: c',
    ])
  })
  test('a one-line chat without a line break', async () => {
    expect(await short('24/09/2026, 14:32 - Ana: hi')).toEqual(['2026-09-24T14:32:00 Ana: hi'])
  })
})

describe('P9: line ends', () => {
  const lines = ['24/09/2026, 14:32 - Ana: hi', '24/09/2026, 14:33 - Ben: he\u2028llo\u0085', '25/09/2026, 14:33 - Ana: yes']
  const wanted = ['hi', 'he\u2028llo\u0085', 'yes']
  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('%s', async (_name, end) => {
    const { chat } = await readText(lines.join(end) + end)
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(wanted)
  })
  test('mixed', async () => {
    const { chat } = await readText(`${lines[0]}\r\n${lines[1]}\r${lines[2]}\n`)
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(wanted)
  })
})

describe('P7: encodings read as the same chat', () => {
  const text = '24/09/2026, 14:32 - Zoë: grüße 👋\n24/09/2026, 14:33 - Ben: ok\n'
  const utf16 = (littleEndian: boolean): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(2 + text.length * 2)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, 0xfeff, littleEndian)
    for (let i = 0; i < text.length; i++) view.setUint16(2 + i * 2, text.charCodeAt(i), littleEndian)
    return bytes
  }
  test.each([
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16 LE', utf16(true)],
    ['UTF-16 BE', utf16(false)],
  ])('%s', async (_name, bytes) => {
    expect(plainMessages((await readText(bytes)).chat)).toEqual(plainMessages((await readText(text)).chat))
  })
  test('a mark before every line, as old German phones wrote it', async () => {
    expect(await short('\ufeff24.9.14 14:32:10: Ana: hi\n\ufeff24.9.14 14:33:11: Ben: hello\n')).toEqual([
      '2014-09-24T14:32:10 Ana: hi',
      '2014-09-24T14:33:11 Ben: hello',
    ])
  })
})

describe('P10, P11: other habits of phones', () => {
  test('a narrow space before PM, a mark before the line', async () => {
    expect(await short(`${LRM}[9/24/26, 2:32:10\u202fPM] Ana: hi\n[9/24/26, 2:33:10\u202fPM] Ben: yo\n`)).toEqual([
      '2026-09-24T14:32:10 Ana: hi',
      '2026-09-24T14:33:10 Ben: yo',
    ])
  })
  test('p. m. with a no-break space', async () => {
    expect(await short('24/9/26, 2:32 p.\u00a0m. - Ana: hola\n24/9/26, 2:33 a.\u00a0m. - Ana: eh\n')).toEqual([
      '2026-09-24T14:32:00 Ana: hola',
      '2026-09-24T02:33:00 Ana: eh',
    ])
  })
  test('Arabic digits', async () => {
    expect(await short('٢٥/١٢/٢٠٢٣ ٩:٠٥ م - آنا: مرحبا\n٢٥/١٢/٢٠٢٣ ١٠:٠٦ م - آنا: نعم\n')).toEqual([
      '2023-12-25T21:05:00 آنا: مرحبا',
      '2023-12-25T22:06:00 آنا: نعم',
    ])
  })
  test('Persian digits and the Persian calendar', async () => {
    expect(await short('۱۴۰۲/۱۲/۱۵، ۱۸:۴۴ - آنا: سلام\n۱۴۰۲/۱۲/۱۶، ۱۸:۴۵ - بن: سلام\n')).toEqual([
      '2024-03-05T18:44:00 آنا: سلام',
      '2024-03-06T18:45:00 بن: سلام',
    ])
  })
  test('the Buddhist year 2567', async () => {
    expect(await short('[13/9/2567 BE, 09:05:10] Ana: hi\n')).toEqual(['2024-09-13T09:05:10 Ana: hi'])
  })
  test('two-digit years of an era are of the phone’s age', async () => {
    expect(await short('05.08.95 AP, 14:32 - Ana: hi\n13.08.95 AP, 14:33 - Ben: yo\n')).toEqual([
      '2016-10-26T14:32:00 Ana: hi',
      '2016-11-03T14:33:00 Ben: yo',
    ])
    expect(await short('[民國99/9/24 14:32:10] Ana: hi\n')).toEqual(['2010-09-24T14:32:10 Ana: hi'])
  })
  test('time before date, as in Vietnam', async () => {
    expect(await short('[14:56:01, 18/3/22] Elon: hi\n[14:57:01, 18/3/22] Ana: yo\n')).toEqual([
      '2022-03-18T14:56:01 Elon: hi',
      '2022-03-18T14:57:01 Ana: yo',
    ])
  })
  test('parts of the day before the time, as in China', async () => {
    expect(await short('[2024/3/5 上午12:04:05] Ana: 早\n[2024/3/5 下午3:04:05] Ben: 嗨\n[2024/3/5 下午4:04:05] Ben: 嗨\n')).toEqual([
      '2024-03-05T00:04:05 Ana: 早',
      '2024-03-05T15:04:05 Ben: 嗨',
      '2024-03-05T16:04:05 Ben: 嗨',
    ])
  })
  test('copied from the web without a year: the year follows from the file’s age', async () => {
    expect(await short('[30/12, 9:05 AM] Ana: hi\n[2/1, 9:05 AM] Ben: yo\n', { referenceDay: dayOf(2024, 6, 1) })).toEqual([
      '2023-12-30T09:05:00 Ana: hi',
      '2024-01-02T09:05:00 Ben: yo',
    ])
  })
})

describe('P13: impossible dates and times', () => {
  const text =
    '24/09/2026, 14:32 - Ana: hi\n31/02/2026, 14:33 - Ben: one\n25/09/2026, 25:61 - Ben: two\n25/09/2026, 14:33 - Ben: three\n01/01/9999, 14:33 - Ben: four\n'
  test('their lines continue the message before, and are counted', async () => {
    const { chat, facts } = await readText(text)
    expect(plainMessages(chat).map((message) => message.text)).toEqual([
      'hi\n31/02/2026, 14:33 - Ben: one\n25/09/2026, 25:61 - Ben: two',
      'three\n01/01/9999, 14:33 - Ben: four',
    ])
    expect(facts.unreadLines).toBe(3)
    expect(facts.unreadExample).toBe('99/99/9999, 99:99 - xxx: xxx')
  })
})

test('lines before the first message are counted and shown masked', async () => {
  const { chat, facts } = await readText('Forwarded from my mail, 2024\n\n24/09/2026, 14:32 - Ana: hi\n')
  expect(chat.count).toBe(1)
  expect([facts.unreadLines, facts.unreadExample]).toEqual([1, 'xxxxxxxxx xxxx xx xxxx, 9999'])
})

describe('P14: times going backward', () => {
  test('file order gives the ids, time order the rows', async () => {
    const { chat } = await readText('24/09/2026, 14:32 - Ana: one\n24/09/2026, 14:30 - Ben: two\n24/09/2026, 14:32 - Ben: three\n')
    expect([...chat.id]).toEqual([1, 0, 2])
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(['one', 'two', 'three'])
    expect(chat.participants).toEqual(['Ana', 'Ben'])
  })
})

describe('P15, P16: names', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '',
    '🙂',
    `a${'\u0301'.repeat(200)}`,
    'Ana - Work',
    '[Ana]',
    'A\u0085B',
    '+44 20 7946 0000',
    "O'Neil, Dr.",
  ])('P16: %j is an ordinary author', async (name) => {
    const { chat } = await readText(`24/09/2026, 14:32 - ${name}: hi\n24/09/2026, 14:33 - Ben: yo\n24/09/2026, 14:34 - ${name}: ho\n`)
    expect(chat.participants).toEqual([name.normalize('NFC'), 'Ben'])
    expect([...chat.author]).toEqual([0, 1, 0])
  })
  test('P15: a name that contains a colon is learned from all its lines', async () => {
    const { chat } = await readText(
      '24/09/2026, 14:32 - Dr: Who: hi\n24/09/2026, 14:33 - Ben: note: buy milk\n24/09/2026, 14:33 - Ben: ok\n24/09/2026, 14:34 - Dr: Who: ho\n',
    )
    expect(chat.participants).toEqual(['Dr: Who', 'Ben'])
    expect(plainMessages(chat).map(({ text }) => text)).toEqual(['hi', 'note: buy milk', 'ok', 'ho'])
  })
  test('an unsaved contact with and without its tilde is one person', async () => {
    const { chat } = await readText(
      '[24/09/26, 14:32:10] ~\u202fAna Lima: hi\n[24/09/26, 14:33:10] ~ Ana Lima: hi\n[24/09/26, 14:34:10] Ana\u00a0Lima: ho\n',
    )
    expect(chat.participants).toEqual(['Ana Lima'])
  })
  test('a number wrapped in direction marks is the number', async () => {
    const { chat } = await readText('24/09/2026, 14:32 - \u202a+90\u00a0531 000 00 00\u202c: selam\n')
    expect(chat.participants).toEqual(['+90 531 000 00 00'])
  })
})

describe('system lines are events and never people', () => {
  test('on Android: no sender', async () => {
    const { chat } = await readText(
      '24/09/2026, 14:30 - Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them. Tap to learn more.\n24/09/2026, 14:31 - Ana created group "Trip: 2026"\n24/09/2026, 14:31 - Ana added Ben\n24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ana changed the subject from "Trip: 2026" to "Trip: done"\n',
    )
    expect(plainMessages(chat).map(({ author, text }) => [author, text])).toEqual([['Ana', 'hi']])
    expect(plainEvents(chat).map(({ before }) => before)).toEqual([0, 0, 0, 1])
  })
  test('on iPhones: the group’s name as sender, and a mark before the text', async () => {
    const { chat, facts } = await readText(
      `[24/09/26, 14:30:00] Trip 2026: ${LRM}Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.\n[24/09/26, 14:31:00] Ana: ${LRM}Ana created group “Trip 2026”\n[24/09/26, 14:32:00] Ana: hi\n[24/09/26, 14:33:00] Trip 2026: ${LRM}Ben joined using this group's invite link\n[24/09/26, 14:34:00] Ben: ${LRM}image omitted\n`,
    )
    expect(chat.participants).toEqual(['Ana', 'Ben'])
    expect(chat.events.count).toBe(3)
    expect(facts).toMatchObject({ layout: 'ios', language: 'en', isGroup: true, title: 'Trip 2026' })
  })
  test('on iPhones with the marks lost on the way', async () => {
    const { chat } = await readText(
      '[24/09/26, 14:30:00] Trip 2026: Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.\n[24/09/26, 14:31:00] Trip 2026: Ana created group “Trip 2026”\n[24/09/26, 14:32:00] Ana: hi\n[24/09/26, 14:33:00] Trip 2026: Ana added Ben\n[24/09/26, 14:34:00] Ben: ok\n',
    )
    expect(chat.participants).toEqual(['Ana', 'Ben'])
    expect(chat.events.count).toBe(3)
  })
})

test('P17: a quoted header at the start of a line cannot be told from a message, and counts as one', async () => {
  const { chat } = await readText(
    '24/09/2026, 14:32 - Ana: look what he wrote:\n23/09/2026, 10:00 - Ben: never\n24/09/2026, 14:33 - Ana: see?\n',
  )
  expect(chat.count).toBe(3)
})

test('a bracketed copy pasted into an Android chat stays the text it is', async () => {
  const { chat } = await readText(
    '24/09/2026, 14:32 - Ana: look:\n[23/09/2026, 10:00:01] Ben: never\n[10:00, 23/09/2026] Ben: ever\n24/09/2026, 14:33 - Ana: see?\n',
  )
  expect(plainMessages(chat).map(({ text }) => text)).toEqual([
    'look:\n[23/09/2026, 10:00:01] Ben: never\n[10:00, 23/09/2026] Ben: ever',
    'see?',
  ])
})

describe('media, edited, deleted', () => {
  test('captions are text, placeholders are kept as written', async () => {
    const { chat } = await readText(
      `[24/09/26, 14:32:00] Ana: look at this ${LRM}image omitted\r\n[24/09/26, 14:33:00] Ben: ${LRM}image omitted\r\n[24/09/26, 14:34:00] Ben: nice ${LRM}<This message was edited>\r\n[24/09/26, 14:35:00] Ben: ${LRM}This message was deleted.\r\n`,
    )
    expect(plainMessages(chat).map(({ date, author, ...rest }) => rest)).toEqual([
      { kind: 'media', text: 'look at this' },
      { kind: 'media', text: 'image omitted', bare: true },
      { kind: 'text', text: 'nice', edited: true },
      { kind: 'deleted', text: 'This message was deleted.' },
    ])
  })
  test('an Android caption is on the next line', async () => {
    const { chat } = await readText(
      '24/09/2026, 14:32 - Ana: IMG-20260924-WA0001.jpg (file attached)\nthe view\nfrom here\n24/09/2026, 14:33 - Ben: <Media omitted>\n',
    )
    expect(plainMessages(chat).map(({ date, author, ...rest }) => rest)).toEqual([
      { kind: 'media', text: 'the view\nfrom here' },
      { kind: 'media', text: '<Media omitted>', bare: true },
    ])
  })
})

describe('what cannot be read says why', () => {
  test('P6: text without any message, its first line masked', async () => {
    const failure = await readText('Dear diary,\n12 eggs\n').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ReadFailure)
    expect(failure).toMatchObject({ code: 'no_messages', facts: { firstLine: 'xxxx xxxxx,' } })
  })
  test('only system lines: no messages', async () => {
    await expect(readText('24/09/2026, 14:31 - Ana created group "Trip"\n')).rejects.toMatchObject({ code: 'no_messages' })
  })
  test('another service is named', async () => {
    await expect(
      readText('[LINE] Chat history with Ana\nSaved on: 2024/01/15 10:00\n\n2024/01/15(Mon)\n10:00\tAna\thello\n'),
    ).rejects.toMatchObject({ code: 'other_service', facts: { service: 'LINE' } })
  })
})

test('P27: a canceled reading stops', async () => {
  const aborter = new AbortController()
  const text = '24/09/2026, 14:32 - Ana: hello there, how are you doing today\n'.repeat(200_000)
  const reading = readText(text, {
    host: {
      signal: aborter.signal,
      pause: () => new Promise((resolve) => setImmediate(resolve)),
      report: ({ done }) => done > 1e6 && aborter.abort(),
    },
  })
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
})

describe('P18, P19: hostile lengths stay linear', () => {
  test('one line of 8 MB', async () => {
    const { chat } = await readText(`24/09/2026, 14:32 - Ana: ${'x'.repeat(8 << 20)}`)
    expect(chat.end[0] - chat.start[0]).toBe(8 << 20)
  })
  test.each([' ', ':', '[', '(', '/', '1/', ': ', '<', '\u200e', '24/09/2026, '])('a million of %j', async (piece) => {
    const { chat } = await readText(`24/09/2026, 14:32 - Ana: a\n${piece.repeat(1_000_000)}x\n24/09/2026, 14:33 - Ana: b\n`)
    expect(chat.count).toBe(2)
  })
})

test('P22: invisible, reversed and broken characters are counted and kept', async () => {
  const { chat } = await readText(
    '24/09/2026, 14:32 - Ana: \u200b\n24/09/2026, 14:33 - Ana: \u202ehello\n24/09/2026, 14:34 - Ana: a\u0000b\n',
  )
  expect(plainMessages(chat).map(({ text }) => text)).toEqual(['\u200b', '\u202ehello', 'a\u0000b'])
})

describe('what the import card says', () => {
  test('an export cut at 40,000 messages', async () => {
    const { facts } = await readText('24/09/2026, 14:32 - Ana: hello\n'.repeat(40_000))
    expect(facts.notes.map(({ code }) => code)).toContain('looks_cut')
  })
  test('an ambiguous date order is a guess, and the person may turn it', async () => {
    const text = '03/04/2024, 14:32 - Ana: hi\n'
    expect((await readText(text)).facts).toMatchObject({ dateOrder: 'dmy', dateOrderCertain: false })
    expect(await short(text, { dateOrder: 'mdy' })).toEqual(['2024-03-04T14:32:00 Ana: hi'])
  })
  test('layouts', async () => {
    const layout = async (line: string): Promise<string> => (await readText(line)).facts.layout
    expect(await layout('24/09/2026, 14:32 - Ana: hi')).toBe('android')
    expect(await layout('[24/09/26, 14:32:10] Ana: hi')).toBe('ios')
    expect(await layout('[14:32, 24/09/2026] Ana: hi')).toBe('web-copy')
  })
})
