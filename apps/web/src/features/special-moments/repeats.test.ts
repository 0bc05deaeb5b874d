import { inventedMoments } from '@convostat/api/testing/invented-moments.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withRepeats } from './repeats.ts'
import type { ShownMoment } from './shown-moments.ts'

const kinds = ['first_message', 'count', 'birthday', 'anniversary', 'joined', 'left', 'love', 'reunion'] as const

function momentOf(
  kind: (typeof kinds)[number],
  year: number,
  { name = '', renamed = false, day = '03-04', by = ['Ana'] } = {},
): ShownMoment {
  const [{ moment }] = inventedMoments(kind, 1)
  const id = `${kind}-${year}-${day}-${name}`
  const facts = { ...moment.facts, names: name === '' ? [] : [name] }
  const words = { title: renamed ? 'Ours' : 'Its title', ownTitle: 'Its title', description: '', context: '', impact: '' }
  return { ...moment, ...words, id, markId: id, facts, participants: by, date: `${year}-${day}T09:00:00` }
}
const idsOf = (moments: readonly ShownMoment[]) => withRepeats(moments).map(({ moments }) => moments.map(({ id }) => id))

test('what repeats within a year is one, birthdays by whose they are, and every year has its own; what happens once is itself', () => {
  const all = [
    momentOf('first_message', 2020),
    momentOf('birthday', 2020, { name: 'Ana' }),
    momentOf('count', 2021, { day: '03-04' }),
    momentOf('birthday', 2021, { name: 'Ben' }),
    momentOf('count', 2021, { day: '09-04' }),
    momentOf('birthday', 2022, { name: 'Ana' }),
    momentOf('reunion', 2022),
    momentOf('count', 2023),
  ]
  expect(idsOf(all)).toEqual([
    ['first_message-2020-03-04-'],
    ['birthday-2020-03-04-Ana'],
    ['count-2021-03-04-', 'count-2021-09-04-'],
    ['birthday-2021-03-04-Ben'],
    ['birthday-2022-03-04-Ana'],
    ['reunion-2022-03-04-'],
    ['count-2023-03-04-'],
  ])
  expect(withRepeats(all).map(({ kind }) => kind)).toEqual([null, null, 'count', null, null, null, null])
  expect(withRepeats(all).map(({ otherYears }) => otherYears)).toEqual([[], ['2022'], ['2023'], [], ['2020'], [], ['2021']])
})

const yearsOf = (...moments: readonly ShownMoment[]) => withRepeats(moments).map(({ otherYears }) => otherYears)

test('other years have the same only where it is known whose occasion it is', () => {
  const birthday = (year: number, name: string, day = '03-04') => momentOf('birthday', year, { name, day })
  expect(yearsOf(birthday(2022, 'Ana'), birthday(2024, 'Ana'))).toEqual([['2024'], ['2022']])
  expect(yearsOf(birthday(2022, 'Ana'), birthday(2024, 'Ben'))).toEqual([[], []])
  expect(yearsOf(birthday(2022, ''), birthday(2024, ''), birthday(2025, 'Ana'))).toEqual([[], [], []])
  const came = (year: number, name: string) => momentOf('joined', year, { name })
  expect(yearsOf(came(2022, 'Ana'), came(2023, 'Ana'), came(2024, 'Ben'))).toEqual([['2023'], ['2022'], []])
})

test('an anniversary is the same where the same two wish it each other on the same day of the year', () => {
  const wished = (year: number, day: string, ...by: string[]) => momentOf('anniversary', year, { day, by })
  expect(yearsOf(wished(2022, '12-31', 'Ana', 'Ben'), wished(2024, '01-01', 'Ben', 'Ana'))).toEqual([['2024'], ['2022']])
  expect(yearsOf(wished(2022, '03-04', 'Ana', 'Ben'), wished(2024, '06-04', 'Ana', 'Ben'))).toEqual([[], []])
  expect(yearsOf(wished(2022, '03-04', 'Ana', 'Ben'), wished(2024, '03-04', 'Ana', 'Cem'))).toEqual([[], []])
  expect(yearsOf(wished(2022, '03-04', 'Ana'), wished(2024, '03-04', 'Ana'))).toEqual([[], []])
})

test('a moment that the reader gave a name is not among its like', () => {
  const [first, second, third] = ['03-04', '05-04', '07-04'].map((day, i) => momentOf('count', 2021, { day, renamed: i === 1 }))
  expect(idsOf([first, second, third])).toEqual([['count-2021-03-04-', 'count-2021-07-04-'], ['count-2021-05-04-']])
})

test('no moment is lost, none is there twice, each is in its own year and keeps its place among its like', () => {
  const anyMoment = fc.record({ kind: fc.constantFrom(...kinds), name: fc.constantFrom('', 'Ana', 'Ben'), renamed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(anyMoment, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (made, perYear) => {
      const all = made.map(({ kind, ...more }, i) =>
        momentOf(kind, 2000 + Math.floor(i / perYear), { ...more, day: `0${1 + (i % perYear)}-04` }),
      )
      const joined = withRepeats(all)
      expect(joined.flatMap(({ moments }) => moments).sort((a, b) => (a.date < b.date ? -1 : 1))).toEqual(all)
      for (const { moments, otherYears } of joined) {
        expect(moments.map(({ date }) => date)).toEqual(moments.map(({ date }) => date).sort())
        const years = new Set(moments.map(({ date }) => date.slice(0, 4)))
        expect(years.size).toBe(1)
        for (const year of otherYears) {
          expect(years.has(year)).toBe(false)
          expect(all.some(({ kind, date }) => kind === moments[0].kind && date.startsWith(year))).toBe(true)
        }
      }
      const firsts = joined.map(({ moments }) => moments[0].date)
      expect(firsts).toEqual([...firsts].sort())
    }),
  )
})
