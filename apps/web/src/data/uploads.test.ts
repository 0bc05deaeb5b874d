import { expect, test, vi } from 'vitest'
import { entryOf } from '../testing/answers.ts'
import { goneSince } from './uploads.ts'

vi.mock('./api.ts', () => ({ api: { uploads: { list: { key: 'uploads.list' } } } }))
vi.mock('./license.ts', () => ({ wipeLicense: async () => undefined }))

const history = (...ids: string[]) => ({ uploads: ids.map((id) => entryOf({ id })), damaged: [], room: null }) as never

test('an upload that was kept and is no more is gone, one that came is not', () => {
  expect(goneSince(history('upload_1', 'upload_2'), history('upload_2', 'upload_3'))).toEqual(['upload_1'])
})

test('one that cannot be read any more is still there, and before the first list nothing was', () => {
  const damaged = { uploads: [], damaged: [{ id: 'upload_1' }] } as never
  expect(goneSince(history('upload_1'), damaged)).toEqual([])
  expect(goneSince(damaged, history())).toEqual(['upload_1'])
  expect(goneSince(undefined, history())).toEqual([])
})
