import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedChange } from '../store/changes.ts'
import { memoryShelf, type Shelf } from '../store/shelf.ts'

/** What lies in the browser, and what its tabs say: every page has the same. */
let lying: Shelf
let tabs: ((change: SavedChange) => void)[]

vi.mock('../store/changes.ts', () => ({
  talkOfSaved: (hear: (change: SavedChange) => void) => {
    tabs.push(hear)
    return (change: SavedChange) => {
      for (const each of tabs) if (each !== hear) each(change)
    }
  },
}))
vi.mock('../store/shelf.ts', async (original) => ({
  ...(await original<typeof import('../store/shelf.ts')>()),
  createShelf: () => lying,
}))
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (listen: (hear: () => void) => void, now: () => unknown) => {
    listen(() => undefined)
    return now()
  },
}))

async function page() {
  vi.resetModules()
  const { useSavedMilestones: look, ...milestones } = await import('./saved-milestones.ts')
  return { ...milestones, ...look() }
}
type Page = Awaited<ReturnType<typeof page>>
const keywords = async ({ allMilestones }: Page) => (await allMilestones()).map(({ keyword }) => keyword)

beforeEach(() => {
  lying = memoryShelf((record) => (record as { key: string }).key)
  tabs = []
})

test('a keyword that was removed can be had back', async () => {
  const here = await page()
  await here.add('Sorry')
  const undo = await here.remove('sorry')
  expect(await keywords(here)).toEqual([])
  await undo()
  expect(await keywords(here)).toEqual(['Sorry'])
})

test.each([
  ['here', (here: Page) => here.wipeMilestones()],
  ['in another tab', async () => tabs[0]('everything')],
])('once everything was deleted %s, it cannot', async (_where, wipe) => {
  const here = await page()
  await here.add('sorry')
  const undo = await here.remove('sorry')
  await wipe(here)
  await undo()
  expect(await keywords(here)).toEqual([])
})
