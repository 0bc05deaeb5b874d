import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '../testing/read-text.ts'

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

test('a chat in which someone quotes lines of a chat is left as it is', async () => {
  const quoted = iphone.map((line) => `> ${line}`)
  const text = `24/09/2026, 14:32 - Ana: look\n${quoted.join('\n')}\n24/09/2026, 14:33 - Ben: oh\n25/09/2026, 14:33 - Ana: yes\n25/09/2026, 14:34 - Ana: yes\n25/09/2026, 14:35 - Ana: yes\n`
  const { messages, notes } = await read(text)
  expect(messages[0].text).toBe(`look\n${quoted.join('\n')}`)
  expect(notes).toEqual([])
})
