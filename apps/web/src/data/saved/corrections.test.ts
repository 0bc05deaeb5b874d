import { beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf } from '#store/record-store.ts'
import { failStorage, openBrowser, sayToFirst } from '#testing/saved-in-tabs.ts'

/** A page, and how often it was notified that the list changed. */
async function page() {
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const corrections = await import('./corrections.ts')
  const heard = vi.fn()
  corrections.hearCorrections(heard)
  await corrections.correctionsHere.known()
  heard.mockClear()
  return { ...corrections, heard }
}
type Page = Awaited<ReturnType<typeof page>>
const labels = ({ correctionsHere }: Page) => correctionsHere.list().map(({ label }) => label)
const message = { author: 'Ana', date: '2021-03-04T09:00:00', message: 'great, another meeting' }

beforeEach(async () => {
  const { correctionKind } = await import('#store/corrections.ts')
  openBrowser(memoryShelf(correctionKind))
})

test('a correction counts immediately, in the other tabs too, and the worker is passed it', async () => {
  const [here, there] = [await page(), await page()]
  await here.correct(message, 'anger')
  expect([labels(here), here.correctionsLent.value(), here.heard.mock.calls.length]).toEqual([
    ['anger'],
    [{ ...message, label: 'anger' }],
    1,
  ])
  await vi.waitFor(() => expect(labels(there)).toEqual(['anger']))
  expect(there.heard).toHaveBeenCalledTimes(1)
})

test('it can be taken back to what was said before, as long as nothing else was said since', async () => {
  const here = await page()
  const undoFirst = await here.correct(message, 'anger')
  const undoSecond = await here.correct(message, 'amusement')
  await undoFirst()
  expect(labels(here)).toEqual(['amusement'])
  await undoSecond()
  expect(labels(here)).toEqual(['anger'])
  const undoReset = await here.correct(message, null)
  expect(labels(here)).toEqual([])
  await undoReset()
  expect(labels(here)).toEqual(['anger'])
})

test.each([
  ['here', (here: Page) => here.wipeCorrections()],
  ['in another tab', async () => sayToFirst('everything')],
])('once everything was deleted %s, it cannot', async (_where, wipe) => {
  const here = await page()
  await here.correct(message, 'joy')
  const undo = await here.correct(message, null)
  await wipe(here)
  await undo()
  expect(await here.allCorrections()).toEqual([])
})

test('what cannot be kept is said, and changes nothing', async () => {
  const here = await page()
  failStorage(true)
  await expect(here.correct(message, 'joy')).rejects.toMatchObject({ code: 'unknown' })
  expect([labels(here), here.heard.mock.calls.length]).toEqual([[], 0])
})

test('before the corrections are known, nothing is passed; afterwards it is the same list until something in it changes', async () => {
  await (await page()).correct(message, 'joy')
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const here = await import('./corrections.ts')
  expect(here.correctionsLent.value()).toBeUndefined()
  await here.correctionsHere.known()
  const list = here.correctionsHere.list()
  expect(list).toHaveLength(1)
  sayToFirst('corrections')
  await here.bringInCorrections([{ ...message, label: 'fear' }])
  expect(here.correctionsHere.list()).toBe(list)
})
