import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { everything } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { readText } from '#testing/read-text.ts'
import { scopeOf } from '../scope.ts'
import { phrase } from './phrase.ts'

const told = async (chat: Chat, without: string[] = []) =>
  (await phrase(scopeOf({ chat, selection: everything(chat), feelings: null, without, isYear: false, host: {} })))?.content

/** Everyday English in which each of these is said so often. */
const talk = (said: Record<string, number>) => {
  const everyday = ['what do you want for dinner', 'I do not know what to do with this', 'they are on the way to you now', 'is it good']
  const lines = Object.entries(said).flatMap(([text, times]) => Array.from({ length: times }, () => text))
  const all = [...Array.from({ length: 300 }, (_, i) => everyday[i % 4]), ...lines]
  return chatFrom(all.map((text, i) => ({ time: 1_600_000_000 + i * 3600, author: i % 2 ? 'Ana' : 'Maya Bell', text })))
}

test('what everyone says is not a phrase of their own, however often they say it', async () => {
  const chat = talk({ 'thank you': 40, 'good morning': 30, 'happy birthday': 20, 'of course': 20, 'emergency biscuit': 6, 'Maya Bell': 30 })
  expect(await told(chat)).toMatchObject({ figure: 'emergency biscuit', facts: { messages: 6 }, words: [{ count: 6 }] })
  expect(await told(chat, ['biscuit'])).toBeUndefined()
})

test('where nothing is said that others do not say, and where no table has what they say, there is none', async () => {
  expect(await told(talk({ 'thank you': 40, 'good morning': 30, 'ti amo': 30, 'buon compleanno': 9 }))).toBeUndefined()
  const klingon = ['nuqneh tlhIngan', 'qapla batlh', 'tlhIngan maH'].flatMap((text) => Array.from({ length: 40 }, () => text))
  expect(await told(chatFrom(klingon.map((text, i) => ({ time: i * 60, author: i % 2 ? 'Ana' : 'Ben', text }))))).toBeUndefined()
})

test('in real talk it is what these people say', async () => {
  const { chat } = await readText(readFileSync(new URL('../../../../../apps/web/public/demo-chat.txt', import.meta.url), 'utf8'))
  const content = await told(chat)
  expect(content?.words?.map(({ word }) => word)).toEqual(expect.arrayContaining(['Nos da', 'structurally sound', 'emergency biscuit']))
})
