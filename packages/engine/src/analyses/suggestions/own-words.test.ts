import { DAY } from '@convostat/format/seconds'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaning } from '#analyses/words/log-odds.ts'
import { everything } from '#chat/selection.ts'
import { chatFrom } from '#testing/chat-of.ts'
import { ownWords } from './own-words.ts'
import { sampleOf } from './sample.ts'

/** The eight who write most, of as many the one met first, and everyone else as one. */
function groupsOf(talk: readonly (readonly [author: string, text: string])[]): Map<string, number> {
  const messages = new Map<string, number>()
  for (const [author] of talk) messages.set(author, (messages.get(author) ?? 0) + 1)
  const ranked = [...messages].sort(([, a], [, b]) => b - a)
  return new Map(ranked.map(([author], rank) => [author, Math.min(rank, 8)]))
}

test('a word is its speaker’s by the highest log-odds ratio of anyone against the rest, squared', () => {
  const people = Array.from({ length: 12 }, (_, i) => `Person ${i}`)
  const line = fc.tuple(
    fc.constantFrom(...people, ...people.slice(0, 3)),
    fc.array(fc.constantFrom('heron', 'tin', 'boat', 'lake', '12', '🎂'), { maxLength: 6 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (talk) => {
      const chat = chatFrom(talk.map(([author, text], i) => ({ time: 18_000 * DAY + i, author, text })))
      const sample = sampleOf(chat, everything(chat))
      const groups = groupsOf(talk)
      const said = talk.flatMap(([author, text]) =>
        text
          .split(' ')
          .filter((word) => /^[a-z]+$/.test(word))
          .map((word) => ({ word, group: groups.get(author) ?? -1 })),
      )
      const ownership = ownWords(chat, sample)
      for (const [place, { text }] of sample.words.entries()) {
        const leanings = [...new Set(groups.values())].map((group) => {
          const own = said.filter((each) => each.group === group)
          const others = said.filter((each) => each.group !== group)
          if (own.length === 0 || others.length === 0) return 0
          const saysIt = (all: typeof said): number => all.filter(({ word }) => word === text).length
          return leaning(saysIt(own), own.length, saysIt(others), others.length)
        })
        const highest = Math.max(0, ...leanings)
        expect(ownership(place)).toBeCloseTo(highest * highest, 9)
      }
    }),
    { numRuns: 150 },
  )
})

test('of one person alone no word is more their own', () => {
  const chat = chatFrom(['heron heron', 'tin'].map((text, i) => ({ time: 18_000 * DAY + i, author: 'Ana', text })))
  const ownership = ownWords(chat, sampleOf(chat, everything(chat)))
  expect([ownership(0), ownership(1)]).toEqual([0, 0])
})
