import { readFileSync } from 'node:fs'
import { openModel } from '@convostat/emotion'
import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { chatOf } from '#testing/chat-of.ts'
import { readFeelings } from './read-feelings.ts'
import { reasonsOf } from './reasons-of.ts'
import { withCorrections } from './with-corrections.ts'

const weights = new URL('../../../emotion/weights/emotion.bin', import.meta.url)
const model = openModel(new Uint8Array(readFileSync(weights)))
const chat = chatOf(`
  mon 09:00 Ana: I love you so much, you are wonderful ❤️
  mon 09:01 Ben: this is terrible, I hate it and I am so sad 😭
  mon 09:02 Ana: [media]
  mon 09:03 Ben: https://example.org
  mon 09:04 Ben: see you at the station at nine`)
const feelings = await readFeelings(chat, model)

test('with the model that is shipped, love sounds good and hate bad', () => {
  expect([0, 1, 2, 3].map((row) => reasonsOf(chat, feelings, model, row).sentiment)).toEqual(['positive', 'negative', null, null])
})

test('reasons are words of the message, what weighs most first, and speak for what it is read as', () => {
  for (const [row, sign] of [
    [0, 1],
    [1, -1],
  ]) {
    const { reasons } = reasonsOf(chat, feelings, model, row)
    const weighed = reasons.map(({ weight }) => Math.abs(weight))
    expect(weighed).toEqual([...weighed].sort((a, b) => b - a))
    expect(Math.sign(reasons[0].weight)).toBe(sign)
    for (const { start, end } of reasons) expect(messageText(chat, row).slice(start, end)).toMatch(/^\S+$/u)
  }
})

test('what cannot be scored has no reasons', () => {
  for (const row of [2, 3]) {
    const nothing = { score: null, sentiment: null, emotions: null, corrected: null, reasons: [] }
    expect(reasonsOf(chat, feelings, model, row)).toEqual(nothing)
  }
})

test('a person’s correction is shown beside the reasons of the model', () => {
  const correction = { author: 'Ana', time: chat.time[0], message: messageText(chat, 0), label: 'amusement' as const }
  const corrected = reasonsOf(chat, withCorrections(chat, feelings, [correction]), model, 0)
  expect(corrected).toMatchObject({ score: 1, sentiment: 'positive', corrected: 'amusement', emotions: { amusement: 1, love: 0 } })
  expect(corrected.reasons).toEqual(reasonsOf(chat, feelings, model, 0).reasons)
})
