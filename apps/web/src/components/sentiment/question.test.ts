import { afterEach, expect, test } from 'vitest'
import { ask, closeQuestion, question } from './question.ts'
import type { MarkPosition } from './restore-focus.ts'

const from: MarkPosition = { mark: {} as HTMLElement, around: [] }
afterEach(closeQuestion)

test('while a message is asked about, it stays that one, whatever its place in the list holds then', () => {
  const row = { id: 7, from }
  ask(row)
  row.id = 8
  expect(question()?.id).toBe(7)
  ask({ id: 9, from })
  expect(question()?.id).toBe(7)
})

test('closed, nothing is asked, and the next message can be', () => {
  ask({ id: 7, from })
  closeQuestion()
  expect(question()).toBeNull()
  ask({ id: 9, from })
  expect(question()?.id).toBe(9)
})
