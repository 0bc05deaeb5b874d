import { expect, test } from 'vitest'
import { firstNamesOf } from './first-names.ts'

const person = (name: string, ...names: string[]) => ({ name, names: names.length > 0 ? names : [name] })

test('people are called by their first names; who was renamed, by the name they were given', () => {
  const called = firstNamesOf({
    people: [person('Maya Bellini'), person('Tom P. Pryce', '+44 20 7946 0000'), person('Ana Sol', 'Ana S', 'Ana Sol')],
  })
  expect(['Maya Bellini', 'Tom P. Pryce', 'Ana Sol'].map(called)).toEqual(['Maya', 'Tom P. Pryce', 'Ana'])
})
