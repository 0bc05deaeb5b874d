import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { anyFeltChat, feelingsOf, feltChatOf, type ScoredRow } from '#testing/felt-chat.ts'
import { randomChat } from '#testing/random-chat.ts'
import { fingerprint } from './fingerprint.ts'
import { vibe } from './vibe.ts'

const vibeOf = (rows: ScoredRow[]) => {
  const chat = randomChat(1, { messages: rows.length })
  return vibe(chat, feelingsOf(rows))
}
const feltOf = (lines: readonly string[]) => {
  const { chat, feelings } = feltChatOf(lines.join('\n'))
  return [chat, feelings] as const
}
const many = (row: ScoredRow, size = 30) => Array.from({ length: size }, () => row)

test('the emotion that leads names it, with the figures it rests on', () => {
  const { character, reasons } = vibeOf([
    ...many({ score: 0.5, amusement: 0.6, joy: 0.35, neutral: 0.3 }, 27),
    ...many({ score: -0.5, amusement: 0.6, joy: 0.35, neutral: 0.3 }, 3),
  ])
  expect(character).toBe('playful')
  expect(reasons).toEqual([
    { kind: 'leading', emotion: 'amusement', value: expect.closeTo(0.6 / 0.95, 3) },
    { kind: 'second', emotion: 'joy', value: expect.closeTo(0.35 / 0.95, 3) },
    { kind: 'neutral', value: expect.closeTo(0.3, 3) },
    { kind: 'positive', value: 0.9 },
    { kind: 'negative', value: 0.1 },
    { kind: 'messages', value: 30 },
  ])
})

const [joy, love, anger, unscored] = [{ score: 0.5, joy: 0.6 }, { score: 0.5, love: 0.6 }, { score: -0.5, anger: 0.6 }, { score: null }]
test.each([
  ['all signs agree', [...many(joy, 20), ...many(love, 10), ...many(joy, 20)], 'cheerful'],
  // In turn, so that the halves agree with the whole.
  // In turn, so that the halves agree with the whole.
  ['two emotions are about as strong', Array.from({ length: 44 }, (_, i) => (i % 11 < 6 ? joy : love)), null],
  ['one emotion is clearly the stronger', Array.from({ length: 44 }, (_, i) => (i % 11 < 7 ? joy : love)), 'cheerful'],
  ['nothing is felt in one half', [...many(joy, 20), ...many({ score: 0, neutral: 0.5 }, 21)], null],
  ['what follows cannot be scored', [...many(joy, 30), ...many(unscored, 40)], 'cheerful'],
  ['it leads in one half only', [...many(joy, 30), ...many(love, 12)], null],
  ['a bad one leads among many good messages', [...many({ score: 0.5, neutral: 0.5 }, 20), ...many(anger, 20)], null],
  ['a bad one leads throughout', many(anger, 40), 'frank'],
])('where %s', (_, rows, character) => {
  const turned = rows.length === 40 && character === null ? rows.map((_, i) => rows[(i * 21) % 40]) : rows
  expect(vibeOf(turned).character).toBe(character)
})

test('a second emotion that hardly counts is not named', () => {
  expect(vibeOf(many({ score: 0.5, love: 0.6, joy: 0.1 })).reasons.map(({ kind }) => kind)).toEqual([
    'leading',
    'neutral',
    'positive',
    'negative',
    'messages',
  ])
})

test('a chat in which little is felt is practical, and that comes first', () => {
  const { character, reasons } = vibeOf(many({ score: 0.1, joy: 0.2, neutral: 0.9 }))
  expect([character, reasons[0].kind]).toEqual(['practical', 'neutral'])
})

test.each([
  [0.8, 'practical'],
  [0.79, 'cheerful'],
])('where %f is neutral a chat is %s', (neutral, character) => {
  expect(vibeOf(many({ score: 0.1, joy: 0.2, neutral })).character).toBe(character)
})

test('a change is reported where there is a trend', () => {
  // A message a day: two halves of a month and more.
  const chat = randomChat(3, { messages: 200, people: 1, everySeconds: 86_400 })
  const rows = Array.from({ length: 200 }, (_, i): ScoredRow => ({ score: i < 100 ? -0.5 : 0.5, surprise: 0.5 }))
  expect(vibe(chat, feelingsOf(rows)).reasons.find(({ kind }) => kind === 'change')?.value).toBeGreaterThan(0.5)
})

test.each([
  [4, false],
  [5, true],
])('with %i scored messages in the second half, a change is reported: %s', (second, isTold) => {
  // Two months: the second is its last messages only.
  const told = vibe(
    ...feltOf([
      ...Array.from({ length: 30 }, (_, i) => `2021-01-${String(i + 1).padStart(2, '0')} 09:00 Ana: a // -0.5 surprise 0.5`),
      ...Array.from({ length: second }, (_, i) => `2021-02-0${i + 1} 09:00 Ana: a // 0.5 surprise 0.5`),
      '2021-02-20 09:00 Ana: [media]',
    ]),
  )
  expect(told.character).not.toBeNull()
  expect(told.reasons.some(({ kind }) => kind === 'change')).toBe(isTold)
})

test('too few messages, or nothing felt at all, have no character', () => {
  expect(vibeOf(many({ score: 0.5, joy: 1 }, 29))).toEqual({ character: null, reasons: [] })
  expect(vibeOf(many({ score: 0, neutral: 1 }))).toEqual({ character: null, reasons: [{ kind: 'messages', value: 30 }] })
  expect(vibeOf([])).toEqual({ character: null, reasons: [] })
})

test('the leading share is the largest of the fingerprint, and a filter applies', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings, filter }) => {
      for (const selection of [select(chat, filter), everything(chat)]) {
        const { reasons } = vibe(chat, feelings, selection)
        const leading = reasons.find(({ kind }) => kind === 'leading')
        const { emotions: shares, scored } = fingerprint(chat, feelings, selection)
        if (leading) expect(leading.value).toBe(Math.max(...Object.values(shares)))
        expect(reasons.length > 0).toBe(scored >= 30)
        if (leading) expect(leading.value).toBeGreaterThan(0)
      }
    }),
  )
})
