import { beforeEach, expect, test, vi } from 'vitest'
import { memoryShelf } from '#store/record-store.ts'
import { openBrowser, sayToFirst } from '#testing/saved-in-tabs.ts'

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (listen: (hear: () => void) => void, now: () => unknown) => {
    listen(() => undefined)
    return now()
  },
}))

async function page() {
  vi.resetModules()
  // Each page has its own checks; here they are loaded by no shelf.
  await (await import('#store/checking.ts')).loadChecks()
  const { useSavedMilestones: look, ...milestones } = await import('./saved-milestones.ts')
  return { ...milestones, ...look() }
}
type Page = Awaited<ReturnType<typeof page>>
const keywords = async ({ allMilestones }: Page) => (await allMilestones()).map(({ keyword }) => keyword)

beforeEach(async () => {
  const { milestoneKind } = await import('#store/milestones.ts')
  openBrowser(memoryShelf(milestoneKind))
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
  ['in another tab', async () => sayToFirst('everything')],
])('once everything was deleted %s, it cannot', async (_where, wipe) => {
  const here = await page()
  await here.add('sorry')
  const undo = await here.remove('sorry')
  await wipe(here)
  await undo()
  expect(await keywords(here)).toEqual([])
})
