import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { gateOf } from '#on-show/why-not-shown.ts'
import { feltChatOf } from '#testing/felt-chat.ts'
import { ownWordMessages } from './own-word-messages.ts'
import { wordComparison } from './word-comparison.ts'

const many = (text: string, n: number) => Array.from({ length: n }, (_, i) => `2021-03-01 09:${10 + i} ${text}`).join('\n')
const eaters = feltChatOf(`
  ${many('Ana: pancakes', 20)}
  ${many('Ana: syrup', 12)}
  ${many('Ben: waffles', 20)}
  2021-03-02 09:00 Ana: the syrup is in the blue kitchen cupboard // 0.2 joy 0.5
  2021-03-02 09:01 Ana: your pancakes are awful and you know it // -0.9 anger 0.9
  2021-03-02 09:02 Ben: who left the pancakes in the garden then // 0.2 joy 0.5
  2021-03-03 09:00 Ana: the syrup is in the blue kitchen cupboard // 0.2 joy 0.5`)
const ofEaters = (asked = {}) =>
  ownWordMessages(eaters.chat, eaters.feelings, undefined, asked).map(({ person, word, rows }) => [
    person,
    word,
    ...rows.map((row) => messageText(eaters.chat, row)),
  ])

test('the first own word that is in a message fit to be shown, said by that person, no text twice; nobody without one', () => {
  expect(ofEaters()).toEqual([['Ana', 'syrup', 'the syrup is in the blue kitchen cupboard']])
  expect(ofEaters({ people: ['Ben'] })).toEqual([])
  expect(ofEaters({ without: ['syrup'] })).toEqual([])
})

const lines = [
  'pancakes',
  'shall we have pancakes again // 0.5 joy 0.8',
  'more pancakes for the two of us // 0.2 joy 0.6',
  'these waffles are quite good today // 0.6 joy 0.9',
  'you never leave me any waffles // -0.9 anger 0.9',
  'ask for waffles on 0151 23456789',
  'the funeral is on Friday at noon // -0.8 sadness 0.9',
  'Ana left the syrup in the garden',
]
const anyTalk = fc
  .array(fc.tuple(fc.constantFrom('Ana', 'Ben', 'Cleo'), fc.constantFrom(...lines), fc.integer({ min: 1, max: 8 })), { maxLength: 24 })
  .map((said) => feltChatOf(said.map(([author, line, n]) => many(`${author}: ${line}`, n)).join('\n')))

test('every message is of that person, fit to be shown, and has the word, which the comparison lists', () => {
  let shown = 0
  fc.assert(
    fc.property(anyTalk, ({ chat, feelings }) => {
      const whyNotShown = gateOf(chat, feelings)
      const listed = new Map(wordComparison(chat).people.map(({ person, words }) => [person, words]))
      const found = ownWordMessages(chat, feelings, undefined, { most: 20 })
      for (const { person, word, count, others, rows } of found) {
        expect(listed.get(person)).toContainEqual(expect.objectContaining({ word, count, others, isName: false }))
        expect(rows.length).toBeGreaterThan(0)
        for (const row of rows) {
          expect(chat.participants[chat.author[row]]).toBe(person)
          expect(messageText(chat, row)).toContain(word)
          expect(whyNotShown(row)).toBeNull()
        }
      }
      shown += found.length
      expect(ownWordMessages(chat, feelings, undefined, { most: 1 })).toEqual(found.slice(0, 1))
    }),
  )
  expect(shown).toBeGreaterThan(20)
})

test('where nobody has a message to show, only a few more people are tried than are wanted', () => {
  const people = Array.from({ length: 9 }, (_, i) => `P${i}`)
  const { chat, feelings } = feltChatOf(
    [
      ...people.map((name, i) => many(`${name}: word${'abcdefghi'[i]}`, 20 - i)),
      '2021-03-02 09:00 P8: we have a wordi in the garden now // 0.2 joy 0.5',
      '2021-03-02 09:01 P8: we had a wordi in the garden then // 0.2 joy 0.5',
    ].join('\n'),
  )
  const found = (most: number) => ownWordMessages(chat, feelings, undefined, { most }).map(({ person }) => person)
  expect(found(5)).toEqual(['P8'])
  expect(found(2)).toEqual([])
})
