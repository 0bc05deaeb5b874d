import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '#testing/read-text.ts'

const lines = [
  '24/09/2026, 14:32 - Ana: hi  there',
  'and more',
  '',
  '  - indented',
  '24/09/2026, 14:33 - Ben Li: he said "no"',
  '> quoted by hand',
  '25/09/2026, 9:05 - Ana: see: you',
  '26/09/2026, 9:05 - Ben Li: <Media omitted>',
]
const iphone = ['[24.09.26, 14:32:10] Ana: hi', 'more', '[25.09.26, 14:33:10] Ben Li: yo', '[26.09.26, 14:34:10] Ana: ok']

const damages: [name: string, damage: (line: string) => string][] = [
  ['quoted by a mail client', (line) => `> ${line}`],
  ['quoted twice', (line) => `> > ${line}`],
  ['quoted without a blank', (line) => `>${line}`],
  ['with a leading space', (line) => ` ${line}`],
  ['with a leading tab', (line) => `\t${line}`],
  ['indented', (line) => `    ${line}`],
  ['in quotes', (line) => `"${line.replaceAll('"', '""')}"`],
  ['with doubled spaces', (line) => line.replaceAll(' ', '  ')],
]

const read = async (text: string) => {
  const { chat, facts } = await readText(text)
  return { messages: plainMessages(chat), notes: facts.notes.map(({ code }) => code), unread: facts.unreadLines }
}

describe.each([
  ['Android', lines],
  ['iPhone', iphone],
  ['iPhone, with no blank in its headers', iphone.map((line) => line.replace(/(\d+)\.(\d+)\.(\d+), /, '20$3-$2-$1T'))],
])('%s', (_phone, whole) => {
  for (const end of ['\n', '\r\n']) {
    test.each(damages)(`every line %s (${JSON.stringify(end)})`, async (_name, damage) => {
      const wanted = await read(whole.join(end))
      const found = await read(whole.map(damage).join(end))
      expect(found.messages).toEqual(wanted.messages)
      expect(found.notes).toEqual([...wanted.notes, 'lines_mended'].sort())
      expect(found.unread).toBe(0)
    })
  }
})

test('full-width colons, in the time and behind the name', async () => {
  const found = await read('24/09/2026, 14：32 - Ana：hi：there\n24/09/2026, 14：33 - Ben： yo\n25/09/2026, 9：05 - Ana：ok\n')
  expect(found.messages.map(({ author, text, date }) => [author, text, date])).toEqual([
    ['Ana', 'hi：there', '2026-09-24T14:32:00'],
    ['Ben', 'yo', '2026-09-24T14:33:00'],
    ['Ana', 'ok', '2026-09-25T09:05:00'],
  ])
  expect(found.notes).toEqual(['lines_mended'])
})

test('a chat in which someone quotes lines from another chat is left as it is', async () => {
  const quoted = iphone.map((line) => `> ${line}`)
  const text = `24/09/2026, 14:32 - Ana: look\n${quoted.join('\n')}\n24/09/2026, 14:33 - Ben: oh\n25/09/2026, 14:33 - Ana: yes\n25/09/2026, 14:34 - Ana: yes\n25/09/2026, 14:35 - Ana: yes\n`
  const { messages, notes } = await read(text)
  expect(messages[0].text).toBe(`look\n${quoted.join('\n')}`)
  expect(notes).toEqual([])
})

describe('what was pasted into a message, or written so, is not damage', () => {
  const own = (count: number, from = 10) =>
    Array.from(
      { length: count },
      (_, i) => `14.03.24, ${from + Math.floor(i / 60)}:${String(i % 60).padStart(2, '0')} - ${i % 2 ? 'Ana' : 'Ben'}: text  ${i}`,
    )
  const pasted: [name: string, line: (i: number) => string][] = [
    ['quoted', (i) => `> 12.03.24, 09:1${i % 10} - Zoe: q`],
    ['in quotes', (i) => `"[12.03.24, 09:1${i % 10}:00] Zoe: a"`],
    ['indented', (i) => ` 12.03.24, 09:1${i % 10} - Zoe: q`],
    ['doubled', (i) => `12.03.24,  09:1${i % 10}  -  Zoe:  q`],
    ['with a full-width colon behind the name', (i) => `[12.03.24, 09:1${i % 10}:00] Zoe：q`],
  ]
  for (const [name, line] of pasted) {
    for (const [count, behind] of [
      [5, 2],
      [70, 500],
      [300, 40],
    ]) {
      test(`${count} lines ${name}, ${behind} messages behind them`, async () => {
        const block = Array.from({ length: count }, (_, i) => line(i)).join('\n')
        const messages = own(behind)
        const found = await read(`13.03.24, 10:00 - Ana: see\n${block}\n${messages.join('\n')}\n`)
        expect(found.messages.map(({ author, text }) => `${author}: ${text}`)).toEqual([
          `Ana: see\n${block}`,
          ...messages.map((text) => text.slice(18)),
        ])
        expect(found.notes).toEqual([])
      })
    }
    test(`lines ${name} at the head of a cut file, before its own`, async () => {
      const found = await read(`${Array.from({ length: 130 }, (_, i) => line(i)).join('\n')}\n${own(300).join('\n')}\n`)
      expect(found.notes).not.toContain('lines_mended')
      expect(found.messages.slice(-300).map(({ text }) => text)).toEqual(own(300).map((text) => text.slice(23)))
    })
  }
})

test.each([
  ['before the time', '24.09.21  14:32 - Ana: ascii  art   x'],
  ['before the time, in brackets', '[24.09.21  14:32:10] Ana: ascii  art   x'],
  ['behind a comma', '24.09.21,  14:32 - Ana: ascii  art   x'],
])('two blanks that the layout itself has, %s', async (_name, line) => {
  const found = await read(`${line}\n${line}\n`)
  expect(found.messages.map(({ text }) => text)).toEqual(['ascii  art   x', 'ascii  art   x'])
  expect(found.notes).not.toContain('lines_mended')
})

test('lines that tell what happened contain no colon that could be damaged', async () => {
  const found = await read('24/09/2026, 14:32 - Ana joined\n24/09/2026, 14:32 - Ana：hi\n24/09/2026, 14:33 - Ben： yo\n')
  expect(found.messages.map(({ author, text }) => [author, text])).toEqual([
    ['Ana', 'hi'],
    ['Ben', 'yo'],
  ])
})
