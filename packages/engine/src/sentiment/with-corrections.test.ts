import { emotions, sentiments } from '@convostat/emotion'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFeltChat, feltChatOf } from '#testing/felt-chat.ts'
import { type FeelingLabel, type Feelings, scoreAt } from './feelings.ts'
import { type Correction, hasText, withCorrections } from './with-corrections.ts'

const { chat, feelings } = feltChatOf(`
  mon 09:00 Ana: great, just great // 0.8 joy 0.6 anger 0.2 surprise 0.1 caring 0.3 neutral 0.1
  mon 09:00 Ana: great, just great // 0.8 joy 0.6
  mon 09:00 Ben: great, just great // 0.8 joy 0.6
  mon 09:01 Ana: ok // 0 neutral 0.9
  mon 09:02 Ana: [media]
  mon 09:03 Ana: 123`)
const at = (row: number, label: FeelingLabel): Correction => ({
  author: chat.participants[chat.author[row]],
  time: chat.time[row],
  message: messageText(chat, row),
  label,
})
/** A row's columns, probabilities above 0 only. */
const rowOf = ({ score, emotion, caring, neutral }: Feelings, row: number) => ({
  score: score[row],
  ...Object.fromEntries(
    emotions.flatMap((name, i) => (emotion[row * 9 + i] > 0 ? [[name, Number((emotion[row * 9 + i] / 65_535).toFixed(3))]] : [])),
  ),
  ...(caring[row] > 0 && { caring: Number((caring[row] / 65_535).toFixed(3)) }),
  ...(neutral[row] > 0 && { neutral: Number((neutral[row] / 65_535).toFixed(3)) }),
})

test.each([
  ['negative', { score: -1, anger: 0.2, neutral: 0.1 }],
  ['positive', { score: 1, joy: 0.6, caring: 0.3, neutral: 0.1 }],
  ['neutral', { score: 0, neutral: 1 }],
  ['anger', { score: -1, anger: 1 }],
  ['surprise', { score: 0, surprise: 1 }],
  ['love', { score: 1, love: 1, caring: 0.3 }],
] as const)('a message corrected to %s', (label, row) => {
  expect(rowOf(withCorrections(chat, feelings, [at(0, label)]), 0)).toEqual(row)
})

test('exactly the messages with this author, time and words are meant', () => {
  const corrected = withCorrections(chat, feelings, [at(0, 'anger')])
  expect(Array.from(corrected.score)).toEqual([-1, -1, feelings.score[2], 0, Number.NaN, Number.NaN])
  expect([...corrected.corrected.keys()]).toEqual([0, 1])
})

test('what cannot be scored can be by a person, but nobody wrote a placeholder', () => {
  const corrected = withCorrections(chat, feelings, [at(5, 'joy'), at(4, 'joy')])
  expect([scoreAt(corrected, 5), scoreAt(corrected, 4)]).toEqual([1, null])
})

test('the last of several counts, and what the chat does not contain is passed over', () => {
  const strangers: Correction[] = [
    { ...at(3, 'joy'), author: 'Nobody' },
    { ...at(3, 'joy'), time: 5 },
    { ...at(3, 'joy'), message: 'other words' },
    { ...at(3, 'joy'), label: 'bliss' as FeelingLabel },
  ]
  const corrected = withCorrections(chat, feelings, [at(3, 'joy'), at(3, 'sadness'), ...strangers])
  expect(rowOf(corrected, 3)).toEqual({ score: -1, sadness: 1 })
  expect(withCorrections(chat, feelings, strangers)).toBe(feelings)
})

test('a correction made when day and month were swapped still counts, unless there is a later one', () => {
  // The Monday is 1 March, which is 3 January where the month comes first.
  const before = (row: number, label: FeelingLabel): Correction => ({ ...at(row, label), time: chat.time[row] - 57 * 86_400 })
  expect(withCorrections(chat, feelings, [before(3, 'sadness')])).toEqual(withCorrections(chat, feelings, [at(3, 'sadness')]))
  const both = [at(3, 'joy'), before(3, 'sadness')]
  expect(withCorrections(chat, feelings, both)).toEqual(withCorrections(chat, feelings, [at(3, 'joy')]))
})

test('a chat without messages has nothing to correct', () => {
  const empty = feltChatOf('')
  expect(withCorrections(empty.chat, empty.feelings, [at(0, 'joy')])).toBe(empty.feelings)
  expect(hasText(chatOf('mon 09:00 Ana: [deleted]'), 0)).toBe(false)
})

const anyLabels = fc.array(fc.tuple(fc.nat(), fc.constantFrom<FeelingLabel>(...sentiments, ...emotions)), { maxLength: 8 })

test('taking the corrections back gives what there was, a new list has nothing of the old one, and the first feelings stay as they are', () => {
  fc.assert(
    fc.property(anyFeltChat(), anyLabels, anyLabels, ({ chat, feelings }, some, others) => {
      fc.pre(chat.count > 0)
      const listOf = (labels: [number, FeelingLabel][]): Correction[] =>
        labels.map(([n, label]) => {
          const row = n % chat.count
          return { author: chat.participants[chat.author[row]], time: chat.time[row], message: messageText(chat, row), label }
        })
      const before = structuredClone(feelings)
      const corrected = withCorrections(chat, feelings, listOf(some))
      expect(withCorrections(chat, corrected, [])).toEqual(feelings)
      expect(withCorrections(chat, corrected, listOf(others))).toEqual(withCorrections(chat, feelings, listOf(others)))
      expect(feelings).toEqual(before)
      // Nothing but the rows named differs.
      for (let row = 0; row < chat.count; row++)
        if (!corrected.corrected.has(row)) expect(rowOf(corrected, row)).toEqual(rowOf(feelings, row))
    }),
  )
})
