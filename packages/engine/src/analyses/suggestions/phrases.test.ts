import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everything } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { phrasesOf } from './phrases.ts'
import { FEWEST_MESSAGES, sampleOf } from './sample.ts'

/** Words, and what parts phrases: a number, an emoji, a link. */
const pieces = ['heron', 'Heron', 'the', 'café', 'cafe', 'tin', '12', '🎂', 'https://a.example/tin']
const lines = fc.array(
  fc.record({
    text: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((all) => all.join(' ')),
    day: fc.integer({ min: 0, max: 6 }),
  }),
  { maxLength: 120 },
)

/** The slow way: the messages and days of every run of two and of three words in texts. */
function slowly(texts: readonly { text: string; day: number }[]): Record<string, { messages: number; days: number }> {
  const found = new Map<string, { messages: Set<number>; days: Set<number> }>()
  for (const [message, { text, day }] of texts.entries()) {
    const folded = text.toLowerCase().replaceAll('é', 'e').split(' ')
    for (let at = 0; at < folded.length; at++)
      for (const size of [2, 3]) {
        const run = folded.slice(at, at + size)
        if (run.length < size || run.some((word) => !/^[a-z]+$/.test(word)) || run.some((word, i) => word === run[i + 1])) continue
        const known = found.get(run.join(' ')) ?? { messages: new Set(), days: new Set() }
        known.messages.add(message)
        known.days.add(day)
        found.set(run.join(' '), known)
      }
  }
  return Object.fromEntries(
    [...found]
      .filter(([, { messages }]) => messages.size >= FEWEST_MESSAGES)
      .map(([text, { messages, days }]) => [text, { messages: messages.size, days: days.size }]),
  )
}

test('phrases are counted once a message and once a day, as counting slowly has it', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const texts = [...given].sort((a, b) => a.day - b.day)
      const chat = chatFrom(texts.map(({ text, day }, i) => ({ time: (18_000 + day) * DAY + i, author: 'Ana', text })))
      const sample = sampleOf(chat, everything(chat))
      const found = phrasesOf(chat, sample).map(({ places, messages, days }) => [
        places.map((place) => sample.words[place].text).join(' '),
        { messages, days },
      ])
      // Three words are looked at only where both pairs are frequent, so that no frequent three are missed.
      expect(Object.fromEntries(found)).toEqual(slowly(texts))
    }),
    { numRuns: 200 },
  )
})

test('what chance has: two words of which each is in half of the chat’s tokens meet in half as many messages', () => {
  const texts = Array.from({ length: 20 }, () => 'tin heron')
  const chat = chatFrom(texts.map((text, i) => ({ time: 18_000 * DAY + i, author: 'Ana', text })))
  const [phrase] = phrasesOf(chat, sampleOf(chat, everything(chat)))
  expect(phrase).toMatchObject({ messages: 20, days: 1, expected: 10 })
})
