import { expect, test } from 'vitest'
import { readConversation } from './kept-conversation.ts'

const uploadId = 'upload_1700000000000'
const kept = { version: 1, upload_id: uploadId, id: 7, at: 2, isOver: true }

test('what was kept is read again, also after a reload has cloned it', () => {
  expect(readConversation(structuredClone(kept), uploadId)).toEqual(kept)
  expect(readConversation({ ...kept, at: null }, uploadId)).toEqual({ ...kept, at: null })
})

test('the first message has an id and a place as any other', () => {
  expect(readConversation({ ...kept, id: 0, at: 0 }, uploadId)).toMatchObject({ id: 0, at: 0 })
})

test('nothing is open in another upload, or before one is', () => {
  expect(readConversation(kept, 'upload_1600000000000')).toBe(null)
  expect(readConversation(kept, null)).toBe(null)
})

test.each([
  ['nothing', undefined],
  ['a word', 'conversation'],
  ['another version', { ...kept, version: 2 }],
  ['no id', { ...kept, id: undefined }],
  ['an id that is text', { ...kept, id: '7' }],
  ['an id below 0', { ...kept, id: -1 }],
  ['half an id', { ...kept, id: 0.5 }],
])('an entry with %s opens nothing', (_, entry) => expect(readConversation(entry, uploadId)).toBe(null))

test('a place that is none is not known, and an entry that does not say so is over no other', () => {
  expect(readConversation({ ...kept, at: 'first', isOver: 'yes' }, uploadId)).toEqual({ ...kept, at: null, isOver: false })
})
