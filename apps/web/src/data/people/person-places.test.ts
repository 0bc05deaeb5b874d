import { expect, test } from 'vitest'
import { personPlaces } from './person-places.ts'

test('people have the places that are kept for them, and anyone else comes after them', () => {
  const person = (name: string, color: number) => ({ name, names: [name], color, hidden: false })
  const placeOf = personPlaces({ people: [person('Ana', 3), person('__proto__', 0)] })
  expect(['Ana', '__proto__', 'Ben', 'constructor'].map(placeOf)).toEqual([3, 0, 4, 4])
})
