import { expect, test } from 'vitest'
import { kept, pageOf, readKeyword } from './keyword-entry.ts'

const id = 'upload_1700000000000'

test('a milestone is read back as it was kept', () => {
  const entry = structuredClone(kept('1700000000000-ab', id, 40))
  expect(readKeyword(entry, id)).toEqual({ version: 1, upload_id: id, key: '1700000000000-ab', offset: 40 })
})

test('another chat in the same entry begins without one', () => expect(readKeyword(kept('k', id, 0), 'upload_1')).toBeNull())

test.each([undefined, null, 'love', 7, [], {}, { version: 0, upload_id: id, key: 'k' }, { version: 1, upload_id: id, key: 7 }])(
  'what was written by hand or by another version is nothing: %j',
  (entry) => expect(readKeyword(entry, id)).toBeNull(),
)

test.each([-1, 1.5, '20', Number.NaN, 2 ** 60])('a page that cannot be is the first: %j', (offset) =>
  expect(readKeyword({ ...kept('k', id, 0), offset }, id)?.offset).toBe(0),
)

test('a page begins at a multiple of twenty', () => {
  expect([0, 19, 20, 39, 123].map(pageOf)).toEqual([0, 0, 20, 20, 120])
  expect(readKeyword(kept('k', id, 33), id)?.offset).toBe(20)
})
