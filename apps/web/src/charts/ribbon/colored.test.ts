import { expect, test } from 'vitest'
import type { Answer } from '#charts/answers.ts'
import { tokens } from '#testing/chart-tokens.ts'
import { inColors, threadsOf } from './colored.ts'

const hues = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'grey']
const answer = (...people: [person: string, count: number][]): Answer<'ribbon'> => ({
  ...{ from: '2023-07-01', to: '2023-07-08', slots_per_day: 1, messages: 0, rest: null, remark: null },
  people: people.map(([person, count]) => ({ person, counts: Array<number>(8).fill(count) })),
})
const names = ['Ana', 'Ben', 'Cem', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida']
const placeOf = (name: string) => names.indexOf(name)
const drawn = (of: Answer<'ribbon'>, height = 172) => inColors(threadsOf(of, placeOf), { ...tokens, people: hues }, 600, height)
const colors = (of: Answer<'ribbon'>) => drawn(of).lanes.map(({ stops }) => stops[0].color)

test('of two people the chat’s first is above, even if the other wrote more, each in their color', () => {
  const both = drawn(answer(['Ben', 9], ['Ana', 3]))
  expect(both.lanes.map(({ stops }) => stops[0].color)).toEqual(['one', 'two'])
  expect(colors(answer(['Ana', 9], ['Ben', 3]))).toEqual(['one', 'two'])
  // Ben's lane is three times as high, and begins higher than the middle.
  expect(both.lanes[0].path.startsWith(drawn(answer(['Ana', 3], ['Ben', 9])).lanes[0].path)).toBe(true)
})

test('a group is as it is answered, each in the color and weave of their place in the chat', () => {
  const { lanes } = drawn(answer(['Cem', 9], ['Ana', 6], ['Ben', 3]))
  expect(lanes.map(({ stops: [{ color }], weave }) => [color, weave])).toEqual([
    ['two', -45],
    ['three', 90],
    ['one', 45],
  ])
  expect(drawn(answer(['Cem', 9], ['Ana', 6], ['Ben', 3]), 48).lanes.map(({ weave }) => weave)).toEqual([null, null, null])
})

test('everyone who has no lane is grey, and is not woven', () => {
  const all = names.map((name, i): [string, number] => [name, 20 - i])
  const { lanes } = drawn({ ...answer(...all), rest: { people: 3, counts: Array<number>(8).fill(2) } })
  expect(lanes).toHaveLength(10)
  expect(lanes.filter(({ stops: [{ color }], weave }) => color === 'grey' && weave === null)).toHaveLength(1)
})
