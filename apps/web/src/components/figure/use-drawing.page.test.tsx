import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Drawing } from '#charts/marks.ts'
import { tokens } from '#testing/chart-tokens.ts'
import { useDrawing } from './use-drawing.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // A document without a browser lays nothing out.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draw = (answer: number, _: unknown, width: number): Drawing => ({ width, height: answer, marks: [], readings: [] })

function Chart({ answer }: { answer: number }) {
  const place = useRef<HTMLDivElement>(null)
  const { drawing, width } = useDrawing({ answer, draw }, tokens, place)
  return <div ref={place}>{drawing && <p role="img">{`${drawing.height} in ${width}`}</p>}</div>
}
const Charts = ({ of }: { of: readonly number[] }) => (
  <>
    <Chart answer={of[0]} />
    {of.length > 1 && <Chart answer={of[1]} />}
    {of.length > 2 && <Chart answer={of[2]} />}
  </>
)

const drawn = () => screen.queryAllByRole('img').map(({ textContent }) => textContent)
/** Runs timers until another chart is there. */
function nextTask(): (string | null)[] {
  const before = drawn().join()
  for (let tries = 0; tries < 10 && drawn().join() === before; tries++) act(() => void vi.advanceTimersToNextTimer())
  return drawn()
}

test('a screen comes without its drawings, and each of them in its own task', () => {
  render(<Charts of={[1, 2, 3]} />)
  expect(drawn()).toEqual([])
  expect(nextTask()).toEqual(['1 in 600'])
  expect(nextTask()).toEqual(['1 in 600', '2 in 600'])
  expect(nextTask()).toEqual(['1 in 600', '2 in 600', '3 in 600'])
})

test('a chart is drawn from its answer, the colors and a width alone: what else it can be given keeps its default', () => {
  const given = vi.fn(draw)
  function Given() {
    const place = useRef<HTMLDivElement>(null)
    useDrawing({ answer: 1, draw: given }, tokens, place)
    return <div ref={place} />
  }
  render(<Given />)
  act(() => void vi.runAllTimers())
  expect(given.mock.calls).toEqual([[1, tokens, 600]])
})

test('before a print all are drawn', () => {
  render(<Charts of={[1, 2, 3]} />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toEqual(['1 in 600', '2 in 600', '3 in 600'])
})

test('of another answer the last drawing stays until the next has had its turn', () => {
  const { rerender } = render(<Charts of={[1, 2]} />)
  act(() => void vi.runAllTimers())
  rerender(<Charts of={[3, 4]} />)
  expect(drawn()).toEqual(['1 in 600', '2 in 600'])
  expect(nextTask()).toEqual(['3 in 600', '2 in 600'])
  expect(nextTask()).toEqual(['3 in 600', '4 in 600'])
})

test('a chart that has left the screen is not drawn', () => {
  const { unmount } = render(<Charts of={[1]} />)
  unmount()
  act(() => void vi.runAllTimers())
  expect(drawn()).toEqual([])
})
