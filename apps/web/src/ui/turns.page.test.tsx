import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawAll, takeTurn } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

/** Runs timers until one has drawn something; the names that it alone drew. */
function nextTask(drawn: string[]): string[] {
  const before = drawn.length
  for (let tries = 0; tries < 10 && drawn.length === before; tries++) vi.advanceTimersToNextTimer()
  return drawn.slice(before)
}

test('drawings that wait come in their order, each in its own task', () => {
  const drawn: string[] = []
  for (const name of ['first', 'second', 'third']) takeTurn(() => drawn.push(name))
  expect(drawn).toEqual([])
  expect([nextTask(drawn), nextTask(drawn), nextTask(drawn)]).toEqual([['first'], ['second'], ['third']])
})

test('the screen that it came with is painted before', () => {
  const drawn: string[] = []
  const painted = vi.fn()
  requestAnimationFrame(painted)
  takeTurn(() => drawn.push('chart'))
  nextTask(drawn)
  expect(painted).toHaveBeenCalled()
})

test('a turn that was taken back draws nothing', () => {
  const drawn: string[] = []
  const takeBack = takeTurn(() => drawn.push('gone'))
  takeTurn(() => drawn.push('there'))
  takeBack()
  vi.runAllTimers()
  expect(drawn).toEqual(['there'])
})

test('a drawing that fails keeps no other from its turn', () => {
  const drawn: string[] = []
  takeTurn(() => {
    throw new Error('no canvas')
  })
  takeTurn(() => drawn.push('there'))
  expect(() => vi.runAllTimers()).toThrow('no canvas')
  vi.runAllTimers()
  expect(drawn).toEqual(['there'])
})

test('before a print all are drawn, once', () => {
  const drawn: string[] = []
  for (const name of ['first', 'second']) takeTurn(() => drawn.push(name))
  dispatchEvent(new Event('beforeprint'))
  expect(drawn).toEqual(['first', 'second'])
  vi.runAllTimers()
  drawAll()
  expect(drawn).toEqual(['first', 'second'])
})
