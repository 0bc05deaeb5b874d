import { expect, test } from 'vitest'
import { layOut, type Print } from './lay-out.ts'
import { seededRandom } from './seeded-random.ts'

/** A canvas of one ink, as far as a layout draws on it: what is drawn from the sheet is a full box. */
function inkCanvas() {
  const canvas = { width: 0, height: 0, getContext: () => context }
  let ink = new Uint8Array(0)
  let [left, top] = [0, 0]
  const context = {
    measureText: undefined as unknown,
    fillText: undefined as unknown,
    save: () => undefined,
    restore: () => {
      left = 0
      top = 0
    },
    translate: (x: number, y: number) => {
      left = x
      top = y
    },
    clearRect: () => {
      if (ink.length === 4 * canvas.width * canvas.height) ink.fill(0)
      else ink = new Uint8Array(4 * canvas.width * canvas.height)
    },
    drawImage: (_sheet: unknown, _l: number, _t: number, _w: number, _h: number, x: number, y: number, width: number, height: number) => {
      // Half of the height of a print is room above and below its letters.
      for (let row = Math.round(top + y + height / 4); row < top + y + (3 * height) / 4; row++)
        ink.fill(1, 4 * (row * canvas.width + Math.round(left + x)), 4 * (row * canvas.width + Math.round(left + x + width)))
    },
    // All of the canvas, or one pixel of a new one.
    getImageData: (_x: number, _y: number, width: number) => ({ data: width === 1 ? new Uint8Array(4) : ink }),
  }
  return canvas as unknown as Parameters<typeof layOut>[2]
}

const print = (size: number, letters: number): Print => ({
  size,
  left: 0,
  top: 0,
  width: Math.round(0.5 * size * letters),
  height: 2 * size,
})
const sheet = {} as ImageBitmap
const still = () => 0

/** Words of falling size, of chance but the same at every run. */
function words(n: number): Print[] {
  const random = seededRandom(n)
  return Array.from({ length: n }, (_, at) => print(Math.max(10, Math.round(48 / (at + 1) ** 0.4)), 2 + Math.floor(9 * random())))
}

test('words are inside of the board, each once, and none on another', () => {
  const prints = words(40)
  const placed = layOut({ prints, width: 640, height: 400 }, sheet, inkCanvas(), still)
  expect(placed.map(({ at }) => at).sort((a, b) => a - b)).toEqual(prints.map((_, at) => at))
  const boxes = placed.map(({ at, x, y, size }) => {
    const [scale, { width, height }] = [size / prints[at].size, prints[at]]
    return {
      left: x - (scale * width) / 2,
      right: x + (scale * width) / 2,
      top: y - (scale * height) / 4,
      bottom: y + (scale * height) / 4,
    }
  })
  // A pixel may be shared where both are rounded to it.
  const within = 2
  for (const box of boxes) {
    expect(box.left).toBeGreaterThanOrEqual(-within)
    expect(box.top).toBeGreaterThanOrEqual(-within)
    expect(box.right).toBeLessThanOrEqual(640 + within)
    expect(box.bottom).toBeLessThanOrEqual(400 + within)
  }
  for (const [i, one] of boxes.entries())
    for (const other of boxes.slice(i + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      expect(Math.min(wide, high)).toBeLessThanOrEqual(within)
    }
})

test('the same words are always laid out the same way', () => {
  const board = { prints: words(30), width: 320, height: 400 }
  expect(layOut(board, sheet, inkCanvas(), still)).toEqual(layOut(board, sheet, inkCanvas(), still))
})

test('where not all find a place, all become smaller by the same part', () => {
  const prints = Array.from({ length: 10 }, () => print(40, 7))
  const placed = layOut({ prints, width: 320, height: 192 }, sheet, inkCanvas(), still)
  expect(placed).toHaveLength(10)
  expect(new Set(placed.map(({ size }) => size)).size).toBe(1)
  expect(placed[0].size).toBeLessThan(40)
})

test('when its time is over, words with a place are drawn, and the largest have one', () => {
  let now = 0
  const slow = () => {
    now += 1000
    return now
  }
  const prints = Array.from({ length: 40 }, (_, at) => print(60 - at, 7))
  const placed = layOut({ prints, width: 320, height: 192 }, sheet, inkCanvas(), slow)
  expect(placed.length).toBeGreaterThan(0)
  expect(placed.length).toBeLessThan(40)
  expect(placed[0].at).toBe(0)
})

test('chance from a seed is the same again, between 0 and 1, and even enough', () => {
  const draw = (seed: number) => Array.from({ length: 1000 }, seededRandom(seed))
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
  const drawn = draw(1604)
  expect(drawn.every((n) => n >= 0 && n < 1)).toBe(true)
  expect(drawn.filter((n) => n < 0.5).length).toBeGreaterThan(440)
  expect(drawn.filter((n) => n < 0.5).length).toBeLessThan(560)
})
