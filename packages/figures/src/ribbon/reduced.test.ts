import fc from 'fast-check'
import { expect, test } from 'vitest'
import { total } from './bins.ts'
import { drawRibbon } from './drawing.ts'
import { gapsInDays } from './gaps.ts'
import { reducedRibbon, restoredRibbon } from './reduced.ts'
import type { Ribbon } from './shape.ts'

/** The dashboard's on a desk. */
const [width, height] = [1088, 172]

const sparse = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 40 }) })
const ribbons = fc
  .tuple(fc.integer({ min: 1, max: 700 }), fc.constantFrom(1, 4), fc.integer({ min: 1, max: 4 }), fc.boolean())
  .chain(([days, perDay, people, hasRest]) =>
    fc
      .array(fc.array(sparse, { minLength: days * perDay, maxLength: days * perDay }), {
        minLength: people + Number(hasRest),
        maxLength: people + Number(hasRest),
      })
      .map((rows) => ribbonOf(rows, perDay, people)),
  )

function ribbonOf(rows: number[][], perDay: number, people: number): Ribbon {
  const rest = rows.length > people ? { people: 31, counts: rows[people] } : null
  return {
    ...{ from: '2010-01-01', to: '2024-12-31', slots_per_day: perDay, messages: total(rows.map(total)), remark: null, rest },
    people: rows.slice(0, people).map((counts, i) => ({ person: `Person ${i}`, counts })),
  }
}

const wovenOf = ({ people, rest, slots_per_day: perDay }: Ribbon) => ({
  perDay,
  rows: [...people, ...(rest ? [rest] : [])].map(({ counts }) => counts),
  people: people.length,
})

test('a reduced ribbon is drawn on the dashboard as the whole one, to the last stroke, with every gap', () => {
  fc.assert(
    fc.property(ribbons, (ribbon) => {
      const restored = restoredRibbon(JSON.parse(JSON.stringify(reducedRibbon(ribbon))))
      expect(drawRibbon(wovenOf(restored), width, height)).toEqual(drawRibbon(wovenOf(ribbon), width, height))
      expect(gapsInDays(wovenOf(restored))).toEqual(gapsInDays(wovenOf(ribbon)))
      expect(wovenOf(restored).rows.map(total)).toEqual(wovenOf(ribbon).rows.map(total))
    }),
    { numRuns: 60 },
  )
})

test('damaged data is refused: it would be drawn as a ribbon', () => {
  const reduced = reducedRibbon(ribbonOf([[1, 0, 0, 0, 5, 0]], 1, 1))
  expect(() => restoredRibbon({ ...reduced, slots: 9 })).toThrow()
  expect(() => restoredRibbon({ ...reduced, active: [] })).toThrow()
  expect(() => restoredRibbon({ ...reduced, bin: 0 })).toThrow()
  expect(() => restoredRibbon({ ...reduced, people: [{ person: 'Ana', counts: [1] }] })).toThrow()
})
