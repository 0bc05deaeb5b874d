import { expect, test } from 'vitest'
import type { Progress } from '../client.ts'
import { createReadings } from './parse-cache.ts'

/** The progress while these messages are read. */
async function reported(lines: readonly string[]): Promise<Progress[]> {
  const progress: Progress[] = []
  const file = new File([lines.join('\n')], 'chat.txt')
  await createReadings(64e6).read({ file }, { report: (step) => progress.push(step) })
  return progress.filter(({ stage }) => stage === 'reading')
}

test('with the last report of a reading comes a picture of the chat, without a name', async () => {
  const [only, ...others] = await reported([
    '13/01/2021, 10:00 - Ana: hello',
    '13/01/2021, 11:00 - Ana: well?',
    '14/01/2021, 23:00 - Ben: yes',
  ])
  expect(others).toEqual([])
  expect(only.done).toBe(only.total)
  expect(only.slots).toEqual({
    perDay: 4,
    people: [{ counts: Uint32Array.from([0, 2, 0, 0, 0, 0, 0, 0]) }, { counts: Uint32Array.from([0, 0, 0, 0, 0, 0, 0, 1]) }],
    rest: null,
  })
  expect(JSON.stringify(only)).not.toContain('Ana')
})

test('of a large file every report has what was read so far, and there is one per 4 MiB', async () => {
  const words = 'hello '.repeat(30)
  const lines = Array.from({ length: 50_000 }, (_, n) => `${1 + (n % 28)}/01/2021, 10:00 - ${n % 3 === 0 ? 'Ben' : 'Ana'}: ${words}`)
  const all = await reported(lines)
  expect(all.map(({ done, total }) => Math.round((10 * done) / total))).toEqual([4, 8, 10])
  const messages = all.map(({ slots }) => (slots?.people ?? []).flatMap(({ counts }) => [...counts]).reduce((sum, count) => sum + count, 0))
  expect(messages[2]).toBe(50_000)
  for (const [i, { done, total }] of all.entries()) expect(messages[i] / 50_000).toBeCloseTo(done / total, 2)
})
