import type { HistoryEntry } from '@convostat/api'
import { expect, test } from 'vitest'
import { entryOf, factsOf } from '#testing/answers.ts'
import { otherName, sameChat } from './same-chat.ts'

const found = (facts: Parameters<typeof factsOf>[0], ...uploads: HistoryEntry[]) => sameChat(factsOf(facts), uploads)?.upload.id ?? null
const people = (n: number, from = 0) => Array.from({ length: n }, (_, i) => `Person ${from + i}`)

test('an export of the same two people looks like the chat that is kept', () => {
  expect(found({ participants: ['Ben', 'Ana'] }, entryOf({ id: 'upload_1' }))).toBe('upload_1')
})

test('the reader, who is in every chat, makes no two chats one', () => {
  expect(found({ participants: ['Me', 'Ana'] }, entryOf({ participants: ['Me', 'Ben'] }))).toBe(null)
  expect(found({ participants: ['Me'] }, entryOf({ participants: ['Me', 'Ben'] }))).toBe(null)
})

test('the assistant, which both can ask, makes it no other chat', () => {
  expect(found({ participants: ['Ana', 'Ben', 'Meta AI'] }, entryOf({ id: 'upload_1' }))).toBe('upload_1')
  const renamed = { kept: 'Ben', added: 'Benjamin' }
  expect(otherName(factsOf({ participants: ['Ana', 'Benjamin', 'Meta AI'] }), entryOf({ participants: ['Ana', 'Ben'] }))).toEqual(renamed)
})

test('a chat of two is not a group that both are in', () => {
  expect(found({ participants: ['Ana', 'Ben'] }, entryOf({ participants: ['Ana', 'Ben', 'Eva'], is_group: true }))).toBe(null)
})

test('half of the shorter group is enough, less is not', () => {
  const kept = entryOf({ id: 'upload_1', participants: people(8), is_group: true })
  expect(found({ participants: people(6, 5), is_group: true }, kept)).toBe('upload_1')
  expect(found({ participants: people(6, 6), is_group: true }, kept)).toBe(null)
})

test('of several the one that shares most; of equals the newest, which comes first', () => {
  const group = (id: string, participants: string[]) => entryOf({ id, participants, is_group: true })
  const uploads = [group('upload_3', people(4, 2)), group('upload_2', people(4)), group('upload_1', people(4))]
  expect(found({ participants: people(4), is_group: true }, ...uploads)).toBe('upload_2')
})

test('people called as nobody should be are people', () => {
  expect(found({ participants: ['__proto__', 'constructor'] }, entryOf({ participants: ['Ana', 'Ben'] }))).toBe(null)
})

test('whether it is newer is decided by its last day', () => {
  const kept = [entryOf({ dateRangeEnd: '2021-03-06T21:30:00' })]
  expect(sameChat(factsOf({ last_date: '2021-03-07' }), kept)?.isNewer).toBe(true)
  expect(sameChat(factsOf({ last_date: '2021-03-06' }), kept)?.isNewer).toBe(false)
})

test('with nothing kept there is nothing alike', () => expect(found({})).toBe(null))

test('in chats of two one other name each may be one person’s; in groups, and of strangers, nothing is asked', () => {
  const names = (participants: string[], kept: string[], isGroup = false) =>
    otherName(factsOf({ participants, is_group: isGroup }), entryOf({ participants: kept, is_group: isGroup }))
  expect(names(['Ana', 'Cara'], ['Ben', 'Ana'])).toEqual({ kept: 'Ben', added: 'Cara' })
  expect(names(['Ana', 'Ben'], ['Ben', 'Ana'])).toBe(null)
  expect(names(['Cara', 'Dan'], ['Ben', 'Ana'])).toBe(null)
  expect(names(['Ana'], ['Ben', 'Ana'])).toBe(null)
  expect(names(['Ana', 'Cara'], ['Ben', 'Ana'], true)).toBe(null)
})
