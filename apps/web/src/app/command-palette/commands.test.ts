import { expect, test } from 'vitest'
import { isMeant } from './commands.ts'

const milestones = { title: 'Custom Milestones', also: ['keywords'] }

test.each(['', '  ', 'mile', 'CUSTOM', 'mil cus', 'key', 'custom milestones'])('“%s” means it', (typed) => {
  expect(isMeant(milestones, typed)).toBe(true)
})

test.each(['stones', 'milx', 'dinner', 'custom dinner', '?!', '🎂'])('“%s” does not', (typed) => {
  expect(isMeant(milestones, typed)).toBe(false)
})

test('a name is found without its marks, in any case and any script', () => {
  expect(isMeant({ title: 'José & Ольга' }, 'jose')).toBe(true)
  expect(isMeant({ title: 'José & Ольга' }, 'ОЛЬ')).toBe(true)
})

test('signs that mean something in a pattern are signs', () => expect(isMeant({ title: 'Search' }, '.*')).toBe(false))
