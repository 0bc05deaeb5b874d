import { describe, expect, test } from 'vitest'
import { briefName, shownName } from './name.ts'

describe('names', () => {
  test('ordinary names of any script stay as they are', () => {
    for (const name of ['Ana', 'Łukasz Żółw', 'عائشة', '李雷', '👩‍👩‍👧', '__proto__']) expect(shownName(name)).toBe(name)
  })
  test('what cannot be seen becomes a mark', () => {
    expect(shownName('Ann\u202eeB')).toBe('Ann◌eB')
    expect(shownName('a\u0000b\u0085c')).toBe('a␀b␡c')
    expect(shownName('\u200b')).toBe('◌')
    expect(shownName('')).toBe('◌')
    expect(shownName('lone \ud800')).toBe('lone \ufffd')
  })
})

test('a name longer than any real one is cut, between letters', () => {
  const earnest = 'Dr. Alexandrina Papadopoulou-Konstantinidou (work)'
  expect(briefName(earnest)).toBe(earnest)
  expect(briefName('W'.repeat(300))).toBe(`${'W'.repeat(31)}…`)
  const families = briefName('👩‍👩‍👧'.repeat(40))
  expect(families).toMatch(/^(👩‍👩‍👧)+…$/u)
  expect(families.length).toBeLessThan(40)
})
