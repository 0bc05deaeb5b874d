import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryOf } from '../testing/answers.ts'

const remove = vi.fn<(input: { upload_id: string }) => Promise<object>>()
const list = vi.fn<() => Promise<{ uploads: object[]; damaged: object[] }>>()
vi.mock('./api.ts', () => ({ api: { uploads: { delete: remove, list } } }))
const wipeCorrections = vi.fn(async () => {})
const wipePeople = vi.fn(async () => {})
vi.mock('./corrections.ts', () => ({ wipeCorrections: () => wipeCorrections() }))
vi.mock('./people.ts', () => ({ wipePeople: () => wipePeople() }))
vi.mock('./current.ts', () => ({ forgetUpload: vi.fn() }))
const forgetOf = vi.fn(async (_id: string) => {})
vi.mock('./searching-texts.ts', () => ({ texts: { forgetOf: (id: string) => forgetOf(id) } }))

/** A page: its own module state on the storage that all pages share. */
async function page() {
  vi.resetModules()
  return import('./uploads-deleting.ts')
}

const kept = new Map<string, string>()
const settled = () => Promise.resolve()
const upload = (n: number) => entryOf({ id: `upload_${n}` })
const deletedIds = () => remove.mock.calls.map(([{ upload_id }]) => upload_id)

/** The next deletion lasts until what is given back is called. */
function holdNext(): () => void {
  let release = () => {}
  remove.mockReturnValueOnce(
    new Promise((resolve) => {
      release = () => resolve({})
    }),
  )
  return () => release()
}

beforeEach(() => {
  kept.clear()
  forgetOf.mockClear()
  wipeCorrections.mockClear()
  wipePeople.mockClear()
  list.mockReset().mockResolvedValue({ uploads: [upload(9)], damaged: [] })
  remove.mockReset().mockResolvedValue({})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('nothing is deleted before it is carried out, and nothing that was taken back', async () => {
  const { deleteSoon, takeBack, carryOut, undoableIds } = await page()
  deleteSoon(upload(1), false)
  deleteSoon(upload(2), false)
  expect(undoableIds()).toEqual(['upload_1', 'upload_2'])
  expect(remove).not.toHaveBeenCalled()
  expect(kept.size).toBe(0)
  takeBack('upload_1')
  await carryOut(['upload_1', 'upload_2'], settled)
  expect(deletedIds()).toEqual(['upload_2'])
  expect(undoableIds()).toEqual([])
  expect(kept.size).toBe(0)
})

test('what was said of messages goes with the last upload, not before', async () => {
  const { deleteSoon, carryOut } = await page()
  const deleteOne = (n: number) => {
    deleteSoon(upload(n), false)
    return carryOut([`upload_${n}`], settled)
  }
  await deleteOne(1)
  list.mockResolvedValue({ uploads: [], damaged: [{}] })
  await deleteOne(2)
  list.mockRejectedValueOnce(new Error('offline'))
  await deleteOne(3)
  list.mockResolvedValue({ uploads: [], damaged: [] })
  remove.mockRejectedValueOnce(new Error('offline'))
  await deleteOne(4)
  expect(wipeCorrections).not.toHaveBeenCalled()
  await deleteOne(5)
  expect(wipeCorrections).toHaveBeenCalledTimes(1)
  expect(wipePeople).toHaveBeenCalledTimes(1)
})

test('what was carried out twice is deleted once', async () => {
  const { deleteSoon, carryOut } = await page()
  deleteSoon(upload(1), false)
  await Promise.all([carryOut(['upload_1'], settled), carryOut(['upload_1'], settled)])
  expect(deletedIds()).toEqual(['upload_1'])
})

test('what was noted as the page was left is deleted by the next one', async () => {
  const before = await page()
  before.deleteSoon(upload(1), false)
  remove.mockReturnValue(new Promise(() => undefined))
  void before.carryOut(before.undoableIds(), settled)
  remove.mockReset().mockResolvedValue({})
  const after = await page()
  await after.finishDeletions()
  expect(deletedIds()).toEqual(['upload_1'])
  expect(kept.size).toBe(0)
})

test('what cannot be deleted is there again, and no later page deletes it unasked', async () => {
  const { deleteSoon, carryOut, undoableIds } = await page()
  remove.mockRejectedValueOnce(new Error('busy'))
  deleteSoon(upload(1), false)
  await carryOut(['upload_1'], settled)
  expect(undoableIds()).toEqual([])
  expect(kept.size).toBe(0)
  await (await page()).finishDeletions()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('what takes a place in the history waits until what was deleted is gone', async () => {
  const { deleteSoon, makeRoom, undoableIds } = await page()
  deleteSoon(upload(1), false)
  deleteSoon(upload(2), false)
  const release = holdNext()
  const done = vi.fn()
  const made = makeRoom(settled).then(done)
  await vi.waitFor(() => expect(deletedIds()).toEqual(['upload_1']))
  expect([done.mock.calls.length, undoableIds()]).toEqual([0, []])
  release()
  await made
  expect(deletedIds()).toEqual(['upload_1', 'upload_2'])
})

test('what is being deleted already is waited for, too', async () => {
  const { deleteSoon, carryOut, makeRoom } = await page()
  deleteSoon(upload(1), false)
  const release = holdNext()
  void carryOut(['upload_1'], settled)
  const done = vi.fn()
  const made = makeRoom(settled).then(done)
  await vi.waitFor(() => expect(remove).toHaveBeenCalled())
  expect(done).not.toHaveBeenCalled()
  release()
  await made
})

test('once everything is deleted nothing can be had back, and nothing is deleted again', async () => {
  const { deleteSoon, forgetDeletions, carryOut, finishDeletions, undoableIds } = await page()
  deleteSoon(upload(1), true)
  forgetDeletions()
  expect(undoableIds()).toEqual([])
  await carryOut(['upload_1'], settled)
  await finishDeletions()
  expect([remove.mock.calls.length, kept.size]).toEqual([0, 0])
})

test('what another tab deleted for good cannot be had back; what this one is deleting stays out of sight', async () => {
  const { deleteSoon, forgetDeletion, carryOut, undoableIds } = await page()
  deleteSoon(upload(1), false)
  deleteSoon(upload(2), false)
  forgetDeletion('upload_1')
  expect(undoableIds()).toEqual(['upload_2'])
  remove.mockImplementationOnce(async ({ upload_id }) => {
    forgetDeletion(upload_id)
    return {}
  })
  await carryOut(['upload_2'], settled)
  expect(deletedIds()).toEqual(['upload_2'])
})

test('what was looked for in an upload is forgotten with it, whoever keeps the uploads; not where it could not be deleted', async () => {
  kept.set('deleting-uploads', 'upload_1 upload_2')
  remove.mockRejectedValueOnce(new Error('unavailable'))
  await (await page()).finishDeletions()
  expect(forgetOf.mock.calls).toEqual([['upload_2']])
})

test('only ids are ever read from what was noted', async () => {
  kept.set('deleting-uploads', 'upload_1 ../etc <b> upload_x')
  await (await page()).finishDeletions()
  expect(deletedIds()).toEqual(['upload_1'])
})

test('where storage is denied deleting works as long as the page lasts', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { deleteSoon, carryOut } = await page()
  deleteSoon(upload(1), false)
  await carryOut(['upload_1'], settled)
  expect(deletedIds()).toEqual(['upload_1'])
})
