import { expect, test } from 'vitest'
import { fastLabel, slowLabel } from './reply-labels.ts'

const both = (seconds: number, clock: 'seconds' | 'minutes') =>
  [fastLabel(seconds, clock), slowLabel(seconds, clock)].map((text) => text.replaceAll('\u00a0', ' '))

test('what links to the replies on both sides of a time names it as exactly as the chat has it', () => {
  expect(both(45, 'seconds')).toEqual(['Replies that took at most 45 s', 'Replies that took at least 45 s'])
  expect(both(180, 'minutes')).toEqual(['Replies that took at most 3 min', 'Replies that took at least 3 min'])
})

test('of whole minutes, half a minute is none or one', () => {
  expect(both(30, 'minutes')).toEqual(['Replies that took under a minute', 'Replies that took at least 1 min'])
  expect(both(0, 'minutes')).toEqual(['Replies that took under a minute', 'Show these replies'])
})
