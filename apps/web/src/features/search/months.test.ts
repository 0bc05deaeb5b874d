import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inYears } from './months.ts'

test('a year is twelve months, and one without messages is left out', () => {
  const years = inYears([
    { month: '2020-11', messages: 2 },
    { month: '2020-12', messages: 0 },
    { month: '2022-02', messages: 5 },
  ])
  expect(years.map(({ year, messages, months }) => [year, messages, months.length])).toEqual([
    ['2020', 2, 12],
    ['2022', 5, 12],
  ])
  expect(years[1].months.filter(({ messages }) => messages > 0)).toEqual([{ month: '2022-02', messages: 5 }])
})

test('no message is lost in the years, and none is counted twice', () => {
  const anyMonths = fc.uniqueArray(
    fc.record({
      month: fc
        .tuple(fc.integer({ min: 2009, max: 2030 }), fc.integer({ min: 1, max: 12 }))
        .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
      messages: fc.nat(1000),
    }),
    { selector: ({ month }) => month },
  )
  fc.assert(
    fc.property(anyMonths, (months) => {
      const back = inYears(months).flatMap(({ months }) => months.filter(({ messages }) => messages > 0))
      const given = months.filter(({ messages }) => messages > 0)
      expect(new Map(back.map(({ month, messages }) => [month, messages]))).toEqual(
        new Map(given.map(({ month, messages }) => [month, messages])),
      )
      expect(back).toHaveLength(given.length)
    }),
  )
})
