import { chatOf } from '@convostat/engine/testing/chat-of.ts'
import { expect, test } from 'vitest'
import { everydayChat } from '#testing/everyday-chat.ts'
import { heldOut } from '#testing/held-out-facts.ts'
import { development, type Facts } from '#testing/planted-facts.ts'
import { retrieve } from './retrieve.ts'
import { wordsIn } from './search-terms.ts'
import { questionWords } from './words/question-words.ts'

interface Recall {
  found: number
  of: number
}

/** How many of the facts are in the first ten passages, apart those that share a telling word with their question, letter for letter. */
function recall(facts: Facts, seed: number): { sharing: Recall; others: Recall; missed: string[] } {
  const sharing = { found: 0, of: 0 }
  const others = { found: 0, of: 0 }
  const missed: string[] = []
  for (const [language, plants] of Object.entries(facts)) {
    const { chat, answers } = everydayChat(language, plants, 4000, seed)
    for (const [i, { question, messages }] of plants.entries()) {
      const said = new Set(messages.flatMap(wordsIn))
      const isSharing = wordsIn(question).some((word) => !questionWords.has(word) && said.has(word))
      const passages = retrieve(question, { chat, today: 19_000, me: null }, 10)
      const isFound = passages.some(({ from, to }) => chat.id.subarray(from, to).includes(answers[i]))
      const which = isSharing ? sharing : others
      which.of++
      which.found += Number(isFound)
      if (!isFound) missed.push(question)
    }
  }
  return { sharing, others, missed }
}

const share = ({ found, of }: Recall): number => found / of

test.each([
  ['development', development, 7],
  ['held out', heldOut, 19],
] as const)(
  'of the facts planted in chats of 4,000 messages in six languages the first ten passages contain most (%s)',
  (name, facts, seed) => {
    const { sharing, others, missed } = recall(facts, seed)
    const told = ({ found, of }: Recall) => `${found} of ${of} (${((100 * found) / of).toFixed(0)} %)`
    console.info(`recall@10, ${name}: ${told(sharing)} with a word in common, ${told(others)} without. Missed: ${missed.join(' | ')}`)
    expect(share(sharing)).toBeGreaterThanOrEqual(0.9)
    expect(share(others)).toBeGreaterThanOrEqual(0.6)
  },
)

test('messages of the days and the people that a question names come first', () => {
  const chat = chatOf(`
    2021-03-04 09:00 Ana: the picnic was lovely
    2021-05-10 18:00 Ben: a picnic by the lake today
    2022-05-10 18:00 Ana: a picnic by the lake again`)
  const first = (question: string, me: string | null = null) => {
    const [passage] = retrieve(question, { chat, today: 19_500, me }, 5)
    return chat.id[passage.hits[0]]
  }
  expect([
    first('Where was the picnic in May 2021?'),
    first('Where was the picnic in 2022?'),
    first('How was the picnic in March 2021?'),
  ]).toEqual([1, 2, 0])
  expect([first('What did Ben say of the picnic?'), first('What did I say of the picnic lake?', 'Ben')]).toEqual([1, 1])
})

/** A chat of two hundred messages of these texts in turn, and another one. */
const chatWith = (texts: readonly string[], other: string) =>
  chatOf(
    [
      ...Array.from(
        { length: 200 },
        (_, i) =>
          `2021-03-04 ${String(9 + Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')} Ana: ${texts[i % texts.length]}`,
      ),
      `2021-04-04 09:00 Ben: ${other}`,
    ].join('\n'),
  )

test.each([
  ['Where was the goose?', ['the bus is late', 'that is it'], 'we fed the birds today'],
  ['¿Dónde está el kayak?', ['estoy muy cansado', 'você não vem'], 'ahí va un barco'],
])('%s: one word that suggests it is one hint, in any forms and languages', (question, texts, other) => {
  const [passage] = retrieve(question, { chat: chatWith(texts, other), today: 19_000, me: null }, 1)
  expect([passage.hits, passage.own]).toEqual([[200], expect.closeTo(0.3)])
})

test('messages that only say “she” make no word for a person common', () => {
  const chat = chatWith(['she is late', 'ok'], 'the landlord lives in York')
  const [passage] = retrieve('Where is the landlord?', { chat, today: 19_000, me: null }, 1)
  expect([passage.hits, passage.rare]).toEqual([[200], 1])
})
