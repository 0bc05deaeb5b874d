/** Times without the zero of their minutes are read where the file writes so; elsewhere they are scores and lists in a message. */
import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '#testing/read-text.ts'

const read = async (text: string) => {
  const { chat, facts } = await readText(text)
  return { messages: plainMessages(chat), events: chat.events.count, unread: facts.unreadLines, others: facts.otherFormatLines }
}

const scores = [
  '16.03.24, 3:1 - Bayern: super',
  '17.03.24, 2:2 - Unentschieden',
  '17.03.24 2:2 - Unentschieden',
  '1.2.3, 4:5 - x',
  '1.2.3, 4:5 - x: y',
  '12.03.24, 5.5 - 6: x',
  '12.3.24 4.5: x',
  '12.3.24, 5h6 - x: y',
  '16.03.24, 14:32:5 - Bayern: super',
  '[16.03.24, 3:1] Bayern: super',
]
const chats: [name: string, before: string[], after: string[]][] = [
  ['a chat whose minutes have zeros', ['15.03.24, 10:00 - Ana: Ergebnisse:'], ['18.03.24, 10:05 - Ben: ok', '18.03.24, 10:06 - Ana: gut']],
  ['a chat that happens to have none', ['15.03.24, 10:15 - Ana: Ergebnisse:'], ['18.03.24, 10:25 - Ben: ok', '18.03.24, 10:36 - Ana: gut']],
  ['an iPhone’s chat', ['[15.03.24, 10:15:12] Ana: Ergebnisse:'], ['[18.03.24, 10:25:12] Ben: ok', '[18.03.24, 10:36:12] Ana: gut']],
]

describe.each(chats)('scores in %s', (_name, before, after) => {
  for (const block of [...scores.map((score) => [score]), scores, scores.slice(0, 5), Array.from({ length: 30 }, () => scores[0])]) {
    test(`${block.length} lines: ${block[0]}`, async () => {
      const found = await read([...before, ...block, ...after].join('\n'))
      expect(found.messages.map(({ author, text }) => `${author}: ${text}`)).toEqual([
        `Ana: Ergebnisse:\n${block.join('\n')}`,
        'Ben: ok',
        'Ana: gut',
      ])
      expect([found.events, found.unread, found.others]).toEqual([0, 0, 0])
    })
  }
})

const minutes = Array.from({ length: 60 }, (_, i) => (i * 7) % 60)
test.each([
  ['Android', (minute: number, i: number) => `${1 + (i % 28)}.3.2024, 9:${minute} - ${i % 2 ? 'Ana' : 'Ben'}: ${i}`],
  [
    'with seconds',
    (minute: number, i: number) => `[${1 + (i % 28)}.3.2024, 9:${minute}:${(minute * 3) % 60}] ${i % 2 ? 'Ana' : 'Ben'}: ${i}`,
  ],
])('a chat that writes no zeros: %s', async (_name, line) => {
  for (const from of [0, 5]) {
    const found = await read(minutes.map(line).slice(from).join('\n'))
    expect(found.messages.map(({ date }) => Number(date.slice(14, 16)))).toEqual(minutes.slice(from))
    expect([found.events, found.unread]).toEqual([0, 0])
  }
})
