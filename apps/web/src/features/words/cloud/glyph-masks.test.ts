import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printed } from './glyph-masks.ts'

type Box = readonly [left: number, top: number, width: number, height: number]
/** The boxes that were filled on the sheet; letters themselves are not drawn here. */
let filled: Box[]

beforeEach(() => {
  filled = []
  const context = {
    fillText: () => undefined,
    strokeText: () => undefined,
    beginPath: () => undefined,
    ellipse: () => undefined,
    fill: () => undefined,
    fillRect: (...box: Box) => filled.push(box),
    measureText: () => ({ actualBoundingBoxAscent: 40, actualBoundingBoxDescent: 10 }),
  }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
      transferToImageBitmap = () => ({})
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const serif = { family: 'serif', weight: 480 }
/** The boxes of one word of 50 px type that is 100 px wide; the last fill colors the whole sheet. */
const boxesOf = async (text: string, type: Parameters<typeof printed>[1] = serif): Promise<Box[]> => {
  await printed([{ text, size: 50, width: 100 }], type)
  return filled.slice(0, -1)
}

test('a word keeps room before and behind it that grows with it: two large ones are not read as one', async () => {
  const { prints } = await printed([{ text: 'Mina', size: 50, width: 100 }], serif)
  expect(prints[0].width - 100).toBeGreaterThanOrEqual(0.25 * 50)
  const { prints: small } = await printed([{ text: 'Mina', size: 10, width: 20 }], serif)
  expect(small[0].width).toBe(26)
  // Filled from edge to edge: a word beside it finds no place there.
  const [[left, , width]] = filled
  expect([left, left + width]).toEqual([0, prints[0].width])
})

test.each(['しましょう', 'प्यार', 'جماعة', '고마워', 'ไป', 'ok桜'])('nothing is inside of the box of %s', async (word) => {
  const [[left, top, width, height]] = await boxesOf(word)
  expect(width).toBeGreaterThanOrEqual(100)
  expect(height).toBeGreaterThanOrEqual(50)
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
})

test.each(['harbour', 'ёлка', 'Μάιος', "don't"])('below and above %s there is room for others', async (word) =>
  expect(await boxesOf(word)).toHaveLength(1),
)

test('an emoji is as if filled, and has no box besides', async () => expect(await boxesOf('❤', { ...serif, isHollow: true })).toEqual([]))

test('each row of the sheet is its own image, from one to the next without a gap', async () => {
  const words = Array.from({ length: 30 }, (_, at) => ({ text: `word${at}`, size: 80 - at, width: 300 }))
  const { strips, prints } = await printed(words, serif)
  expect(strips.length).toBeGreaterThan(2)
  expect(strips.map(({ top }) => top)).toEqual([...new Set(prints.map(({ top }) => top))])
  for (const { top, height } of prints) {
    const next = strips.find((strip) => strip.top > top)?.top ?? Number.POSITIVE_INFINITY
    expect(top + height).toBeLessThanOrEqual(next)
  }
})
