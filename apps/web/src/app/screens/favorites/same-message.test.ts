import { expect, test } from 'vitest'
import { sameMessage } from './same-message.ts'

const favorite = { text: 'ok', originalDate: '2021-03-04T09:00:41' }
const found = (id: number, time: string, message = 'ok') => ({ id, message, date: `2021-03-04T${time}` })

test('of two equal messages within a minute, the one of that second is it', () =>
  expect(sameMessage(favorite, [found(1, '09:00:02'), found(2, '09:00:41')])).toEqual({ id: 2, isCertain: true }))

test('a phone that writes no seconds has it in that minute', () =>
  expect(sameMessage(favorite, [found(1, '08:59:00'), found(2, '09:00:00'), found(3, '09:00:00')])).toEqual({ id: 2, isCertain: false }))

test('another text, or another minute, is another message', () =>
  expect(sameMessage(favorite, [found(1, '09:00:41', 'OK'), found(2, '09:01:41')])).toBeNull())
