import { expect, test } from 'vitest'
import { answerOf } from '#testing/answer-of.ts'
import { ribbon } from './counted.ts'
import { ribbon as shape } from './shape.ts'

test('messages in slots of six hours by person, and what stands out', async () => {
  expect(await answerOf(ribbon, shape)).toEqual({
    from: '2021-03-01',
    to: '2021-03-06',
    slots_per_day: 4,
    people: [
      { person: 'Ana', counts: [0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
      { person: 'Ben', counts: [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
    ],
    rest: null,
    messages: 8,
    remark: {
      active_days: 3,
      total_days: 6,
      fullest_day: { day: '2021-03-02', messages: 4 },
      longest_gap: { from: '2021-03-02', to: '2021-03-06', seconds: 4 * 86_400 + 3 * 3600 - 120 },
    },
  })
})

test('a gap begins at three days without a message', async () => {
  const two = `
    2021-03-01 20:00 Ana: one
    2021-03-04 20:00 Ana: two`
  expect(await answerOf(ribbon, shape, two)).toMatchObject({ remark: { longest_gap: null } })
})

test('ten people: the tenth is in the rest', async () => {
  const people = Array.from({ length: 10 }, (_, n) => `mon 09:00 Person ${n}: hello\n`).join('')
  expect(await answerOf(ribbon, shape, `${people}mon 10:00 Person 9: hello\nmon 11:00 Person 0: hello`)).toMatchObject({
    people: { length: 9, 0: { person: 'Person 0' }, 1: { person: 'Person 9' } },
    rest: { people: 1, counts: [0, 1, 0, 0] },
    messages: 12,
  })
})
