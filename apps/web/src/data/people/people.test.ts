import type { KeptPeople } from '@convostat/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf } from '#store/record-store.ts'
import { failStorage, openBrowser, sayToFirst } from '#testing/saved-in-tabs.ts'

/** A page, and how often it was notified that the list changed. */
async function page() {
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const people = await import('./people.ts')
  const heard = vi.fn()
  people.hearPeople(heard)
  await people.peopleHere.known()
  heard.mockClear()
  return { ...people, heard }
}
type Page = Awaited<ReturnType<typeof page>>
const shown = ({ peopleHere }: Page) => peopleHere.list().map(({ names }) => names.Ana)
const said = (name: string): KeptPeople => ({ chat: 'AAAA', me: null, names: { Ana: name }, hidden: [], colors: { Ana: 0 } })

beforeEach(async () => {
  const { peopleKind } = await import('#store/people.ts')
  openBrowser(memoryShelf(peopleKind))
})

test('what is said counts immediately, in the other tabs too, and the worker is passed it', async () => {
  const [here, there] = [await page(), await page()]
  await here.keepPeople(said('Mum'))
  expect([shown(here), here.peopleLent.value(), here.heard.mock.calls.length]).toEqual([['Mum'], [said('Mum')], 1])
  await vi.waitFor(() => expect(shown(there)).toEqual(['Mum']))
})

test('it can be taken back to what was said before, as long as nothing else was said since', async () => {
  const here = await page()
  const undoFirst = await here.keepPeople(said('Mum'))
  const undoSecond = await here.keepPeople(said('Mom'))
  await undoFirst()
  expect(shown(here)).toEqual(['Mom'])
  await undoSecond()
  expect(shown(here)).toEqual(['Mum'])
})

test.each([
  ['here', (here: Page) => here.wipePeople()],
  ['in another tab', async () => sayToFirst('everything')],
])('once everything was deleted %s, it cannot', async (_where, wipe) => {
  const here = await page()
  await here.keepPeople(said('Mum'))
  const undo = await here.keepPeople(said('Mom'))
  await wipe(here)
  await undo()
  expect(shown(here)).not.toContain('Mum')
})

test('what cannot be kept is said, and changes nothing', async () => {
  const here = await page()
  failStorage(true)
  await expect(here.keepPeople(said('Mum'))).rejects.toMatchObject({ code: 'unknown' })
  expect([shown(here), here.heard.mock.calls.length]).toEqual([[], 0])
})

test('a backup brings back what nothing was said of since', async () => {
  const here = await page()
  await here.keepPeople(said('Mum'))
  const all = await here.allPeople()
  await here.wipePeople()
  expect(await here.bringInPeople(all)).toBe(1)
  expect(await here.bringInPeople([said('Mom')])).toBe(0)
  expect(shown(here)).toEqual(['Mum'])
})
