import { expect, test } from 'vitest'
import { linkedIn, readConversation } from './kept-conversation.ts'

const uploadId = 'upload_1700000000000'
const kept = { version: 2, upload_id: uploadId, at: 7, from: '/search' }

test('what was kept is read again, also after a reload has cloned it', () => {
  expect(readConversation(structuredClone(kept), uploadId)).toEqual(kept)
  expect(readConversation({ ...kept, at: 0, from: null }, uploadId)).toEqual({ ...kept, at: 0, from: null })
})

test('nothing is kept of another upload, or before one is open', () => {
  expect(readConversation(kept, 'upload_1600000000000')).toBe(null)
  expect(readConversation(kept, null)).toBe(null)
})

test.each([
  ['nothing', undefined],
  ['a word', 'conversation'],
  ['an older version', { ...kept, version: 1 }],
])('an entry with %s says nothing', (_, entry) => expect(readConversation(entry, uploadId)).toBe(null))

test('a place or a screen that there is not is none', () => {
  for (const at of ['7', -1, 0.5, undefined]) expect(readConversation({ ...kept, at }, uploadId)?.at).toBe(null)
  expect(readConversation({ ...kept, from: '/elsewhere' }, uploadId)?.from).toBe(null)
})

test('an address names a message by its number', () => {
  expect([linkedIn('0'), linkedIn('4865'), linkedIn(''), linkedIn('content'), linkedIn('-1'), linkedIn('1e3')]).toEqual([
    0,
    4865,
    null,
    null,
    null,
    null,
  ])
})
