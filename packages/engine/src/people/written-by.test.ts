import { expect, test } from 'vitest'
import { chatOf } from '#testing/chat-of.ts'
import { withPeople } from './with-people.ts'
import { writtenBy } from './written-by.ts'

const chat = chatOf('2021-03-04 09:00 Ana: hi\n2021-03-04 09:00 Ben: hi\n2021-03-04 09:00 Cem: hi\n2021-03-04 09:05 Ben: bread')
const time = chat.time[0]
/** Ana is shown as Ben, and Ben and Cem as Ana. */
const swapped = withPeople(chat, {
  names: new Map([
    ['Ana', 'Ben'],
    ['Ben', 'Ana'],
    ['Cem', 'Ana'],
  ]),
  hidden: new Set(),
})
const renamed = withPeople(chat, { names: new Map([['Ben', 'Benny']]), hidden: new Set() })

test('a name of the file stays, one that is shown is turned into it, of a message that there is', () => {
  expect(writtenBy(renamed, { author: 'Benny', time, message: 'hi' })).toBe('Ben')
  expect(writtenBy(renamed, { author: 'Ben', time, message: 'hi' })).toBe('Ben')
  expect(writtenBy(renamed, { author: 'Benny', time, message: 'bread' })).toBe(null)
  expect(writtenBy(renamed, { author: 'Zed', time, message: 'hi' })).toBe(null)
  expect(writtenBy(chat, { author: 'Ben', time: time + 300, message: 'bread' })).toBe('Ben')
})

test('a name that is one person’s in the file and shown for another is the one’s who wrote the message', () => {
  expect(writtenBy(swapped, { author: 'Ben', time, message: 'hi' })).toBe('Ben')
  expect(writtenBy(swapped, { author: 'Ana', time: time + 300, message: 'bread' })).toBe('Ben')
})
