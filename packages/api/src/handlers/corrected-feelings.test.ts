import type { Chat } from '@convostat/engine/chat/chat'
import { sentimentAt } from '@convostat/engine/sentiment/feelings'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { expect, test } from 'vitest'
import type { Correction } from '#shapes/index.ts'
import { correctedFeelings } from './corrected-feelings.ts'
import { heldCorrections } from './corrections.ts'

const { chat, feelings } = feltChatOf(`
  mon 09:00 Ana: great // 0.8 joy 0.6
  mon 09:01 Ben: fine // 0.5 joy 0.3`)

const said = (label: Correction['label']): Correction => ({
  author: 'Ana',
  date: new Date(chat.time[0] * 1000).toISOString().slice(0, 19),
  message: 'great',
  label,
})

test('a message is what it was last corrected to, and others are as they were read', () => {
  const corrections = heldCorrections()
  const corrected = correctedFeelings(corrections)
  const labels = () => [0, 1].map((row) => sentimentAt(corrected(chat, feelings), row))
  expect(labels()).toEqual(['positive', 'positive'])
  corrections.replace([said('negative')])
  expect(labels()).toEqual(['negative', 'positive'])
  corrections.replace([])
  expect(labels()).toEqual(['positive', 'positive'])
})

test('they are made once as long as the list and the chat are the same', () => {
  const corrections = heldCorrections()
  const corrected = correctedFeelings(corrections)
  corrections.replace([said('negative')])
  const first = corrected(chat, feelings)
  expect(corrected(chat, feelings)).toBe(first)
  const shown: Chat = { ...chat }
  expect(corrected(shown, feelings)).not.toBe(first)
  corrections.replace([said('anger')])
  const next = corrected(shown, feelings)
  expect([next === corrected(shown, feelings), sentimentAt(next, 0)]).toEqual([true, 'negative'])
})
