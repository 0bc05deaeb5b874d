import { english, within } from '@convostat/format'
import type { Report } from '@convostat/report'
import { expect, test } from 'vitest'
import { session } from '#testing/api.ts'

/** Two people who answer each other after this many seconds, in turn; written by a phone with seconds, or with whole minutes. */
function chatOf(gaps: readonly number[], hasSeconds: boolean): File {
  let time = Date.UTC(2021, 2, 1, 9)
  const lines = [0, ...gaps].map((gap, i) => {
    time += gap * 1000
    const [, year, month, day, clock] = /^(\d+)-(\d+)-(\d+)T([\d:]+)/.exec(new Date(time).toISOString()) ?? []
    const text = `${i % 2 === 0 ? 'Ana' : 'Ben'}: message ${i}`
    return hasSeconds ? `[${day}/${month}/${year}, ${clock}] ${text}` : `${day}/${month}/${year}, ${clock?.slice(0, 5)} - ${text}`
  })
  return new File([`${lines.join('\n')}\n`], 'chat.txt')
}

/** How the usual reply is written in a report, and in the answer to a question. */
async function shown(file: File) {
  const reports: Report[] = []
  const print = async (report: Report) => {
    reports.push(report)
    return new Uint8Array()
  }
  const { api, goPro } = session({ printing: { print } })
  goPro()
  const { latency, import: facts } = await api.upload.run({ file })
  await api.exports.pdf()
  const tiles = reports[0]?.sections[0]?.blocks.flatMap((block) => (block.kind === 'tiles' ? block.tiles : [])) ?? []
  let answer = ''
  const question = 'How long does Ana take to reply to Ben?'
  for await (const event of await api.ai.ask({ question })) if (event.event === 'answer') answer = event.data.answer
  const tile = String(tiles.find(({ label }) => label === 'median response time')?.value)
  return { latency, facts, tile, answer, text: JSON.stringify(reports[0]) }
}

const many = (gap: number) => Array.from({ length: 30 }, () => gap)

test.each([
  ['a minute or none', Array.from({ length: 42 }, (_, i) => (i % 3 === 0 ? 60 : 0)), 'under a minute'],
  ['none', many(0), 'under a minute'],
  ['three and four minutes', Array.from({ length: 40 }, (_, i) => (i % 4 < 2 ? 180 : 240)), '4 min'],
  ['an hour and a half', many(5400), '1.5 h'],
])('where the file has whole minutes, replies after %s are written alike and as exactly as its clock', async (_, gaps, usual) => {
  const { latency, facts, tile, answer, text } = await shown(chatOf(gaps, false))
  expect(facts.has_seconds).toBe(false)
  expect(tile).toBe(english.latency(latency.p50, 'minutes'))
  expect(tile.replaceAll('\u00a0', ' ')).toBe(usual)
  expect(text).not.toMatch(/\d\u00a0s\b|\d\.\d\u00a0min/)
  expect(answer).not.toMatch(/\d\u00a0s\b|\d\.\d\u00a0min/)
  expect(answer).toContain(within(tile))
  expect(`${text} ${answer}`).not.toContain('within under')
})

test('where it has seconds they are shown, alike', async () => {
  const { facts, tile, answer } = await shown(chatOf(many(45), true))
  expect([facts.has_seconds, tile, answer]).toEqual([true, '45\u00a0s', expect.stringContaining('45\u00a0s')])
})

test('an answer is written as the reader’s region writes, whatever a caller says of it', async () => {
  const { api, goPro } = session()
  goPro()
  await api.upload.run({ file: chatOf(many(60), false) })
  const answerFor = async (question: string, languages?: string[]) => {
    for await (const event of await api.ai.ask({ question, languages })) if (event.event === 'answer') return event.data.answer
    return ''
  }
  const first = 'When was the first message?'
  expect(await answerFor(first)).toContain('Mar 1, 2021')
  expect(await answerFor(first, ['en-GB', 'de'])).toContain('1 Mar 2021')
  expect(await answerFor(first, ['no such tag', ''.padEnd(60, 'x')])).toContain('Mar 1, 2021')
  expect(await answerFor('Wann war die erste Nachricht?', ['en-GB'])).toContain('1. März 2021')
})
