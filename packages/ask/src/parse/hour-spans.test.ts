import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const from = (first: number, size: number): number[] => Array.from({ length: size }, (_, i) => (first + i) % 24)

test.each([
  ['How many messages between 2 and 4 am?', from(2, 2)],
  ['how many messages between 2 and 4pm', from(14, 2)],
  ['How many messages between 10 pm and 2 am?', from(22, 4)],
  ['How many messages from 9 to 5 pm?', from(9, 8)],
  ['How many messages between 10 and 2 pm?', from(10, 4)],
  ['How many messages between 10 and 2 am?', from(22, 4)],
  ['How many messages between 11 am and 2?', from(11, 3)],
  ['How many messages between 10 pm and 6?', from(22, 8)],
  ['Wie viele Nachrichten von 9 bis 5 Uhr nachmittags?', from(9, 8)],
  ['How many messages before 9 am?', from(0, 9)],
  ['how many messages did Ana send after 11pm', from(23, 1)],
  ['Who writes more after 22:00?', from(22, 2)],
  ['Wie viele Nachrichten zwischen 2 und 4 Uhr?', from(2, 2)],
  ['Wer schreibt mehr nach 23 Uhr?', from(23, 1)],
  ['¿Cuántos mensajes entre las 2 y las 4?', from(2, 2)],
  ['quantas mensagens depois das 22h', from(22, 2)],
  ['10 बजे के बाद कितने मैसेज', from(10, 14)],
  ['كم رسالة بعد الساعة 11 مساء', from(23, 1)],
])('%s', (question, hours) => {
  expect(plan(question, asked)).toMatchObject({ scope: { hours } })
})

test.each([
  'How many messages between 2 and 4?',
  'How many messages after 11?',
  'How many messages between 2 am and 2 am?',
  "How many messages between 9 and 5 o'clock?",
  'How many messages between 8 and 12 pm?',
  'How many messages since 5 pm?',
])('numbers that nothing says are hours, or no hours between them, are not understood: %s', (question) => {
  expect(plan(question, asked)).toBeNull()
})
