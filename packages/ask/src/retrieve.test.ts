import { expect, test } from 'vitest'
import { retrieve } from './retrieve.ts'
import { everydayChat } from './testing/everyday-chat.ts'
import { heldOut } from './testing/held-out-facts.ts'
import { development, type Facts } from './testing/planted-facts.ts'
import { wordsIn } from './wanted.ts'
import { questionWords } from './words/question-words.ts'

interface Recall {
  found: number
  of: number
}

/** How many of the facts lie in the first ten passages, apart those that share a telling word with their question, letter for letter. */
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
  'of the facts planted in chats of 4,000 messages in six languages the first ten passages hold most (%s)',
  (name, facts, seed) => {
    const { sharing, others, missed } = recall(facts, seed)
    const told = ({ found, of }: Recall) => `${found} of ${of} (${((100 * found) / of).toFixed(0)} %)`
    console.info(`recall@10, ${name}: ${told(sharing)} with a word in common, ${told(others)} without. Missed: ${missed.join(' | ')}`)
    expect(share(sharing)).toBeGreaterThanOrEqual(0.9)
    expect(share(others)).toBeGreaterThanOrEqual(0.6)
  },
)
