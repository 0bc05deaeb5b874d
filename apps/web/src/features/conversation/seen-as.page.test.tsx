import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerOf } from '#testing/answers.ts'
import { seenAtFirst, useSeenAs } from './seen-as.ts'

const person = (name: string) => ({ name, names: [name], color: 0, hidden: false })
test('the reader is on the right, else the second of two people, else nobody', () => {
  const two = [person('Ana'), person('Ben')]
  expect(seenAtFirst({ me: 'Ana', people: two })).toBe('Ana')
  expect(seenAtFirst({ me: null, people: two })).toBe('Ben')
  expect(seenAtFirst({ me: null, people: [...two, person('Cleo')] })).toBe(null)
})

test('the chosen side outlasts another name of its person, as masking gives one', () => {
  const of = (...names: string[]) => ({ ...answerOf(), upload_id: 'upload_seen', me: null, people: names.map(person) })
  const { result, rerender, unmount } = renderHook(({ chat }) => useSeenAs(chat), { initialProps: { chat: of('Ana', 'Ben', 'Cleo') } })
  act(() => result.current.choose('Ana'))
  rerender({ chat: of('Person 1', 'Person 2', 'Person 3') })
  expect(result.current.seenAs).toBe('Person 1')
  unmount()
  const { result: later } = renderHook(() => useSeenAs(of('Person 1', 'Person 2', 'Person 3')))
  expect(later.current.seenAs).toBe('Person 1')
  act(() => later.current.choose(null))
  expect(later.current.seenAs).toBeNull()
})
