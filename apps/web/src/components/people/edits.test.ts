import type { KeptPeople } from '@convostat/api'
import { expect, test } from 'vitest'
import { apart, merged, renamed, suggestedMerge, withHidden, withMe } from './edits.ts'

const nothing: KeptPeople = { chat: 'AAAA', me: null, names: {}, hidden: [], colors: { Ana: 0, Ben: 1 } }
const person = (name: string, ...names: string[]) => ({ name, names, color: 0, hidden: false, messages: 1 })

test('a new name is kept for every name in the file; a blank one, or that of the file, is none', () => {
  const mum = renamed(nothing, person('Ana', 'Ana', '+49 170 1'), ' Mum ')
  expect(mum.names).toEqual({ Ana: 'Mum', '+49 170 1': 'Mum' })
  expect(renamed(mum, person('Mum', 'Ana', '+49 170 1'), '').names).toEqual({})
  expect(renamed(nothing, person('Ana', 'Ana'), 'Ana').names).toEqual({})
  expect(renamed(nothing, person('Ana', 'Ana'), '__proto__').names).not.toEqual({})
})

test('merged people have the name of the one they are merged into, and are hidden as that one is', () => {
  const both = merged(nothing, person('+49 170 1', '+49 170 1'), person('Mum', 'Ana'))
  expect(both.names).toEqual({ '+49 170 1': 'Mum' })
  const hidden = merged({ ...nothing, hidden: ['Ana'] }, person('+49 170 1', '+49 170 1'), { ...person('Mum', 'Ana'), hidden: true })
  expect([...hidden.hidden].sort()).toEqual(['+49 170 1', 'Ana'])
  const shown = merged({ ...nothing, hidden: ['+49 170 1'] }, { ...person('+49 170 1', '+49 170 1'), hidden: true }, person('Mum', 'Ana'))
  expect(shown.hidden).toEqual([])
})

test('taken apart everyone has the name in the file again', () => {
  const both = { ...nothing, names: { Ana: 'Mum', '+49 170 1': 'Mum', Ben: 'Benny' } }
  expect(apart(both, person('Mum', 'Ana', '+49 170 1')).names).toEqual({ Ben: 'Benny' })
})

test('who the reader is and who is hidden is kept by the names in the file', () => {
  expect(withMe(nothing, person('Mum', 'Ana')).me).toBe('Ana')
  expect(withMe({ ...nothing, me: 'Ana' }, null).me).toBeNull()
  const hidden = withHidden(nothing, person('Mum', 'Ana', '+49 170 1'), true)
  expect(hidden.hidden).toEqual(['Ana', '+49 170 1'])
  expect(withHidden({ ...hidden, hidden: [...hidden.hidden, 'Ben'] }, person('Mum', 'Ana', '+49 170 1'), false).hidden).toEqual(['Ben'])
})

test('of a suggestion the name stays rather than the number, else who wrote most', () => {
  const number = { ...person('+49 170 1', '+49 170 1'), messages: 9 }
  expect(suggestedMerge([number, person('Ana', 'Ana')], ['+49 170 1', 'Ana'])?.into.name).toBe('Ana')
  expect(suggestedMerge([person('ana', 'ana'), { ...person('Ana', 'Ana'), messages: 2 }], ['ana', 'Ana'])?.into.name).toBe('Ana')
  expect(suggestedMerge([person('Mum', 'ana', 'Ana')], ['ana', 'Ana'])).toBeNull()
})
