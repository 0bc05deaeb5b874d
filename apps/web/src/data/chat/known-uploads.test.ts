import { beforeEach, expect, test, vi } from 'vitest'
import { entryOf } from '#testing/answers.ts'
import { expectedIds, expectIds, expectNoMore, notePlaces, outOfReach } from './known-uploads.ts'

const stored = new Map<string, string>()
vi.mock('#platform/local.ts', () => ({
  local: {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => Boolean(stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
  },
}))

const whole = { kind: 'device' as const }
const denied = { ...whole, is_partial: true as const, may_be_private: true as const }
const never = { ...whole, may_be_private: true as const }
const memory = { kind: 'memory' as const }
const listed = (storage: typeof whole, ...ids: string[]) => notePlaces({ uploads: ids.map((id) => entryOf({ id })), damaged: [], storage })

beforeEach(() => {
  stored.clear()
  expectIds(['upload_1', 'upload_2'])
})

test.each([
  ['everything is reached', whole, []],
  ['there are no private files', never, []],
  ['the private files are denied', denied, ['upload_1', 'upload_2']],
  ['nothing can be read', memory, ['upload_1', 'upload_2']],
])('where %s, what is missing is gone or out of reach', (_where, storage, expected) => {
  expect(outOfReach(expectedIds(), storage)).toEqual(expected)
})

test.each([denied, never])('a chat that was listed without private files is in the database, and gone once it is not', (before) => {
  listed(before, 'upload_1')
  expect(outOfReach(expectedIds(), denied)).toEqual(['upload_2'])
  // Other chats that are listed change nothing about it.
  listed(denied, 'upload_2')
  expect(outOfReach(expectedIds(), denied)).toEqual([])
})

test('a chat that was listed with private files may be in them again', () => {
  listed(never, 'upload_1', 'upload_2')
  listed(whole, 'upload_1', 'upload_2')
  expect(outOfReach(expectedIds(), denied)).toEqual(['upload_1', 'upload_2'])
})

test('what is no longer expected is remembered nowhere', () => {
  listed(never, 'upload_1', 'upload_2')
  expectNoMore(['upload_1', 'upload_2'])
  expect([...stored]).toEqual([])
})
