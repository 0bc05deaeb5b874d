import { expect, test } from 'vitest'
import { calledMessage } from './called-message.ts'

const said = (message: string, date = '2023-05-14T23:12:00') =>
  calledMessage({ author: 'Ana', date, message })
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s/g, ' ')

test('a message is called by its author, its time and its first words, so that two of one minute differ', () => {
  expect(said('see you\nat eight')).toBe('Ana, May 14, 2023, 11:12 PM: see you at eight')
  expect(said('good night', '2023-05-14')).toBe('Ana, May 14, 2023: good night')
})

test('one without words by the rest, a long one by its first 60 characters, none of them cut in two', () => {
  expect(said(' ')).toBe('Ana, May 14, 2023, 11:12 PM')
  expect(said('🎂'.repeat(61))).toBe(`Ana, May 14, 2023, 11:12 PM: ${'🎂'.repeat(60)}…`)
})
