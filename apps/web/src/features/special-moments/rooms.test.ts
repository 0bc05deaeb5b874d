import { expect, test } from 'vitest'
import { leadOf, roomsOf } from './rooms.ts'
import type { ShownMoment } from './shown-moments.ts'

const rooms = (all: string) => roomsOf([...all], (each) => each === 'W').join(' ')

test('two that follow each other are abreast, and one that is left over has a row', () => {
  expect(rooms('ab')).toBe('first second')
  expect(rooms('abc')).toBe('first second wide')
  expect(rooms('aWbc')).toBe('wide wide first second')
  expect(rooms('Wab')).toBe('wide first second')
  expect(rooms('aWb')).toBe('wide wide wide')
  expect(rooms('')).toBe('')
})

test('the greatest moment is the most significant, and the first of equal ones', () => {
  const moment = (id: string, significance: number): ShownMoment => ({
    ...{ id, significance, kind: 'love', title: '', ownTitle: '', markId: id, date: '2021-03-01T09:00:00', description: '', context: '' },
    ...{
      impact: '',
      participants: [],
      message_id: 1,
      message: '',
      author: 'Ana',
      messages: 1,
      from: '2021-03-01',
      to: '2021-03-01',
      facts: {},
    },
  })
  expect(leadOf([moment('a', 0.7), moment('b', 0.9), moment('c', 0.9)]).id).toBe('b')
  expect(leadOf([moment('a', 0.7)]).id).toBe('a')
})
