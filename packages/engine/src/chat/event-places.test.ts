import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'
import { eventsBefore } from './event-places.ts'

test('before a message are the lines of an earlier time, and those of its own time that the file has before it', async () => {
  const entry = fc.record({ day: fc.integer({ min: 13, max: 16 }), isLine: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 30 }), async (entries) => {
      const lines = entries.map(({ day, isLine }) => `${day}/03/2021, 09:00 - ${isLine ? 'Ana left' : 'Ana: hi'}`)
      const { chat } = await readText(['13/03/2021, 09:00 - Ben: hello', ...lines, ''].join('\n'))
      const messages = [{ day: 13, place: -1 }]
      entries.forEach(({ day, isLine }, place) => {
        if (!isLine) messages.push({ day, place })
      })
      for (let row = 0; row < chat.count; row++) {
        const { day, place } = messages[chat.id[row]]
        const before = entries.filter((each, i) => each.isLine && (each.day < day || (each.day === day && i < place)))
        expect(eventsBefore(chat, row)).toBe(before.length)
      }
    }),
    { numRuns: 100 },
  )
})
