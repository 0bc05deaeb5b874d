/**
 * T6: lines made to be slow. What takes a step for every pair of characters needs minutes here, where what takes one for
 * each needs a tenth of a second; the test's own time limit tells them apart.
 */
import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'

const LRM = '\u200e'
const ANDROID = '24/09/2026, 14:32 - '
const IPHONE = '[24/09/2026, 14:32:10] '
const SIZE = 400_000

/** A piece as often as it takes to fill a file. */
const filled = (piece: string): string => piece.repeat(Math.ceil(SIZE / piece.length))
/** Behind a sender, on its own line, and as a file's every message. */
const text = (piece: string): string => `${ANDROID}Ana: ${filled(piece)}x`
const below = (piece: string): string => `${ANDROID}Ana: a\n${filled(piece)}x\n`
const each = (line: string): string => filled(`${line}\n`)

test.each([
  ['spaces before a letter', below(' ')],
  ['spaces at an end', `${ANDROID}Ana: a${filled(' ')}\n`],
  ['no-break spaces', text('\u00a0')],
  ['colons', text(':')],
  ['colons and spaces', text(': ')],
  ['colons without a sender', `${ANDROID}${filled('a:')}\n${ANDROID}Ana: x`],
  ['opening brackets', below('[')],
  ['opening parentheses', below('(')],
  ['slashes', below('/')],
  ['digits', below('1')],
  ['digits and slashes', below('1/')],
  ['beginnings of headers', below('24/09/2026, ')],
  ['times', below('12:30:45 ')],
  ['less than', text('<')],
  ['greater than', text('>')],
  ['tags', text('<a>')],
  ['brackets never closed', text('x <')],
  ['marks', `${IPHONE}Ana: ${filled(LRM)}x\n${IPHONE}Ana: x`],
  ['marks and letters', `${IPHONE}Ana: ${filled(`${LRM}a `)}\n${IPHONE}Ana: x`],
  ['placeholders in a row', `${IPHONE}Ana: ${filled(`x ${LRM}image omitted`)}`],
  ['attachments in a row', text('a.jpg (file attached) ')],
  ['stops', text('.')],
  ['quotes for a name', `${ANDROID}${filled('"')}: hi\n${ANDROID}Ana: x`],
  ['line breaks', text('\n')],
  ['carriage returns', text('\r')],
  ['both', text('\r\n')],
  ['short lines before the first message', `${filled('a\n')}${ANDROID}Ana: x`],
  ['one name of marks', `${ANDROID}a${filled('\u0301')}: x\n${ANDROID}Ana: x`],
  ['long names', each(`${ANDROID}${'x'.repeat(1100)}: a`)],
  ['long sentences of the service', `${each(`${ANDROID}${'word '.repeat(200)}`)}${ANDROID}Ana: x`],
  ['long marked sentences', `${each(`${IPHONE}Ana: ${LRM}${'word '.repeat(200)}`)}${IPHONE}Ana: x`],
  ['sentences with quotes', `${each(`${ANDROID}Ana changed the subject from "a: b" to "c: d"`)}${ANDROID}Ana: x`],
  ['impossible dates', `${each('31/02/2026, 14:32 - Ana: x')}${ANDROID}Ana: x`],
  ['dates in turn', each(`${ANDROID}Ana: x\n25/09/2026, 14:32 - Ana: x`)],
  ['dates without a year in turn', each('[14:32, 29/02] Ana: x\n[14:32, 25/09] Ana: x')],
  ['two families in turn', each('9/24/26, 2:32 - Ana: x\n9.24.26, 2:32 - Ana: x')],
  ['months by name, then words', `22 March 2022, 9:05 - Ana: x\n${filled('aaaa bbbb cccc\n')}`],
  ['eras in turn', each('[R4/9/9 9:05:00] Ana: x\n[R4/9/10 9:05:00] Ana: x')],
  ['another calendar', each('1402/12/15, 18:44 - Ana: x\n1402/12/16, 18:44 - Ana: x')],
  ['a poll without end', `${IPHONE}Ana: ${LRM}POLL:\n${filled('x\n')}`],
  ['links to maps', text('https://maps.google.com/')],
  ['edited in a row', text(`x ${LRM}<This message was edited>`)],
  ['byte order marks', below('\ufeff')],
  ['directions', below('\u202a')],
  ['JSON', `${ANDROID}Ana: x\n{"a":${filled('[')}`],
  ['reactions of another service', `[2019-12-24 12:23:10] Ana: x\n${filled('(- a')}`],
])('T6: %s', async (_name, hostile) => {
  expect((await readText(hostile)).chat.count).toBeGreaterThan(0)
})

test('T2: people named like what every object has are people like any other, and objects stay what they were', async () => {
  const strange = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'valueOf', 'isPrototypeOf', 'prototype', '__defineGetter__']
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  const read = async (names: string[]): Promise<unknown> => {
    const { chat } = await readText(
      names.map((name, i) => `${ANDROID}${name}: hi\n`.repeat(i + 1)).join(''),
      {},
      `WhatsApp Chat with ${names[0]}.txt`,
    )
    return { people: chat.participants.map((name) => names.indexOf(name)), author: [...chat.author], time: [...chat.time] }
  }
  expect(await read(strange)).toEqual(await read(strange.map((_, i) => `Person ${i}`)))
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(inherited)
  expect(Object.keys({})).toEqual([])
})
