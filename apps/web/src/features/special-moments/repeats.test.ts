import { inventedMoments } from '@convostat/api/testing/invented-moments.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRepeats } from './repeats.ts'
import type { ShownMoment } from './shown-moments.ts'

const kinds = ['first_message', 'count', 'birthday', 'anniversary', 'joined', 'left', 'love', 'reunion'] as const

function momentOf(kind: (typeof kinds)[number], year: number, { name = '', renamed = false } = {}): ShownMoment {
  const [{ moment }] = inventedMoments(kind, 1)
  const id = `${kind}-${year}-${name}`
  const facts = { ...moment.facts, names: name === '' ? [] : [name] }
  const words = { title: renamed ? 'Ours' : 'Its title', ownTitle: 'Its title', description: '', context: '', impact: '' }
  return { ...moment, ...words, id, markId: id, facts, date: `${year}-03-04T09:00:00` }
}
const idsOf = (moments: readonly ShownMoment[]) => withRepeats(moments).map(({ moments }) => moments.map(({ id }) => id))

test('round numbers are one, birthdays are by whose they are, and what happens once is itself', () => {
  const all = [
    momentOf('first_message', 2020),
    momentOf('birthday', 2020, { name: 'Ana' }),
    momentOf('count', 2021),
    momentOf('birthday', 2021, { name: 'Ben' }),
    momentOf('birthday', 2022, { name: 'Ana' }),
    momentOf('count', 2022),
    momentOf('reunion', 2022),
    momentOf('reunion', 2023),
  ]
  expect(idsOf(all)).toEqual([
    ['first_message-2020-'],
    ['birthday-2020-Ana', 'birthday-2022-Ana'],
    ['count-2021-', 'count-2022-'],
    ['birthday-2021-Ben'],
    ['reunion-2022-'],
    ['reunion-2023-'],
  ])
  expect(withRepeats(all).map(({ kind }) => kind)).toEqual([null, 'birthday', 'count', null, null, null])
})

test('a moment that the reader gave a name is not among its like', () => {
  const [first, second, third] = [momentOf('count', 2021), momentOf('count', 2022, { renamed: true }), momentOf('count', 2023)]
  expect(idsOf([first, second, third])).toEqual([['count-2021-', 'count-2023-'], ['count-2022-']])
})

test('no moment is lost, none is there twice, and each keeps its place among its like', () => {
  const anyMoment = fc.record({ kind: fc.constantFrom(...kinds), name: fc.constantFrom('', 'Ana', 'Ben'), renamed: fc.boolean() }).map(
    ({ kind, ...more }) =>
      (year: number) =>
        momentOf(kind, year, more),
  )
  fc.assert(
    fc.property(fc.array(anyMoment, { maxLength: 30 }), (made) => {
      const all = made.map((make, i) => make(2000 + i))
      const joined = withRepeats(all)
      expect(joined.flatMap(({ moments }) => moments).sort((a, b) => (a.date < b.date ? -1 : 1))).toEqual(all)
      for (const { moments } of joined) expect(moments.map(({ date }) => date)).toEqual(moments.map(({ date }) => date).sort())
      const firsts = joined.map(({ moments }) => moments[0].date)
      expect(firsts).toEqual([...firsts].sort())
    }),
  )
})
