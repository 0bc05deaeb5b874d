import { beforeEach, expect, test, vi } from 'vitest'

/** What is on the device, and what of it can be read or reached in this visit. */
const device = {
  favorites: 0,
  milestones: 0,
  people: 0,
  unreadFavorites: 0,
  unreadMilestones: 0,
  unreadPeople: 0,
  license: false,
  unreadLicense: false,
  isInMemory: false,
  isFailing: false,
}
/** What this visit's deletions are, and what they delete before anything is compared. */
let deleting: Partial<typeof device> = {}
let deletions: { stage: string }[] = []
const hearing = new Set<() => void>()
const stored = new Map<string, string>()

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_listen: unknown, now: () => unknown) => now(),
}))
vi.mock('#platform/local.ts', () => ({
  local: {
    get: (key: string) => stored.get(key) ?? null,
    set: (key: string, text: string) => Boolean(stored.set(key, text)),
    remove: (key: string) => void stored.delete(key),
  },
}))
const hear = (heard: () => void) => void hearing.add(heard)
vi.mock('./favorites.ts', () => ({
  allFavorites: async () => {
    if (device.isFailing) throw new Error('not now')
    return device.isInMemory ? [] : Array(device.favorites).fill({})
  },
  areInMemory: () => device.isInMemory,
  hearFavorites: hear,
}))
vi.mock('./saved-milestones.ts', () => ({
  allMilestones: async () => Array(device.isInMemory ? 0 : device.milestones).fill({}),
  areMilestonesInMemory: () => device.isInMemory,
  hearMilestones: hear,
}))
vi.mock('#data/people/people.ts', () => ({
  allPeople: async () => Array(device.isInMemory ? 0 : device.people).fill({}),
  arePeopleInMemory: () => device.isInMemory,
  hearPeople: hear,
}))
vi.mock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => void Object.assign(device, deleting) }))
vi.mock('#data/deletions/kept-deletions.ts', () => ({ allDeletions: async () => deletions }))
vi.mock('#data/license/license.ts', () => ({
  hasKeptLicense: () => device.license && !device.isInMemory,
  licenseIsInMemory: () => device.isInMemory,
  hearLicense: hear,
  licenseKnown: async () => undefined,
}))
vi.mock('./unreadable.ts', () => ({
  countUnread: (kind: string) =>
    ({
      favorites: device.unreadFavorites,
      milestones: device.unreadMilestones,
      people: device.unreadPeople,
      licenses: Number(device.unreadLicense),
    })[kind],
}))

/** Opens a page, and returns what it reports as lost. */
async function page(now: Partial<typeof device> = {}) {
  Object.assign(device, now)
  hearing.clear()
  vi.resetModules()
  const { watchSaved, useLostSaved, dismissLostSaved } = await import('./expected-saved.ts')
  await watchSaved()
  return { lost: useLostSaved, dismiss: dismissLostSaved }
}

async function change(now: Partial<typeof device>): Promise<void> {
  Object.assign(device, now)
  for (const heard of hearing) heard()
  await new Promise((resolve) => setTimeout(resolve))
}

const nothing = { favorites: 0, milestones: 0, people: 0, license: false }
const all = { favorites: 2, milestones: 3, people: 1, license: true }
const unread = { unreadFavorites: 0, unreadMilestones: 0, unreadPeople: 0, unreadLicense: false }

beforeEach(async () => {
  stored.clear()
  deleting = {}
  deletions = []
  await page({ ...all, ...unread, isInMemory: false, isFailing: false })
})

test('what a database lost is reported at every start until it is dismissed', async () => {
  expect((await page(nothing)).lost()).toEqual(all)
  const { lost, dismiss } = await page()
  expect(lost()).toEqual(all)
  dismiss()
  expect(lost()).toEqual(nothing)
  expect((await page()).lost()).toEqual(nothing)
})

test('what cannot be read, or not in this visit, is not lost', async () => {
  expect((await page({ isInMemory: true })).lost()).toEqual(nothing)
  await change({})
  expect((await page({ isInMemory: false, isFailing: true })).lost()).toEqual(nothing)
  const isUnread = { unreadFavorites: 2, unreadMilestones: 3, unreadPeople: 1, unreadLicense: true }
  expect((await page({ isFailing: false, ...nothing, ...isUnread })).lost()).toEqual(nothing)
  // All of that is still expected.
  expect((await page(unread)).lost()).toEqual(all)
})

test('what comes back, or is read late, is no longer reported', async () => {
  const { lost } = await page(nothing)
  await change({ license: true })
  expect(lost()).toEqual({ ...all, license: false })
  await change({ favorites: 1 })
  expect(lost()).toEqual({ ...all, license: false, favorites: 0 })
  await change({ milestones: 1, people: 1 })
  expect(lost()).toEqual(nothing)
  expect((await page()).lost()).toEqual(nothing)
})

test('what a person deletes is not lost', async () => {
  await change(nothing)
  expect((await page()).lost()).toEqual(nothing)
})

test('names that went with the last chat are not lost, also where local storage does not know of it yet', async () => {
  deleting = { people: 0 }
  deletions = [{ stage: 'deleted' }]
  expect((await page()).lost()).toEqual(nothing)
  deletions = []
  expect((await page()).lost()).toEqual(nothing)
})

test('what version 1.0 remembered is still expected', async () => {
  stored.set('expected-saved', '{"favorites":1,"license":false}')
  expect((await page(nothing)).lost()).toEqual({ ...nothing, favorites: 1 })
})
