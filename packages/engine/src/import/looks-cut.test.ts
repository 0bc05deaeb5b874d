import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'

/** Which limit of exports a file of this many messages, system lines and attached files is at. */
async function limitOf(messages: number, events = 0, files = 0): Promise<string> {
  const lines = [
    ...Array<string>(files).fill('13/01/24, 10:00 - A: IMG-1.jpg (file attached)\n'),
    ...Array<string>(messages - files).fill('13/01/24, 10:00 - A: x\n'),
    ...Array<string>(events).fill('13/01/24, 10:00 - B left\n'),
  ]
  const { chat, facts } = await readText(lines.join(''))
  expect([chat.count, chat.events.count]).toEqual([messages, events])
  return facts.notes.flatMap(({ code, detail }) => (code === 'looks_cut' ? [/[\d,]+(?= messages)/.exec(detail)?.[0] ?? ''] : [])).join()
}

test.each<[number, number, number, string]>([
  [9_989, 0, 1, ''],
  [9_990, 0, 1, '10,000'],
  [10_010, 0, 1, '10,000'],
  [10_011, 0, 1, ''],
  [10_000, 0, 0, ''],
  [9_900, 100, 1, '10,000'],
  [10_000, 100, 1, '10,000'],
  [9_900, 120, 1, ''],
  [39_989, 0, 1, ''],
  [39_990, 0, 0, '40,000'],
  [40_010, 0, 0, '40,000'],
  [40_011, 0, 0, ''],
  [39_900, 100, 0, '40,000'],
  [40_000, 100, 0, '40,000'],
])('%i messages, %i system lines, %i files: %s', async (messages, events, files, limit) => {
  expect(await limitOf(messages, events, files)).toBe(limit)
})
