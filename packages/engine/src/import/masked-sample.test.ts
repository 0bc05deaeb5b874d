import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyInventedChat } from '#testing/invented-chat.ts'
import { exported } from '#testing/phone-chat.ts'
import { readText } from '#testing/read-text.ts'
import { digitOf, HEADER_REACH, readHeader } from '#whatsapp/header-shape.ts'
import { isHeaderWord } from './header-words.ts'
import { createLetters, maskLine } from './mask-line.ts'
import { maskedSample, maskedSampleAround } from './masked-sample.ts'
import { masked, standInLetters } from './stand-in.ts'

const sampleOf = (text: string | Uint8Array<ArrayBuffer>, name = 'chat.txt') => maskedSample(new File([text], name), { limitBytes: 10e6 })

test('names become letters, letters x, digits nines; all else of the layout stays', async () => {
  const text =
    '\ufeff[24/09/2021, 2:32:10\u202fPM] ~\u202fAna María: Hi Ben! 😀👍🏽 http://a.example/b?c=1\r\n\u200e[24/09/2021, 2:33:00\u202fPM] Ben: \u200eimage omitted\r\n[25/09/2021, 2:33:00\u202fPM] ~\u202fAna María: ¿qué?\r\n'
  expect(await sampleOf(text)).toBe(
    '\ufeff[99/99/9999, 9:99:99\u202fPM] ~\u202fA: Xx Xxx! ☺ xxxx://x.xxxxxxx/x?x=9\r\n\u200e[99/99/9999, 9:99:99\u202fPM] B: \u200exxxxx xxxxxxx\r\n[99/99/9999, 9:99:99\u202fPM] ~\u202fA: ¿xxx?\r\n',
  )
})

test.each([
  ['١٤‏/٩‏/٢٠٢١، ٣:٠٥ م - سارة: مرحبا', '٩٩‏/٩‏/٩٩٩٩، ٩:٩٩ م - A: سسسسس'],
  ['2021年9月14日 下午3:05 - 小明: 你好', '9999年9月99日 下午9:99 - A: 字字'],
  ['14 de set. de 2021, 3:05 da tarde - Ana: oi', '99 de set. de 9999, 9:99 da tarde - A: xx'],
  ['14.09.21, 15:05 - +49 151 2345678: ja', '99.99.99, 99:99 - +99 999 9999999: xx'],
  ['14.09.21, 15:05 - Ana hat Ben hinzugefügt', '99.99.99, 99:99 - Xxx xxx Xxx xxxxxxxxxxx'],
  // No header that is known: words of dates stay where a header would be, names and texts never do.
  ['Tuesday 14 September 2021 klo 15h05 | Ana | hi', 'Xxxxxxx 99 September 9999 klo 99h99 | Xxx | xx'],
  ['>> 14/09/2021 um 3:05 nachm. Ana sagt: hallo', '>> 99/99/9999 um 9:99 nachm. Xxx xxxx: xxxxx'],
  ['May is coming to see Ana', 'Xxx xx xxxxxx xx xxx Xxx'],
])('%s', (line, sample) => {
  expect(maskLine(line, createLetters())).toBe(sample)
})

test.each([
  // Names that are months, weekdays or parts of the day, and words of people.
  ['2021-09-24T14:32Z Jan - hello', '9999-99-99T99:99Z Xxx - xxxxx'],
  ['14:32 24 Sept Sam: hello', '99:99 99 Sept Xxx: xxxxx'],
  ['14:32 24 Sept May: hello', '99:99 99 Sept Xxx: xxxxx'],
  ['24/09/2021 14:32 Ana June 5th | hi', '99/99/9999 99:99 Xxx Xxxx 9xx | xx'],
  ['24/09/2021 9:32 Dan: hi', '99/99/9999 9:99 Xxx: xx'],
  ['Sam 24/09/2021 14:32 hi', 'Xxx 99/99/9999 99:99 xx'],
  ['May 24.09.21 14:32 hi', 'Xxx 99.99.99 99:99 xx'],
  ['3 May Sunday night at 7pm we marry', '9 Xxx Xxxxxx xxxxx xx 9xx xx xxxxx'],
  ['5 May is my day', '9 Xxx xx xx xxx'],
])('%s is %s', (line, sample) => {
  expect(maskLine(line, createLetters())).toBe(sample)
})

test('a line that begins like a header keeps its words only where the file writes its headers so', async () => {
  const odd = 'Tue 3 May 2021 um 15h05 | Ana | hi\n'
  expect(await sampleOf(odd.repeat(3))).toBe('Xxx 9 May 9999 um 99h99 | Xxx | xx\n'.repeat(3))
  const known = '14.09.21, 15:05 - Ana: hi\n'
  expect(await sampleOf(known.repeat(6) + odd + known)).toBe(
    `${'99.99.99, 99:99 - A: xx\n'.repeat(6)}Xxx 9 Xxx 9999 xx 99x99 | Xxx | xx\n99.99.99, 99:99 - A: xx\n`,
  )
})

test('a text is sampled as one whatever it begins with or is packed in', async () => {
  const text = 'PKW-Gruppe\n14.09.21, 15:05 - Ana: hi\n'
  const sample = 'XXX-Xxxxxx\n99.99.99, 99:99 - A: xx\n'
  for (const name of ['chat.txt', 'chat.zip']) expect(await sampleOf(text, name), name).toBe(sample)
  const packed = new Uint8Array(gzipSync(text))
  expect(await sampleOf(packed, 'chat.txt.gz')).toBe(sample)
  expect(await sampleOf(packed.slice(0, 20), 'chat.txt.gz')).toBe('gzip\n')
})

