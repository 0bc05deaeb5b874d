import { expect, test } from 'vitest'
import { factsOf } from '../testing/answers.ts'
import { personPlaces } from './person-places.ts'

test('people have the places of the chat, and whoever is none of them comes after all', () => {
  const placeOf = personPlaces({ import: factsOf({ participants: ['Ana', '__proto__'] }) })
  expect(['Ana', '__proto__', 'Ben', 'constructor'].map(placeOf)).toEqual([0, 1, 2, 2])
})
