import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PartByPart } from './part-by-part.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** How often each part was drawn. */
let renders: Record<string, number>
beforeEach(() => {
  renders = {}
})

function Part({ name }: { name: string }) {
  renders[name] = (renders[name] ?? 0) + 1
  return <p>{name}</p>
}

const Screen = ({ hasSecond = true }) => (
  <PartByPart>
    <Part name="first" />
    {hasSecond && <Part name="second" />}
    <Part name="third" />
  </PartByPart>
)

const shown = () => screen.queryAllByText(/./).map(({ textContent }) => textContent)
const room = () => document.querySelectorAll('[aria-hidden=true]').length

/** Runs timers until another part is there. */
function nextTask(): (string | null)[] {
  const before = shown().join()
  for (let tries = 0; tries < 10 && shown().join() === before; tries++) act(() => void vi.advanceTimersToNextTimer())
  return shown()
}

test('the first part comes with the screen, each other in its own task, and there is room for them', () => {
  render(<Screen />)
  expect(shown()).toEqual(['first'])
  expect(room()).toBe(1)
  expect(nextTask()).toEqual(['first', 'second'])
  expect(room()).toBe(1)
  expect(nextTask()).toEqual(['first', 'second', 'third'])
  expect(room()).toBe(0)
})

test('no part is drawn again for the next', () => {
  render(<Screen />)
  act(() => void vi.runAllTimers())
  expect(renders).toEqual({ first: 1, second: 1, third: 1 })
})

test('a part that comes later has its place, and moves no other', () => {
  const { rerender } = render(<Screen hasSecond={false} />)
  act(() => void vi.runAllTimers())
  expect(shown()).toEqual(['first', 'third'])
  const third = screen.getByText('third')
  rerender(<Screen />)
  expect(shown()).toEqual(['first', 'second', 'third'])
  expect(screen.getByText('third')).toBe(third)
})

test('before a print all parts are there', () => {
  render(<Screen />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(shown()).toEqual(['first', 'second', 'third'])
})
