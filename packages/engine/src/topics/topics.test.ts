// In one zone: what is talked about, whose days are the chat's own.
import { expect, test } from 'vitest'
import { everything, select } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { plantedChat } from '#testing/planted-topics.ts'
import { noScores, score } from '#testing/topic-scores.ts'
import { topics } from './topics.ts'

test('of topics that were planted in chats of three scripts at least four in five are found, and no more than one in twenty is none', async () => {
  const scores = noScores()
  for (const language of ['en', 'ar', 'ja']) {
    const planted = plantedChat(language, { seed: 3 })
    score(scores, planted, await topics(planted.chat))
  }
  expect(scores.recalled / scores.planted).toBeGreaterThanOrEqual(0.8)
  expect(scores.right / scores.found).toBeGreaterThanOrEqual(0.95)
  expect(scores.coherence / scores.found).toBeGreaterThanOrEqual(0.5)
  expect(scores.rightMessages / scores.messages).toBeGreaterThanOrEqual(0.9)
  expect(scores.shareError / scores.recalled).toBeLessThanOrEqual(0.1)
})

test('small talk has no topics', async () => {
  const { chat } = plantedChat('en', { topics: 0, messages: 3000, seed: 5 })
  expect(await topics(chat)).toMatchObject({ topics: [], messages: 3000, languages: ['en'] })
})

test('a chat without words, of one message or of a hundred, has none', async () => {
  const line = (text: string, i: number) => ({ time: 1_600_000_000 + i * 60, author: 'Ana', text })
  for (const texts of [[], ['hi'], Array<string>(100).fill('we play chess'), Array<string>(100).fill('🌙 🌙'), Array<string>(3).fill('')])
    expect((await topics(chatFrom(texts.map(line)))).topics).toEqual([])
})

test('the same chat has the same topics, read again', async () => {
  const [first, again] = [plantedChat('es', { messages: 2500 }), plantedChat('es', { messages: 2500 })]
  const found = await topics(first.chat)
  expect(found.topics.length).toBeGreaterThan(2)
  expect(await topics(again.chat)).toEqual(found)
})

test('each window is about one topic at most; months are without holes and add up', async () => {
  const { chat } = plantedChat('de')
  const { topics: found, windows } = await topics(chat)
  expect(found.length).toBeGreaterThan(2)
  expect(found.reduce((sum, topic) => sum + topic.windows, 0)).toBeLessThanOrEqual(windows)
  for (const { windows: own, share, byMonth, words, name, ranked } of found) {
    expect(share).toBe(own / windows)
    expect(byMonth.reduce((sum, month) => sum + month.windows, 0)).toBe(own)
    const months = byMonth.map(({ year, month }) => year * 12 + month)
    expect(months).toEqual(months.map((_, i) => months[0] + i))
    for (const month of byMonth) if (month.share !== null) expect(month.share).toBeLessThanOrEqual(1)
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThanOrEqual(3)
    expect(name).toBe(words.slice(0, 3).join(' · '))
    expect(new Set(ranked).size).toBe(ranked.length)
  }
  expect(found.map((topic) => topic.windows)).toEqual(found.map((topic) => topic.windows).sort((a, b) => b - a))
})

test('a topic has its season', async () => {
  const { chat } = plantedChat('en', { messages: 6000 })
  const { topics: found } = await topics(chat)
  const work = found.find(({ words }) => words.includes('boss'))
  const best = work?.byMonth.reduce((most, month) => ((month.share ?? 0) > (most.share ?? 0) ? month : most))
  // The first of six: January and February.
  expect(best?.month).toBeLessThanOrEqual(2)
})

test("words the reader left out, and people's names, are of no topic", async () => {
  const { chat } = plantedChat('en', { messages: 2500 })
  const named = { ...chat, participants: ['Garlic Onion', 'Ben'] }
  const words = (await topics(named, everything(named), { without: ['Boss', 'RECIPE'] })).topics.flatMap((topic) => topic.words)
  expect(words).toContain('oven')
  for (const word of ['boss', 'recipe', 'garlic', 'onion']) expect(words).not.toContain(word)
})

test('of the days and people selected only', async () => {
  const { chat } = plantedChat('en', { messages: 2500 })
  const whole = await topics(chat)
  const one = await topics(chat, select(chat, { authors: ['Ana'] }))
  expect(one.messages).toBe(chat.author.filter((person) => chat.participants[person] === 'Ana').length)
  expect(one.windows).toBeLessThan(whole.windows)
  for (const { ranked } of one.topics) for (const row of ranked) expect(chat.participants[chat.author[row]]).toBe('Ana')
  expect(await topics(chat, select(chat, { authors: ['Nobody'] }))).toMatchObject({ topics: [], windows: 0, messages: 0 })
})

test('it reports its progress, and stops at an abort', async () => {
  const { chat } = plantedChat('en', { messages: 1500 })
  const said: number[] = []
  await topics(chat, everything(chat), {}, { report: ({ done, total }) => said.push(done / total) })
  expect(said).toEqual([...said].sort((a, b) => a - b))
  expect(said.at(-1)).toBe(1)
  const aborter = new AbortController()
  const other = plantedChat('en', { messages: 1500, seed: 2 }).chat
  const stopped = topics(other, everything(other), {}, { signal: aborter.signal, report: ({ done }) => done === 3 && aborter.abort() })
  await expect(stopped).rejects.toThrow('aborted')
})
