import { weekdayOf } from '@convostat/engine/chat/civil'
import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { DAY } from '@convostat/format/seconds'
import { expect, test } from 'vitest'
import { compute } from './compute/compute.ts'
import { speechWords } from './mentions.ts'
import { plan } from './parse/plan.ts'
import { numbersLike } from './words/numbers.ts'

// 7 March 2021 is a Sunday.
const chat = chatOf(`
  2021-03-07 10:00 Ana: one for the road
  2021-03-07 11:00 Ben: two for the road
  2021-03-08 10:00 Ana: three for the road
  2021-03-14 10:00 Ben: four for the road
  2021-03-20 10:00 Ana: five for the road
  2021-03-21 10:00 Ana: six for the road
  2021-03-21 11:00 Ben: seven for the road`)
const asked = { chat, me: 'Ana', today: 18_720 }

test.each(['What was the quietest Sunday?', 'Which Sunday was the quietest?'])('%s is a Sunday', async (question) => {
  const planned = plan(question, asked)
  expect(planned).not.toBeNull()
  const answer = planned && (await compute(planned, asked))
  const days = (answer?.citations ?? []).map((id) => weekdayOf(Math.floor(chat.time[chat.id.indexOf(id)] / DAY)))
  expect(days.length).toBeGreaterThan(0)
  for (const day of days) expect(day).toBe(6)
})

test('a word is a number in the language of the question alone', () => {
  expect(['bees', 'teen', 'elf', 'once'].flatMap((word) => numbersLike(word, 'en'))).toEqual([])
  expect(numbersLike('forty', 'en')).toContain('40')
  expect(numbersLike('elf', 'de')).toContain('11')
})

test('nouns that a question may be about are not verbs of speech', () => {
  for (const noun of ['rave', 'subject', 'topic', 'propose', 'sprache', 'tema', 'assunto']) expect(speechWords.has(noun)).toBe(false)
})

test.each(['How many weekend messages did Ana send?', 'How many morning texts did Ben send?'])('%s counts messages', (question) => {
  expect(plan(question, asked)).toMatchObject({ name: 'count', metric: 'messages' })
})

test('monthly messages are listed by month, and messages a month are an average', () => {
  expect(plan('Show me the monthly messages', asked)).toMatchObject({ by: 'month' })
  expect(plan('How many messages a month do we send?', asked)?.name).not.toBe('count')
})

test('a night over midnight is not counted as a day', () => {
  expect(plan('On how many nights did we talk?', asked)).toBeNull()
})
