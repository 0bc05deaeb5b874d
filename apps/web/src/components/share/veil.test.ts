import { examples } from '@convostat/figures/examples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openVeil, veilOver } from './veil.ts'

const someone = (name: string, color: number, ...more: string[]) => ({ name, names: [name, ...more], color })
const pair = [someone('Maya Bellini', 0, 'Maya B.'), someone('Tom Pryce', 1)]

test('people are called by their initial, by more where two have the same, and by a letter where there is none', () => {
  const veil = veilOver([...pair, someone('Mo Azad', 2), someone('+44 20 7946 0000', 3)], {})
  expect(['Maya Bellini', 'Maya B.', 'Tom Pryce', 'Mo Azad', '+44 20 7946 0000'].map(veil.name)).toEqual(['MB', 'MB', 'T', 'MA', 'D'])
  expect(veil.seen()).toEqual(['Maya Bellini', 'Tom Pryce', 'Mo Azad', '+44 20 7946 0000'])
})

test('a nickname goes before initials; no two are the same', () => {
  const veil = veilOver(pair, { 'Maya Bellini': ' Bee ', 'Tom Pryce': 'Bee' })
  expect([veil.name('Maya Bellini'), veil.name('Tom Pryce')]).toEqual(['Bee', 'Bee 2'])
})

test('names are replaced in sentences and in words of the chat, also in part', () => {
  const { text } = veilOver(pair, {})
  expect(text('Maya Bellini wrote to Tom Pryce.')).toBe('M wrote to T.')
  expect(text('maya’s birthday, and TOM laughed tomorrow')).toBe('M’s birthday, and T laughed tomorrow')
  const { text: ofTwins } = veilOver([someone('Ana Sol', 0), someone('Ben Sol', 1)], {})
  expect(ofTwins('sol')).toBe('•••')
})

test('colors are found by what people are called', () => {
  const veil = veilOver(pair, { 'Tom Pryce': 'Tiger' })
  const placeOf = veil.places((name) => pair.findIndex((each) => each.name === name))
  expect([placeOf(veil.name('Maya Bellini')), placeOf('Tiger')]).toEqual([0, 1])
})

/** Who is in the invented chat of the examples. */
const known = ['Juliet C.', 'Romeo M.'].map((name, i) => someone(name, i))

test('an example answer under a veil has no name in it, nor a part of one', () => {
  for (const name of ['Juliet', 'Romeo']) {
    expect(JSON.stringify(examples)).toContain(name)
    expect(JSON.stringify(veilOver(known, { [known[0].name]: '♥' }).answer(examples))).not.toMatch(new RegExp(name, 'i'))
  }
  expect(JSON.stringify(openVeil().answer(examples))).toBe(JSON.stringify(examples))
})

const letters = fc.constantFrom(...'abkmnrstuößéждאבمنक्ष'.normalize('NFC'))
const word = fc.string({ unit: letters, minLength: 3, maxLength: 9 })
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '))

test('no name of any chat is left in a text or an answer, nor a word of one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), fc.array(word, { maxLength: 5 }), (names, others) => {
      const veil = veilOver(
        names.map((each, i) => someone(each, i)),
        {},
      )
      const said = [...others, ...names, ...names.flatMap((each) => each.split(' '))].join(', ')
      const shown = [veil.text(said), ...names.map(veil.name), JSON.stringify(veil.answer({ word: said, people: names }))].join('\n')
      const left: readonly string[] =
        shown
          .normalize('NFC')
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []
      const parts = new Set(
        names.flatMap(
          (each) =>
            each
              .normalize('NFC')
              .toLowerCase()
              .match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? [],
        ),
      )
      expect(left.filter((each) => parts.has(each))).toEqual([])
    }),
  )
})
