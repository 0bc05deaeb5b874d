import { expect, test } from 'vitest'
import { saysMore } from './says-more.ts'

const of = (kind: Parameters<typeof saysMore>[0]['kind'], more: Partial<Parameters<typeof saysMore>[0]> = {}) =>
  saysMore({ kind, facts: {}, participants: ['Ana'], ...more })

test('a description is left out where the title, the message and the participants say the same', () => {
  for (const kind of ['first_message', 'count', 'love', 'reunion', 'busiest_day', 'anniversary', 'joined', 'left'] as const)
    expect(of(kind), kind).toBe(false)
  expect(of('birthday', { facts: { names: ['Ben'] } })).toBe(false)
})

test('it stays where it adds something: the days of a streak, whose birthday is not known, who began a group', () => {
  for (const kind of ['longest_streak', 'happiest_day', 'group_created'] as const) expect(of(kind), kind).toBe(true)
  expect(of('birthday')).toBe(true)
  expect(of('birthday', { facts: { names: ['Ben', 'Cem'] } })).toBe(true)
  expect(of('group_created', { participants: [] })).toBe(false)
})
