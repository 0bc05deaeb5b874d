import { largest } from '@convostat/api/extremes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { format } from '#format/index.ts'
import type { Slide } from './answers.ts'
import { example } from './example.ts'
import { formOf } from './forms/form-of.ts'
import { tell } from './slide-texts.ts'
import { plainVoice } from './voices.ts'

const voice = plainVoice(false)
const [opening] = example.slides
const at = (month: number): string => `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** Months in a row, of which the first and the last may be covered in part. */
const anyMonths = fc
  .record({ values: fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 3, maxLength: 40 }), first: fc.boolean(), last: fc.boolean() })
  .map(({ values, first, last }) =>
    values.map((value, i) => {
      const isPartial = (first && i === 0) || (last && i === values.length - 1)
      return { at: at(i), value, ...(isPartial && { partial: true as const }) }
    }),
  )

test('no month that is covered in part is beside whole ones, except where it has most all the same', () => {
  fc.assert(
    fc.property(anyMonths, (series) => {
      const most = largest(
        series.map(({ value }) => value),
        0,
      )
      const slide: Slide = { ...opening, kind: 'busiest_month', figure: most, series, series_step: 'month' }
      const hidden = series.filter(({ value, partial }) => partial && value < most).map(({ at }) => format.month(at))
      const form = formOf(slide, voice)
      const raced = form?.form === 'race' ? form.lanes.map(({ label }) => label) : []
      const { rows = [], columns = [] } = tell(slide, voice)
      const told = [...raced, ...rows.map(({ label }) => label), ...columns.map(({ at }) => format.month(at))]
      expect(hidden.filter((month) => told.includes(month))).toEqual([])
      const leader = series.find(({ value }) => value === most)
      if (raced.length > 0) expect(raced[0]).toBe(format.month(leader?.at ?? ''))
      expect(raced).toHaveLength(series.length - hidden.length < 2 ? 0 : Math.min(6, series.length - hidden.length))
    }),
  )
})
