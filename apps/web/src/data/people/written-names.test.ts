import { expect, test } from 'vitest'
import { namesOf, shownAnywhere } from './written-names.ts'

const person = (name: string, ...names: string[]) => ({ name, names, color: 0, hidden: false })

test('someone is found by every name, of which those in the file come first', () => {
  const names = namesOf([person('Mum', 'Ana', '+49 170 1'), person('Ben', 'Ben'), person('Ana', 'Cleo')])
  expect(['Mum', 'Ben', 'Ana', 'Zoe'].map(names.written)).toEqual([['Ana', '+49 170 1', 'Mum'], ['Ben'], ['Cleo', 'Ana'], ['Zoe']])
  expect(['Ana', '+49 170 1', 'Ben', 'Cleo', 'Zoe'].map(names.shown)).toEqual(['Mum', 'Mum', 'Ben', 'Ana', 'Zoe'])
})

test('in a chat that is not open a name is shown as all saved records agree', () => {
  const kept = (names: Record<string, string>, ...written: string[]) => ({
    chat: 'AAAA',
    me: null,
    hidden: [],
    names,
    colors: Object.fromEntries(written.map((name, color) => [name, color])),
  })
  const shown = shownAnywhere([kept({ Ana: 'Mum', Ben: 'Benny' }, 'Ana', 'Ben'), kept({ Ana: 'Mum' }, 'Ana', 'Ben', 'constructor')])
  expect(['Ana', 'Ben', 'constructor', 'Zoe'].map(shown)).toEqual(['Mum', 'Ben', 'constructor', 'Zoe'])
})