test('no kind of character can carry a word out', () => {
  expect(masked('Ⓐⓝⓐ ① ⅷ 𝐀𝐧𝐚 ⠁⠝⠁ \u{e0041}\u{e006e}\u{e0061} \ue000 🇦🇳🇦 a\u0301n\u0303a')).toMatch(/^☺ 9 9 Xxx ☺ {2} {2}☺ xxx$|^[☺9Xx ]*$/u)
  expect(masked('Donaudampfschifffahrt')).toBe('Xxxxxxxxxxxx')
})

test('a masked line has the header it had', () => {
  let seen = 0
  for (const folder of ['fixtures/picnic', 'fixtures/book-club', 'fixtures/errands'])
    for (const name of readdirSync(folder).filter((each) => each.endsWith('.txt') && !each.includes('utf16')))
      for (const line of readFileSync(`${folder}/${name}`, 'utf8').split('\n')) {
        const header = readHeader(line.slice(0, HEADER_REACH))
        if (!header) continue
        seen++
        const again = readHeader(maskLine(line, createLetters()).slice(0, HEADER_REACH))
        expect(again, `${name}: ${line}`).toMatchObject({ family: header.family, period: header.period, hasYear: header.hasYear })
      }
  expect(seen).toBeGreaterThan(1000)
})

/** Nothing in a sample is a word of the chat, except for those of public tables; nothing is a digit but nines. */
function expectNothingLeaks(sample: string): void {
  for (const word of sample.match(/[\p{L}\p{M}]{3,}/gu) ?? [])
    expect(isStandIn(word) || isHeaderWord(word), `“${word}” in ${sample}`).toBe(true)
  for (const digit of sample.match(/\p{Nd}/gu) ?? []) expect(digitOf(digit.codePointAt(0) as number)).toBe(9)
}

const isStandIn = (word: string): boolean => [...word].every((letter) => standInLetters.has(letter))

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.lorem(), fc.emailAddress())

test('whatever people write, and under whatever header, no word and no number leaves', () => {
  const headers = ['', '24/09/2021, 14:32 - Ana: ', '[24.09.21, 14:32:10] ', '2:32 PM, 24 Sept 2021 | ', '\u200e']
  fc.assert(
    fc.property(fc.constantFrom(...headers), anyText, anyText, (header, name, text) =>
      expectNothingLeaks(maskLine(`${header}${name}: ${text}`, createLetters()).replace(/[\r\n]/g, '')),
    ),
    { numRuns: 3000 },
  )
})

test('no chat of any phone leaks a word or a number', async () => {
  await fc.assert(
    fc.asyncProperty(anyInventedChat, async (chat) => {
      const sample = await sampleOf(exported(chat))
      expectNothingLeaks(sample)
      expect(sample.length).toBeGreaterThan(0)
    }),
    { numRuns: 300 },
  )
})

test('a sample shows the beginning, lines in another format, and the end', async () => {
  const lines = Array.from({ length: 60 }, (_, i) => `14.09.21, 15:${String(i).padStart(2, '0')} - Ana: line`)
  lines[40] = '[14.09.21, 15:40:00] Ben: pasted'
  const sample = await sampleOf(`${lines.join('\n')}\n`)
  const usual = '99.99.99, 99:99 - A: xxxx\n'
  expect(sample).toBe(`${usual.repeat(12)}⋯\n${usual}[99.99.99, 99:99:99] B: xxxxxx\n${usual}⋯\n${usual.repeat(3)}`)
})

test('a message is shown with the lines around it, and the beginning of the file', async () => {
  const { chat } = await readText(
    Array.from({ length: 30 }, (_, i) => `14.09.21, 15:${10 + i} - ${i % 2 ? 'Ben' : 'Ana'}: line\n`).join(''),
  )
  const [a, b] = ['99.99.99, 99:99 - A: xxxx\n', '99.99.99, 99:99 - B: xxxx\n']
  expect(maskedSampleAround(chat, 11)).toBe(`${a}${b}⋯\n${a}${b}${a}${b}${a}${b}${a}`)
  expect(maskedSampleAround(chat, 0)).toBe(`${a}${b}${a}${b}`)
})

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'PNG\n'],
  ['bytes of no known kind', new Uint8Array(64), 'binary\n'],
  ['a broken zip', new TextEncoder().encode('PK\x03\x04 Ana Bellini'), 'zip\n'],
  ['nothing', new Uint8Array(), ''],
])('%s says no more than what it is', async (_, bytes, sample) => {
  expect(await sampleOf(bytes)).toBe(sample)
})

test('a file in an older encoding says which', async () => {
  expect(await sampleOf(new Uint8Array([...'14.09.21, 15:05 - Ana: '].map((each) => each.charCodeAt(0)).concat(0xe9, 0x0a)))).toMatch(
    /- A: .\n$/u,
  )
  const wide = new Uint8Array(Buffer.from('\ufeff14.09.21, 15:05 - Ana: hi\n', 'utf16le'))
  expect(await sampleOf(wide)).toBe('utf-16le\n\ufeff99.99.99, 99:99 - A: xx\n')
})
