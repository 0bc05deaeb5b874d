import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadersOf, palest, stopsOf, strengthsOf } from './color.ts'

const shares = fc.array(
  fc.integer({ min: 0, max: 100 }).map((n) => n / 100),
  { minLength: 1, maxLength: 80 },
)
const evenly = (n: number) => Array.from({ length: n }, (_, i) => (i + 0.5) / n)

test('a color is full from the median share on, and never paler than the palest', () => {
  fc.assert(
    fc.property(shares, fc.constantFrom(0.4, 0.8), (given, low) => {
      const positive = given.filter((share) => share > 0).sort((a, b) => a - b)
      const median = positive[Math.floor(positive.length / 2)] ?? 1
      for (const [i, strength] of strengthsOf(given, low).entries()) {
        expect(strength).toBeGreaterThanOrEqual(palest)
        expect(strength > 1 - 1e-9).toBe(given[i] >= median - 1e-9)
      }
    }),
  )
  expect(strengthsOf([0.1, 0.4, 0.5], 0.8)).toEqual([0.75, 1, 1])
})

test('between stops a line passes every strength closely, and a steady color needs two', () => {
  fc.assert(
    fc.property(shares, (given) => {
      const [strengths, middles] = [strengthsOf(given, 0.8), evenly(given.length)]
      const stops = stopsOf(strengths, middles, 0)
      for (const [i, at] of middles.entries()) {
        const next = stops.findIndex((stop) => stop.at >= at)
        const [from, to] = [stops[Math.max(0, next - 1)], stops[next]]
        const part = to.at === from.at ? 0 : (at - from.at) / (to.at - from.at)
        // Stops are rounded to a hundredth.
        expect(Math.abs(from.strength + part * (to.strength - from.strength) - strengths[i])).toBeLessThan(0.046)
      }
    }),
  )
  expect(stopsOf(Array(50).fill(1), evenly(50), 3)).toEqual([
    { at: 0.01, row: 3, strength: 1 },
    { at: 0.99, row: 3, strength: 1 },
  ])
  expect(stopsOf([1], [0.5], 0)).toHaveLength(1)
})

test('one lane has the color of the person who leads each bin, the busier of two who are equal', () => {
  const stop = (at: number, row: number) => ({ at, row, strength: 1 })
  const three = [
    [0.6, 0.5, 0.1, 0.6],
    [0.4, 0.5, 0.9, 0.4],
  ]
  expect(leadersOf(three, [0, 0.25, 0.5, 0.75])).toEqual([stop(0, 0), stop(0.5, 0), stop(0.5, 1), stop(0.75, 1), stop(0.75, 0)])
})

describe.each([':root,', ':root[data-theme="dark"] {'])('in the theme %s', (selector) => {
  const css = readFileSync(new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url), 'utf8')
  const rule = css.slice(css.indexOf(selector), css.indexOf('}', css.indexOf(selector)))
  const token = (name: string) => {
    const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(rule)?.[1] ?? ''
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  }
  const luminance = (color: readonly number[]) => {
    const [r, g, b] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('person %d at the palest stands out from paper at 3:1', (person) => {
    const [paper, color] = [token('paper'), token(`person-${person}`)]
    const pale = color.map((part, i) => palest * part + (1 - palest) * paper[i])
    const [dark, light] = [luminance(pale), luminance(paper)].sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
  })
})
