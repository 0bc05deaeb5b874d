import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ColumnsRead } from './columns-read.ts'

/** Messages in the file's order: how many dates after the one before, and the sender. */
const messages = fc.array(fc.record({ later: fc.nat({ max: 40 }), sender: fc.nat({ max: 90 }) }), { minLength: 1, maxLength: 400 })

function scanOf(of: readonly { later: number; sender: number }[], count = of.length) {
  let now = 0
  const run = Uint32Array.from(of, ({ later }) => (now += later))
  return { run, sender: Uint32Array.from(of, ({ sender }) => sender), count }
}

test('every message is counted once in its column, of which there are no more than dates', () => {
  fc.assert(
    fc.property(messages, fc.array(fc.nat({ max: 400 }), { maxLength: 4 }), (all, stops) => {
      const read = new ColumnsRead()
      for (const stop of stops.filter((stop) => stop < all.length).sort((a, b) => a - b)) read.after(scanOf(all, stop))
      const { people, rest } = read.after(scanOf(all))
      const rows = [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts)
      const dates = all.reduce((sum, { later }) => sum + later, 1)
      const columns = rows[0].length
      expect(columns).toBe(Math.ceil(dates / (dates > 1024 ? 2 ** Math.ceil(Math.log2(dates / 1024)) : 1)))
      const { run } = scanOf(all)
      const shift = Math.log2(dates > 1024 ? 2 ** Math.ceil(Math.log2(dates / 1024)) : 1)
      const expected = new Uint32Array(columns)
      for (const date of run) expected[date >> shift]++
      expect(Array.from(expected, (_, column) => rows.reduce((sum, row) => sum + row[column], 0))).toEqual([...expected])
      expect(people.length).toBeLessThanOrEqual(9)
    }),
  )
})

test('those with most messages first, and two who take turns have as many', () => {
  const turns = Array.from({ length: 1000 }, (_, n) => ({ later: 0, sender: n % 3 === 2 ? 1 : 0 }))
  expect(new ColumnsRead().after(scanOf(turns)).people).toEqual([{ counts: Uint32Array.from([665]) }, { counts: Uint32Array.from([335]) }])
  const many = Array.from({ length: 80 }, (_, sender) => ({ later: 1, sender }))
  expect(new ColumnsRead().after(scanOf(many)).rest?.counts.reduce((sum, count) => sum + count, 0)).toBe(71)
})

test('where there are many dates a column has two, then four', () => {
  const read = new ColumnsRead()
  const every = Array.from({ length: 1500 }, () => ({ later: 1, sender: 0 }))
  expect(read.after(scanOf(every, 1000)).people[0].counts).toHaveLength(1001)
  expect(read.after(scanOf(every)).people[0].counts.slice(0, 3)).toEqual(Uint32Array.from([1, 2, 2]))
})

test('before the first message there is nothing', () => {
  expect(new ColumnsRead().after(scanOf([]))).toEqual({ perDay: 1, people: [], rest: null })
})
