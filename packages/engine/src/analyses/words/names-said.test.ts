import { expect, test } from 'vitest'
import { withPeople } from '#people/with-people.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { nameTest } from './names-said.ts'
import { wordComparison } from './word-comparison.ts'
import { wordList } from './word-list.ts'

const said = (texts: readonly string[], ...people: string[]) =>
  chatFrom(texts.map((text, i) => ({ time: 1_600_000_000 + i, author: people[i % people.length], text })))

test('of the most frequent words those that are a name are marked: whole or a word of it, however it is written, and with ’s', () => {
  const chat = said(['Élodie and TOM walk', "tom's boat", 'bellini boat'], 'Elodie Bellini', 'Tom')
  const names = wordList(chat, undefined, { all: true }).words.flatMap(({ word, isName }) => (isName ? [word] : []))
  expect(names.sort()).toEqual(['TOM', 'bellini', "tom's", 'Élodie'].sort())
})

test('as shown and as in the file', () => {
  const chat = withPeople(said(['mum', 'ana', 'sol', 'boat'], 'Ana Sol'), { names: new Map([['Ana Sol', 'Mum']]), hidden: new Set() })
  const isName = nameTest(chat)
  expect(['mum', 'ana', 'sol', 'boat'].map(isName)).toEqual([true, true, true, false])
})

test('of a name without spaces how it begins and how it ends', () => {
  const isName = nameTest(said(['さくら'], '田中さくら'))
  expect(['田中さくら', '田中', 'さくら', '中さ', '田', 'おはよう'].map(isName)).toEqual([true, true, true, false, false, false])
})

test.each(['漢', 'さ', 'サ', 'ー', 'ก', 'ກ', 'ក', 'က'])(
  'of a name of two and two %s the half, of one with spaces only whole words',
  (letter) => {
    const isName = nameTest(said([letter, 'boat'], letter.repeat(4), 'Anabel Sol'))
    expect([2, 3, 4, 1].map((times) => isName(letter.repeat(times)))).toEqual([true, true, true, false])
    expect(['anabel', 'sol', 'ana', 'bel', 'an'].map(isName)).toEqual([true, true, false, false, false])
  },
)

test('of what each says more, too', () => {
  const filler = Array.from({ length: 40 }, (_, i) => `word${i % 7} other`)
  const chat = said([...filler, ...Array<string[]>(9).fill(['dear Tom', 'boat trip']).flat()], 'Ana', 'Tom')
  const marked = wordComparison(chat).people.flatMap(({ words }) => words.map(({ word, isName }) => [word, isName]))
  expect(marked).toContainEqual(['Tom', true])
  expect(marked).toContainEqual(['boat', false])
})
