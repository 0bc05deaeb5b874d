import { expect, test } from 'vitest'
import { createFoundAgain } from './found-again.ts'

const saved = (date: string, message = 'hi') => ({ author: 'Ana', date, message })

test('what is found elsewhere is known both ways, what is as it was only one way, and what is missing is known to be', () => {
  const found = createFoundAgain()
  let heard = 0
  const deaf = found.hear(() => heard++)
  expect(found.now().nowOf(saved('2021-03-04T09:00:00'))).toBeUndefined()
  const [moved, same, missing] = [saved('2021-03-04T09:00:00'), saved('2021-05-05T09:00:00'), saved('2020-01-01T09:00:00', 'gone')]
  found.set([moved, same, missing], [{ date: '2021-04-03T09:00:00', message: 'hi' }, same, null])
  const { nowOf, savedAs } = found.now()
  expect([moved, same, missing, saved('2020-01-01T09:00:00')].map(nowOf)).toEqual([
    { date: '2021-04-03T09:00:00', message: 'hi' },
    same,
    null,
    undefined,
  ])
  expect(savedAs(saved('2021-04-03T09:00:00'))).toMatchObject({ date: moved.date, message: 'hi' })
  expect([savedAs(moved), savedAs(same), savedAs({ ...saved('2021-04-03T09:00:00'), author: 'Ben' })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(heard).toBe(1)
  deaf()
  found.set([], [])
  expect([heard, found.now().nowOf(moved)]).toEqual([1, undefined])
})
