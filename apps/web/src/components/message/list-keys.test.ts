import { expect, test } from 'vitest'
import { keyOf, listAct } from './list-keys.ts'

test('from one message to the next and back, out of the list above the first', () => {
  expect([listAct('j', 1), listAct('ArrowDown', 1)]).toEqual([{ to: 2 }, { to: 2 }])
  expect([listAct('k', 1), listAct('ArrowUp', 1)]).toEqual([{ to: 0 }, { to: 0 }])
  expect([listAct('k', 0), listAct('Escape', 3)]).toEqual(['out', 'out'])
})

test('from wherever one is on the screen a letter leads into the list', () => {
  expect([listAct('j', null), listAct('k', null)]).toEqual([{ to: 0 }, { to: 0 }])
})

test('outside of the list arrows scroll, and nothing is saved or left', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 's', 'Escape']) expect(listAct(key, null)).toBe(null)
})

test('s saves; any other key means nothing', () => {
  expect(listAct('s', 0)).toBe('save')
  for (const key of ['Enter', ' ', 'J', 'a', 'Tab']) expect(listAct(key, 0)).toBe(null)
})

test('a letter is meant on any keyboard, with Caps Lock, too', () => {
  const keys = [
    { key: 'j', code: 'KeyJ' },
    { key: 'J', code: 'KeyJ' },
    { key: 'о', code: 'KeyJ' },
    { key: 'ت', code: 'KeyJ' },
    // A keyboard that has its j elsewhere.
    { key: 'j', code: 'KeyC' },
  ]
  expect(keys.map(keyOf)).toEqual(['j', 'j', 'j', 'j', 'j'])
  expect(
    [
      { key: 'h', code: 'KeyJ' },
      { key: 'Enter', code: 'Enter' },
      { key: 'ArrowDown', code: '' },
      { key: '/', code: 'Slash' },
    ].map(keyOf),
  ).toEqual(['h', 'Enter', 'ArrowDown', '/'])
})
