import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paper } from '#testing/paper.ts'
import { hatch, paintPart, paintSeal, write } from './painting.ts'
import { type Pen, pathOf } from './pen.ts'
import { RecordingPen, replay } from './recording.ts'
import { SvgPen } from './svg-pen.ts'

const coordinate = fc.integer({ min: -200, max: 200 })
const color = fc.constantFrom('#16206b', 'red', 'rgb(1 2 3)')
const four = fc.tuple(coordinate, coordinate, coordinate, coordinate)
const path = fc.constantFrom(undefined, pathOf('M0 0h5v5z'), pathOf('M1 2L3 4'))

/** What can be asked of a pen, as pictures ask it. */
const step: fc.Arbitrary<(pen: Pen) => void> = fc.oneof(
  fc.constantFrom<(pen: Pen) => void>(
    (pen) => pen.save(),
    (pen) => pen.restore(),
    (pen) => pen.beginPath(),
  ),
  fc.tuple(coordinate, coordinate).chain(([x, y]) =>
    fc.constantFrom<(pen: Pen) => void>(
      (pen) => pen.translate(x, y),
      (pen) => pen.scale(x || 1, y || 1),
      (pen) => pen.moveTo(x, y),
      (pen) => pen.lineTo(x, y),
    ),
  ),
  four.chain(([x, y, width, height]) =>
    fc.constantFrom<(pen: Pen) => void>(
      (pen) => pen.rect(x, y, width, height),
      (pen) => pen.fillRect(x, y, width, height),
      (pen) => pen.strokeRect(x, y, width, height),
      (pen) => pen.arc(x, y, Math.abs(width), 0, height),
      (pen) => pen.setLineDash([Math.abs(x), Math.abs(y)]),
    ),
  ),
  fc.tuple(color, fc.integer({ min: 1, max: 9 })).chain(([value, size]) =>
    fc.constantFrom<(pen: Pen) => void>(
      (pen) => Object.assign(pen, { fillStyle: value }),
      (pen) => Object.assign(pen, { strokeStyle: value, lineWidth: size, lineJoin: 'round', lineCap: 'square' }),
      (pen) => Object.assign(pen, { globalAlpha: size / 10 }),
      (pen) => Object.assign(pen, { font: `${size}00 ${size + 10}px serif`, textAlign: size > 4 ? 'end' : 'center' }),
      (pen) => Object.assign(pen, { direction: size > 4 ? 'rtl' : 'ltr' }),
    ),
  ),
  path.chain((given) =>
    fc.constantFrom<(pen: Pen) => void>(
      (pen) => pen.fill(given),
      (pen) => pen.stroke(given),
      (pen) => pen.clip(given),
    ),
  ),
  fc.tuple(fc.string(), coordinate, coordinate).map(
    ([text, x, y]) =>
      (pen: Pen) =>
        write(pen, { text, font: '400 12px serif', color: 'blue' }, x, y),
  ),
  fc.tuple(coordinate, coordinate).map(
    ([left, top]) =>
      (pen: Pen) =>
        hatch(pen, { left, top, width: 20, height: 9 }, 4),
  ),
)

const direct = (draw: (pen: Pen) => void): string => {
  const pen = new SvgPen(paper().context)
  draw(pen)
  return pen.toString()
}

const recorded = (draw: (pen: Pen) => void) => {
  const pen = new RecordingPen(paper().context)
  draw(pen)
  return pen.orders
}

test('a drawing that is recorded, posted and replayed is the same as drawn directly', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const draw = (pen: Pen) => {
        for (const each of steps) each(pen)
      }
      const posted = structuredClone(recorded(draw))
      expect(direct((pen) => replay(posted, pen))).toBe(direct(draw))
    }),
  )
})

test.each(['ltr', 'rtl'] as const)('a part with the mark is the same, lines running %s', (way) => {
  const draw = (pen: Pen) =>
    paintPart(pen, { width: 50, height: 40, paint: (on) => paintSeal(on, 1.5, { wax: 'red', paper: 'white' }) }, 120, way)
  expect(direct((pen) => replay(recorded(draw), pen))).toBe(direct(draw))
})

test('a replayed picture is recorded as it was: an order is repeated once', () => {
  const draw = (pen: Pen) => write(pen, { text: 'Ana', font: '400 12px serif', color: 'blue' }, 1, 2)
  const orders = recorded(draw)
  expect(recorded((pen) => replay(orders, pen))).toEqual(orders)
  expect(orders.filter(([name]) => name === 'fillText')).toEqual([['fillText', 'Ana', 1, 2]])
})
