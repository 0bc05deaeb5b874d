import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered as answerOf, conversationOf } from '#testing/conversation.ts'
import { answered, type Goal, neared, nothingRead, type Question, type Reading, refused, wished } from './reading.ts'
import { countOf, placeOf } from './shown-part.ts'

const chat = conversationOf(1000, 10)
const at = (place: number): Goal => ({ place, align: 'start' })
/** As the API: a message's id is its place here. */
const answerTo = ({ asked: { before, after, ...where } }: Question) => {
  const { around, at } = where as { around?: number; at?: number }
  return answerOf(chat, { at: around ?? at ?? 0, before, after })
}
const answering = (reading: Reading): Reading => (reading.asking ? answered(reading, reading.asking, answerTo(reading.asking)) : reading)

test('a wish asks, and its answer is where one is', () => {
  const asking = wished(nothingRead, at(500))
  expect(asking.asking).toMatchObject({ asked: { at: 500, before: 8, after: 28 } })
  const there = answering(asking)
  expect(there).toMatchObject({ asking: null, reached: { place: 500 }, part: { from: 492, total: 1000 } })
})

test('of the wishes that come while an answer is on its way the last one counts', () => {
  const moved = [at(100), at(200), { day: '2021-03-05', align: 'start' } as const].reduce(wished, wished(nothingRead, at(500)))
  const then = answering(moved)
  expect(then.reached?.place).toBe(500)
  expect(then).toMatchObject({ asking: { asked: { day: '2021-03-05' } }, next: null })
})

test('a message that is on the page is reached without asking, and the answer to a page that was asked for is passed over', () => {
  const there = answering(wished(nothingRead, at(500)))
  const near = neared(there, 'after')
  const question = near.asking
  const reached = wished(near, { id: 510, align: 'center' })
  expect(reached).toMatchObject({ asking: null, reached: { place: 510 } })
  expect(question && answered(reached, question, answerTo(question))).toBe(reached)
})

test('at the ends nothing is asked for', () => {
  expect(neared(answering(wished(nothingRead, at(0))), 'before').asking).toBeNull()
  expect(neared(answering(wished(nothingRead, at(999))), 'after').asking).toBeNull()
})

test('a failure names its wish or its end, and the wish that came meanwhile is asked for instead', () => {
  const asking = wished(nothingRead, at(500))
  expect(asking.asking && refused(asking, asking.asking)).toMatchObject({ asking: null, failed: { goal: at(500) } })
  const moved = wished(asking, at(7))
  expect(moved.asking && refused(moved, moved.asking)).toMatchObject({ asking: { asked: { at: 7 } }, failed: null })
  const near = neared(answering(asking), 'before')
  expect(near.asking && refused(near, near.asking)).toMatchObject({ failed: { end: 'before' } })
})

test('with wishes and answers in any order, one question is asked at a time, and the last wish comes true', () => {
  const steps = fc.array(
    fc.oneof(
      fc.nat({ max: 999 }).map((place) => ({ place })),
      fc.nat({ max: 999 }).map((id) => ({ id })),
      fc.constantFrom('before', 'after', 'answer', 'refuse'),
    ),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(steps, (all) => {
      let reading = nothingRead
      let last: number | null = null
      for (const step of all) {
        if (typeof step === 'object') {
          reading = wished(reading, { ...step, align: 'start' })
          last = 'id' in step ? step.id : step.place
        } else if (step === 'answer') reading = answering(reading)
        else if (step === 'refuse') {
          const isLost = reading.asking !== null && 'goal' in reading.asking && reading.next === null
          reading = reading.asking ? refused(reading, reading.asking) : reading
          if (isLost) last = null
        } else reading = neared(reading, step)
        if (reading.part) expect(placeOf(reading.part, reading.part.from + countOf(reading.part) - 1)).not.toBeNull()
      }
      for (let turn = 0; turn < 3; turn++) reading = answering(reading)
      expect([reading.asking, reading.next]).toEqual([null, null])
      if (last !== null) expect(reading.reached?.place).toBe(last)
    }),
  )
})
