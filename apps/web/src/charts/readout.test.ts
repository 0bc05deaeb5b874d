import { expect, test } from 'vitest'
import { tokens } from '#testing/chart-tokens.ts'
import { cells } from './cells.ts'
import { fingerprintOf } from './fingerprint.ts'
import { drawFingerprint } from './fingerprint-drawing.ts'
import type { Drawing } from './marks.ts'
import { readingAt, readingByKey } from './readout.ts'

const said = (row: number, column: number) => ({ said: `${row} ${column}`, messages: 1, wanted: {} })
/** Three rows of four, of which two cells are not there. */
const counts = [
  [1, 1, 1, null],
  [1, 1, 1, 1],
  [1, null, 1, 1],
]
const area = { left: 10, top: 20, width: 80, height: 60 }
const drawing: Drawing = { width: 100, height: 100, ...cells(area, { counts, full: 1, steps: tokens.heat, pointAt: said }) }
const name = (index: number) => drawing.readings[index]?.point.said ?? 'none'

test('every pixel of a cell is its own, and what is beside all of them is nobody’s', () => {
  for (let x = 0; x < 100; x++)
    for (let y = 0; y < 100; y++) {
      const [column, row] = [Math.floor((x - 10) / 20), Math.floor((y - 20) / 20)]
      expect(name(readingAt(drawing, x, y))).toBe(counts[row]?.[column] ? `${row} ${column}` : 'none')
    }
})

test('a dot on a bar is pointed at, the nearer of two that overlap', () => {
  const none = { joy: 0, love: 0, gratitude: 0, amusement: 0, admiration: 0, surprise: 0, sadness: 0, anger: 0, fear: 0 }
  const people = ['Ana', 'Ben'].map((person) => ({ person, emotions: { ...none, love: 0.2 }, neutral_share: 0, messages: 9, felt: 9 }))
  const answer = { emotions: { ...none, love: 0.6 }, neutral_share: 0, messages: 90, people, differences: null }
  const fingerprint = drawFingerprint(
    fingerprintOf(answer, (person) => people.findIndex((each) => each.person === person)),
    tokens,
    700,
  )
  for (const column of [1, 2]) {
    const dot = fingerprint.readings.find((each) => each.row === 0 && each.column === column)
    expect(fingerprint.readings[readingAt(fingerprint, dot?.x ?? 0, dot?.y ?? 0)]).toBe(dot)
  }
})

test('arrow keys go to the next point in their direction, over what is missing, and end at the edges', () => {
  const walk = (...keys: string[]) => keys.reduce((at, key) => readingByKey(drawing.readings, at, key) ?? at, -1)
  expect(name(walk('ArrowRight'))).toBe('0 0')
  expect(name(walk('Home', 'ArrowRight', 'ArrowDown', 'ArrowDown'))).toBe('1 1')
  expect(name(walk('Home', 'ArrowDown', 'ArrowDown', 'ArrowRight'))).toBe('2 2')
  expect(name(walk('Home', 'ArrowDown', 'End', 'ArrowUp'))).toBe('1 3')
  expect(name(walk('Home', 'ArrowLeft'))).toBe('0 0')
  expect(name(walk('Home', 'End', 'ArrowRight'))).toBe('0 2')
  expect(name(walk('End', 'Home'))).toBe('2 0')
})

test('every point is reached by arrow keys from every other', () => {
  const { readings } = drawing
  const reached = new Set([0])
  for (const from of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(readingByKey(readings, from, key) ?? from)
  expect(reached.size).toBe(readings.length)
})

test('Page Up and Page Down go a twelfth of a row, and end at its edges', () => {
  const readings = Array.from({ length: 3650 }, (_, column) => ({ ...drawing.readings[0], row: 0, column }))
  expect(readingByKey(readings, 0, 'PageDown')).toBe(304)
  expect(readingByKey(readings, 304, 'PageUp')).toBe(0)
  expect(readingByKey(readings, 3600, 'PageDown')).toBe(3649)
  expect(name(readingByKey(drawing.readings, 0, 'PageDown') ?? -1)).toBe('0 1')
})

test('another key is nobody’s, and where there is nothing no key leads anywhere', () => {
  expect(readingByKey(drawing.readings, 0, 'a')).toBeNull()
  expect(readingByKey([], -1, 'ArrowRight')).toBeNull()
})
