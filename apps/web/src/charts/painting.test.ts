import { expect, test } from 'vitest'
import { balanced, fitted, paintPart, wrapped, write } from './painting.ts'
import type { Pen } from './pen.ts'

/** As if every letter were one wide. */
const upTo = (width: number) => (text: string) => Array.from(new Intl.Segmenter('und').segment(text)).length <= width

test('words are wrapped at spaces', () => {
  expect(wrapped(upTo(11), 'You write most on Sunday evenings.')).toEqual(['You write', 'most on', 'Sunday', 'evenings.'])
  expect(wrapped(upTo(40), 'One line.')).toEqual(['One line.'])
  expect(wrapped(upTo(40), '')).toEqual([])
})

test('a headline has no lonely last word', () => {
  const fits = (text: string, share: number) => text.length <= 30 * share
  expect(wrapped((text) => fits(text, 1), 'August 2023 was your busiest month')).toEqual(['August 2023 was your busiest', 'month'])
  expect(balanced(fits, 'August 2023 was your busiest month')).toEqual(['August 2023 was', 'your busiest month'])
  expect(balanced(fits, 'A short one')).toEqual(['A short one'])
  expect(balanced(fits, '')).toEqual([])
})

test('a word longer than a line is broken, between letters only', () => {
  expect(wrapped(upTo(4), 'a bbbbbbbbb c')).toEqual(['a', 'bbbb', 'bbbb', 'b c'])
  expect(wrapped(upTo(2), '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toEqual(['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧'])
})

test('a name too long for its place ends with …', () => {
  expect(fitted(upTo(8), 'Bartholomew')).toBe('Barthol…')
  expect(fitted(upTo(8), 'Ana Maria Lopez')).toBe('Ana Mar…')
  expect(fitted(upTo(5), 'Ana Maria')).toBe('Ana…')
  expect(fitted(upTo(3), 'Ana')).toBe('Ana')
  expect(fitted(upTo(2), '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧')).toBe('👩‍👩‍👧…')
  expect(fitted(upTo(0), 'Ana')).toBe('…')
})

/** A canvas that notes where what is written on it lands, and whether its letters are mirrored. */
function sheet() {
  let [at, way, direction] = [0, 1, 'inherit']
  const kept: [number, number, string][] = []
  const written: { text: string; at: number; isMirrored: boolean; direction: string }[] = []
  const context = {
    save: () => kept.push([at, way, direction]),
    restore: () => {
      ;[at, way, direction] = kept.pop() ?? [0, 1, 'inherit']
    },
    translate: (x: number) => {
      at += way * x
    },
    scale: (x: number) => {
      way *= x
    },
    getTransform: () => ({ a: way }),
    set direction(next: string) {
      direction = next
    },
    fillText: (text: string, x: number) => written.push({ text, at: at + way * x, isMirrored: way < 0, direction }),
  }
  return { context: context as unknown as Pen, written }
}

const line = { text: 'Ana', font: '16px x', color: 'black' }

test('what is painted along the lines begins where they do, its letters as they are', () => {
  for (const [way, at] of [
    ['ltr', 10],
    ['rtl', 90],
  ] as const) {
    const { context, written } = sheet()
    paintPart(context, { width: 100, height: 20, paint: (on) => write(on, line, 10, 0) }, 100, way)
    expect(written).toEqual([{ text: 'Ana', at, isMirrored: false, direction: way }])
  }
})

test('what keeps its way is at the beginning of the lines, and is not turned', () => {
  const { context, written } = sheet()
  paintPart(context, { width: 40, height: 20, keepsItsWay: true, paint: (on) => write(on, line, 10, 0) }, 100, 'rtl')
  expect(written).toEqual([{ text: 'Ana', at: 70, isMirrored: false, direction: 'ltr' }])
})
