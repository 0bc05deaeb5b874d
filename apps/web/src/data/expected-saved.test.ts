import { beforeEach, expect, test, vi } from 'vitest'

/** What is on the device, and what of it can be read or reached in this visit. */
const device = { favorites: 0, unreadFavorites: 0, license: false, unreadLicense: false, isInMemory: false, isFailing: false }
const hearing = new Set<() => void>()
const stored = new Map<string, string>()

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_listen: unknown, now: () => unknown) => now(),
}))
vi.mock('../platform/local.ts', () => ({
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
vi.mock('./license.ts', () => ({
  hasKeptLicense: () => device.license && !device.isInMemory,
  licenseIsInMemory: () => device.isInMemory,
  hearLicense: hear,
  licenseKnown: async () => undefined,
}))
vi.mock('./unreadable.ts', () => ({
  countUnread: (kind: string) => (kind === 'favorites' ? device.unreadFavorites : Number(device.unreadLicense)),
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

const nothing = { favorites: 0, license: false }

beforeEach(async () => {
  stored.clear()
  await page({ favorites: 2, unreadFavorites: 0, license: true, unreadLicense: false, isInMemory: false, isFailing: false })
})

test('what a database lost is reported at every start until it is dismissed', async () => {
  const empty = { favorites: 0, license: false }
  expect((await page(empty)).lost()).toEqual({ favorites: 2, license: true })
  const { lost, dismiss } = await page()
  expect(lost()).toEqual({ favorites: 2, license: true })
  dismiss()
  expect(lost()).toEqual(nothing)
  expect((await page()).lost()).toEqual(nothing)
})

test('what cannot be read, or not in this visit, is not lost', async () => {
  expect((await page({ isInMemory: true })).lost()).toEqual(nothing)
  await change({})
  expect((await page({ isInMemory: false, isFailing: true })).lost()).toEqual(nothing)
  const unread = { favorites: 0, unreadFavorites: 2, license: false, unreadLicense: true }
  expect((await page({ isFailing: false, ...unread })).lost()).toEqual(nothing)
  // All of that is still expected.
  expect((await page({ unreadFavorites: 0, unreadLicense: false })).lost()).toEqual({ favorites: 2, license: true })
})

test('what comes back, or is read late, is no longer reported', async () => {
  const { lost } = await page({ favorites: 0, license: false })
  await change({ license: true })
  expect(lost()).toEqual({ favorites: 2, license: false })
  await change({ favorites: 1 })
  expect(lost()).toEqual(nothing)
  expect((await page()).lost()).toEqual(nothing)
})

test('what a person deletes is not lost', async () => {
  await change({ favorites: 0, license: false })
  expect((await page()).lost()).toEqual(nothing)
})
