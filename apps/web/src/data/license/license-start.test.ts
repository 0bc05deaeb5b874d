import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { describe, expect, test } from 'vitest'
import type { LicenseRecord } from '#store/kept-license.ts'
import { createWorld } from '#testing/license-profile.ts'

const { issuer, world, profile, activated: activatedOn, stateIn, statusIn } = await createWorld()
const offline = new Failure('unavailable')
const hour = 3_600_000

async function activated(text?: string) {
  const here = await activatedOn(undefined, text)
  const { keeper } = here
  /** Edits what is stored, and opens a new page on it. */
  async function edited(edit: (record: LicenseRecord) => object) {
    const record = keeper.record()
    if (!record) throw new Error('nothing is stored')
    await here.shelf.change([], () => ({ put: [edit(record)], answer: undefined }))
    const page = here.tab()
    await page.read()
    return page
  }
  return { ...here, edited }
}

/** As if the file had just been brought here, while the service could not be reached. */
const fresh = (record: LicenseRecord): LicenseRecord => ({
  ...record,
  kept: record.kept && { ...record.kept, lease: null, ended: null },
  known: record.known.map((each) => ({ ...each, since: Math.floor(world.clock.now / 1000), wasActivated: false })),
  contact: { at: null, failures: 1, notBefore: world.clock.now + hour },
  told: null,
})

describe('edited by hand', () => {
  test.each<[string, (record: LicenseRecord) => LicenseRecord]>([
    ['the lease taken out', ({ kept, ...record }) => ({ ...record, kept: kept && { ...kept, lease: null } })],
    ['what was known taken out', (record) => ({ ...fresh(record), known: [] })],
    ['all but that it was activated', (record) => ({ ...fresh(record), known: record.known })],
    ['all but when the service answered', (record) => ({ ...fresh(record), contact: record.contact })],
  ])('%s, a license that had a lease has no 72 hours', async (_what, edit) => {
    const { edited } = await activated()
    const page = await edited(edit)
    expect([await stateIn(page), page.pendingUntil()]).toEqual(['free: pending_activation', null])
  })

  test.each(['revoked', 'suspended', 'expired'] as const)('in every field, %s is found again when a page is opened', async (state) => {
    const lid = newLicenseId()
    const { keeper, edited } = await activated(await issuer.text({ lid }))
    world.service.states(lid, state)
    await keeper.contact('wished')
    const page = await edited(fresh)
    // This much no record can tell.
    expect(await stateIn(page)).toBe('pro: pending_activation')
    await page.contact('due')
    expect(await stateIn(page)).toBe('pro: pending_activation')
    await page.contact('start')
    expect(await stateIn(page)).toBe(`free: ${state}`)
  })

  test('with a lease that is none, or another’s, the file is sent when a page is opened', async () => {
    const text = await issuer.text()
    const { keeper, edited } = await activated(text)
    const { keeper: other } = await activated(text)
    for (const lease of ['x', 'a.b.c', other.record()?.kept?.lease ?? null]) {
      const page = await edited(({ kept, ...record }) => ({ ...record, kept: kept && { ...kept, lease } }))
      expect((await statusIn(page)).is_pro).toBe(false)
      world.service.calls.length = 0
      await page.contact('start')
      expect([world.service.calls, await stateIn(page)]).toEqual([['verify'], 'pro: active'])
      await keeper.read()
    }
  })
})

describe('when a page is opened', () => {
  test('a license with a lease is asked about once a day, as ever', async () => {
    const { tab } = await activated()
    for (let i = 0; i < 9; i++) await tab().contact('start')
    expect(world.service.calls).toEqual(['verify'])
    world.clock.now += 25 * hour
    await tab().contact('start')
    expect(world.service.calls).toEqual(['verify', 'status'])
  })

  test('one that has ended is, too, and a device that was removed never asks', async () => {
    const lid = newLicenseId()
    const { keeper, tab } = await activated(await issuer.text({ lid }))
    world.service.states(lid, 'revoked')
    await keeper.contact('wished')
    const asked = world.service.calls.length
    await tab().contact('start')
    expect(world.service.calls.length).toBe(asked)
    const removed = await activated()
    await removed.keeper.removeDevice(1)
    world.service.calls.length = 0
    await removed.tab().contact('start')
    expect(world.service.calls).toEqual([])
  })

  test('one that waits for its activation is activated', async () => {
    world.service.fault = offline
    const { tab } = await activated()
    world.service.fault = null
    const page = tab()
    await page.contact('start')
    expect(await stateIn(page)).toBe('pro: active')
  })

  test('without a license nobody is asked', async () => {
    await profile().tab().contact('start')
    expect(world.service.calls).toEqual([])
  })
})

describe('no place is left', () => {
  async function late() {
    const text = await issuer.text()
    world.service.fault = offline
    const { keeper } = await activated(text)
    world.service.fault = null
    for (const label of ['A', 'B', 'C']) await profile(label).tab().activate(text)
    return { keeper, text }
  }
  const full = { is_pro: false, state: 'pending_activation', reason: 'device_limit' }

  test('it says so, and not that the device was removed; a wished refresh throws with the devices, each time', async () => {
    const { keeper } = await late()
    for (let i = 0; i < 2; i++) {
      const refused = await keeper.contact('wished').catch((error) => error)
      expect(refused).toMatchObject({ code: 'device_limit', devices: [{ label: 'A' }, { label: 'B' }, { label: 'C' }] })
      expect(await statusIn(keeper)).toMatchObject(full)
    }
  })

  test('unasked it throws nothing, and the kept file takes the place of the device that the reader names', async () => {
    const { keeper } = await late()
    await keeper.contact('start')
    expect(await statusIn(keeper)).toMatchObject(full)
    const { file, lid } = keeper.record()?.kept ?? { file: '', lid: '' }
    await keeper.activate(file, { replaceSlot: 2 })
    expect([await stateIn(keeper), world.service.slotsOf(lid)]).toEqual(['pro: active', ['A', 'Chrome on Windows', 'C']])
  })
})

test('a service that was set back is sent the file, and nothing is taken away meanwhile', async () => {
  const { keeper } = await activated()
  const states: string[] = []
  keeper.hear(() => void stateIn(keeper).then((state) => states.push(state)))
  world.service.forget()
  world.clock.now += 25 * hour
  await keeper.contact('due')
  expect(world.service.calls).toEqual(['verify', 'status', 'verify'])
  expect(await stateIn(keeper)).toBe('pro: active')
  expect(new Set(states)).toEqual(new Set(['pro: active']))
})
