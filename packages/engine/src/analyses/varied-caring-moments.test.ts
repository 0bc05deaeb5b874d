import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { select } from '#chat/selection.ts'
import { anyFeltChat, feltChatOf } from '#testing/felt-chat.ts'
import { caringKindAt, caringMoments } from './caring-moments.ts'
import { variedCaringMoments } from './varied-caring-moments.ts'

const couple = feltChatOf(`
  mon 09:00 Ana: love you // 0.9 love 1
  mon 09:01 Ana: i love you // 0.9 love 0.99
  mon 09:02 Ana: love you so much // 0.9 love 0.98
  mon 09:03 Ben: love you too // 0.9 love 0.97
  mon 09:04 Ana: love you more // 0.9 love 0.96
  mon 09:05 Ana: love you most // 0.9 love 0.95
  mon 09:06 Ana: drive safe, sleep well // 0.5 caring 0.9 love 0.9
  mon 09:07 Ben: take care of yourself // 0.5 caring 0.8 love 0.8
  mon 09:08 Ben: thank you, my dear, for all of it // 0.7 gratitude 1 love 0.5 caring 0.3
  mon 09:09 Ben: thanks // 0.5 gratitude 1`)
const toldOf = (topN: number) =>
  variedCaringMoments(couple.chat, couple.feelings, undefined, topN).map(({ row }) => messageText(couple.chat, row))

test('where people mostly say one thing every kind is listed, and everyone, most caring first', () => {
  expect(toldOf(5)).toEqual([
    'love you',
    'drive safe, sleep well',
    'love you too',
    'take care of yourself',
    'thank you, my dear, for all of it',
  ])
  expect(toldOf(1)).toEqual(['love you'])
})

test('every kind and everyone has a place among those that fit, too; without any there is none', () => {
  const isLong = (row: number): boolean => messageText(couple.chat, row).split(' ').length >= 4
  const fit = variedCaringMoments(couple.chat, couple.feelings, undefined, 5, isLong)
  expect(fit.map(({ row }) => messageText(couple.chat, row))).toEqual([
    'drive safe, sleep well',
    'love you so much',
    'take care of yourself',
    'thank you, my dear, for all of it',
  ])
  expect(variedCaringMoments(couple.chat, couple.feelings, undefined, 5, () => false)).toEqual([])
})

test('a message is of the kind that weighs most: half of thanks, love without the care in it', () => {
  const { chat, feelings } = feltChatOf(`
    mon 09:00 Ana: a // 0.5 love 0.9 caring 0.4
    mon 09:01 Ana: b // 0.5 love 0.8 caring 0.4
    mon 09:02 Ana: c // 0.5 gratitude 0.82 caring 0.4
    mon 09:03 Ana: d // 0.5 gratitude 0.8 caring 0.4
    mon 09:04 Ana: e // 0.5 gratitude 0.9 love 0.46
    mon 09:05 Ana: f // 0.5 gratitude 0.9 love 0.4`)
  expect(Array.from({ length: chat.count }, (_, row) => caringKindAt(feelings, row))).toEqual([
    'love',
    'care',
    'thanks',
    'care',
    'love',
    'thanks',
  ])
})

test('a bare thank-you takes nobody’s place, and fills one that is left', () => {
  expect(toldOf(9)).not.toContain('thanks')
  expect(toldOf(10).at(-1)).toBe('thanks')
})

test('as many as the most caring, none twice, each of them one that shows care, most caring first; of all of them all', () => {
  fc.assert(
    fc.property(anyFeltChat(), fc.integer({ min: 1, max: 6 }), ({ chat, feelings, filter }, topN) => {
      const selection = select(chat, filter)
      const all = caringMoments(chat, feelings, selection, chat.count)
      const varied = variedCaringMoments(chat, feelings, selection, topN)
      const rows = varied.map(({ row }) => row)
      expect(varied).toEqual(all.filter(({ row }) => rows.includes(row)))
      expect(varied).toHaveLength(Math.min(topN, all.length))
      expect(variedCaringMoments(chat, feelings, selection, chat.count + 1)).toEqual(all)
    }),
  )
})

test('no kind and no person is taken twice before another that could be', () => {
  fc.assert(
    fc.property(anyFeltChat(), ({ chat, feelings }) => {
      const sure = caringMoments(chat, feelings, undefined, chat.count).filter(({ care }) => care >= 0.75)
      const [first, second] = variedCaringMoments(chat, feelings, undefined, 2)
      if (!second || second.care < 0.75) return
      const isOther = (row: number) =>
        chat.author[row] !== chat.author[first.row] && caringKindAt(feelings, row) !== caringKindAt(feelings, first.row)
      if (sure.some(({ row }) => isOther(row) && sure[0].row === first.row)) expect(isOther(second.row)).toBe(true)
    }),
  )
})
