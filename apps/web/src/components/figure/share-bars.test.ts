import fc from 'fast-check'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Pen } from '#charts/pen.ts'
import { sharePart } from '#charts/share-image.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { PersonBar } from '#components/people/person-bar.tsx'
import { drawn } from '#testing/drawn.tsx'

const counts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 })

test('the bar of a share is that part of a bar of all messages', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (percent) => {
      const bar = createElement(PersonBar, { name: 'Ana', place: 0, messages: 7, part: percent / 100 })
      expect(await drawn(bar)).toContain(`width:${100 * (percent / 100)}%`)
    }),
  )
})

test('in a picture, too: the bars laid end to end are the ground of one', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const y = given.toSorted((a, b) => b - a)
      const messages = y.reduce((sum, n) => sum + n, 0)
      const rects: number[] = []
      const context = new Proxy(
        { fillRect: (_x: number, _y: number, width: number) => rects.push(width), measureText: () => ({ width: 1 }) },
        {
          get: (own, key) => Reflect.get(own, key) ?? (() => ({ addColorStop: () => undefined, setTransform: () => undefined })),
          set: () => true,
        },
      ) as unknown as Pen
      const people = { people: y.map((count, i) => ({ person: `Person ${i}`, messages: count })), messages }
      const tokens = new Proxy({}, { get: () => '#000' }) as ChartTokens
      sharePart(people, () => 0, tokens, 1000).paint(context)
      const bars = rects.filter((_, i) => i % 2 === 1)
      expect(bars).toHaveLength(y.length)
      for (const [i, width] of bars.entries()) expect(width).toBeCloseTo(Math.max(2, (1000 * y[i]) / messages))
    }),
  )
})
