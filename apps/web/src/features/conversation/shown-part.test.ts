import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered, conversationOf } from '#testing/conversation.ts'
import { continues, countOf, extended, moreAsked, mostShown, opened, placeOf, type ShownPart } from './shown-part.ts'

const chats = fc.record({ count: fc.integer({ min: 1, max: 400 }), lineEvery: fc.integer({ min: 1, max: 30 }), at: fc.nat() })
const ends = fc.array(fc.constantFrom('before', 'after'), { maxLength: 60 })

const ids = ({ said }: ShownPart) => said.flatMap(({ author, id }) => (author === null ? [] : [id]))
const more = (chat: ReturnType<typeof conversationOf>, part: ShownPart, end: 'before' | 'after') =>
  continues(part, end) ? extended(part, end, answered(chat, moreAsked(part, end))) : part

test('in any order of questions, a part of the conversation without gaps is on the page, with every line among its messages, and never too much', () => {
  fc.assert(
    fc.property(chats, ends, ({ count, lineEvery, at }, way) => {
      const chat = conversationOf(count, lineEvery)
      let part = opened(answered(chat, { at: at % count, before: 32, after: 32 }))
      for (const end of way) {
        const edge = end === 'before' ? ids(part)[0] : ids(part).at(-1)
        part = more(chat, part, end)
        // What the reader looked at is still there.
        expect(ids(part)).toContain(edge)
        expect(countOf(part)).toBeLessThanOrEqual(mostShown)
        const last = part.from + countOf(part) - 1
        expect(part.said).toEqual(answered(chat, { at: part.from, before: 0, after: last - part.from }).messages)
        expect(placeOf(part, ids(part)[0])).toBe(part.from)
      }
    }),
  )
})

test('walking on reaches the end, and walking back the beginning, each in steps', () => {
  fc.assert(
    fc.property(chats, ({ count, lineEvery, at }) => {
      const chat = conversationOf(count, lineEvery)
      let part = opened(answered(chat, { at: at % count, before: 32, after: 32 }))
      const seen = new Set<number>()
      for (const end of ['after', 'before'] as const) {
        while (continues(part, end)) {
          part = more(chat, part, end)
          for (const id of ids(part)) seen.add(id)
        }
        expect(end === 'after' ? ids(part).at(-1) : ids(part)[0]).toBe(end === 'after' ? count - 1 : 0)
      }
      for (const id of ids(part)) seen.add(id)
      expect(seen.size).toBe(count)
    }),
    { numRuns: 30 },
  )
})
