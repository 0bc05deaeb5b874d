import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { beforeEach, expect, test, vi } from 'vitest'
import { createWorld } from '#testing/license-profile.ts'
import { day, noon } from '#testing/licenses.ts'
import { isProByAnother, keptFileOf, openedLicense, settleLicense } from './bought-license.ts'
import type { LicenseKeeper } from './license-keeper.ts'

const engine = vi.hoisted(() => ({ kind: 'browser' }))
const here = vi.hoisted(() => ({ keeper: undefined as LicenseKeeper | undefined, kind: 'device' }))
vi.mock('#data/client/engine.ts', () => ({ engine }))
vi.mock('./this-device.ts', () => ({
  licenseHere: () => ({ keeper: here.keeper, trust: world.trust, kind: () => here.kind }),
}))

const { issuer, world, profile, activated, stateIn } = await createWorld()

beforeEach(() => {
  vi.setSystemTime(noon * 1000)
  engine.kind = 'browser'
  Object.assign(here, { keeper: profile('a').tab(), kind: 'device' })
})

const keptId = () => here.keeper?.record()?.kept?.lid

test('it is kept and activated, and again it is the same', async () => {
  const lid = newLicenseId()
  const file = await issuer.text({ lid })
  expect(await settleLicense(file)).toEqual({ state: 'active' })
  expect(await settleLicense(file)).toEqual({ state: 'active' })
  expect(world.service.slotsOf(lid)).toEqual(['a', null, null])
  expect(await keptFileOf(lid)).toBe(file)
  expect(await keptFileOf(newLicenseId())).toBe(null)
})

test('where nothing can be kept it takes no place; where a server reads the chats its session does', async () => {
  const file = await issuer.text()
  here.kind = 'memory'
  expect(await settleLicense(file)).toEqual({ state: 'unkept' })
  expect(world.service.calls).toEqual([])
  engine.kind = 'server'
  expect(await settleLicense(file)).toEqual({ state: 'active' })
})

test('another license that is Pro stays until it is wished otherwise', async () => {
  const [old, next] = [newLicenseId(), newLicenseId()]
  here.keeper = (await activated('a', await issuer.text({ lid: old, licensee: 'Ana' }))).keeper
  const file = await issuer.text({ lid: next })
  expect(await settleLicense(file)).toMatchObject({ state: 'another', licensee: 'Ana', expires: expect.any(String) })
  expect(keptId()).toBe(old)
  expect(await settleLicense(file, { isInstead: true })).toEqual({ state: 'active' })
  expect(keptId()).toBe(next)
})

test('whether Pro is on by another license: not by this one, none, or one that has ended', async () => {
  const [over, other] = [
    await issuer.text({ lid: newLicenseId() }),
    await issuer.text({ lid: newLicenseId(), period_end: noon + 10 * day, exp: noon + 13 * day }),
  ]
  expect(await isProByAnother(over)).toBe(false)
  here.keeper = (await activated('a', other)).keeper
  expect(await isProByAnother(over)).toBe(true)
  expect(await isProByAnother(other)).toBe(false)
  expect(await isProByAnother('no license')).toBe(false)
  vi.setSystemTime((noon + 60 * day) * 1000)
  expect(await isProByAnother(over)).toBe(false)
})

test('of another that is Pro the end of what was paid for is said, as in Settings; in its days of grace their end', async () => {
  const old = await issuer.text({ lid: newLicenseId(), period_end: noon + 10 * day, exp: noon + 13 * day })
  here.keeper = (await activated('a', old)).keeper
  const file = await issuer.text({ lid: newLicenseId() })
  expect(await settleLicense(file)).toMatchObject({ state: 'another', expires: new Date((noon + 10 * day) * 1000).toISOString() })
  vi.setSystemTime((noon + 11 * day) * 1000)
  expect(await settleLicense(file)).toMatchObject({ state: 'another', expires: new Date((noon + 13 * day) * 1000).toISOString() })
})

test('a license that was kept, and is Pro no more, is asked about again', async () => {
  const lid = newLicenseId()
  const file = await issuer.text({ lid })
  here.keeper = (await activated('a', file)).keeper
  expect(await keptFileOf(lid)).toBe(file)
  world.service.states(lid, 'revoked')
  await here.keeper.contact('wished')
  expect(await keptFileOf(lid)).toBe(null)
})

test('another that is Pro no more makes room', async () => {
  const [old, next] = [newLicenseId(), newLicenseId()]
  here.keeper = (await activated('a', await issuer.text({ lid: old }))).keeper
  world.service.states(old, 'revoked')
  await here.keeper.contact('wished')
  expect(await settleLicense(await issuer.text({ lid: next }))).toEqual({ state: 'active' })
  expect(keptId()).toBe(next)
})

test('a newer file of it that is here stays', async () => {
  const lid = newLicenseId()
  here.keeper = (await activated('a', await issuer.text({ lid, seq: 2, period_end: noon + 60 * day, exp: noon + 63 * day }))).keeper
  expect(await settleLicense(await issuer.text({ lid }))).toEqual({ state: 'active' })
  expect((await openedLicense((await keptFileOf(lid)) ?? ''))?.seq).toBe(2)
})

test('where three devices have it, it takes the place of the one that is named', async () => {
  const lid = newLicenseId()
  const file = await issuer.text({ lid })
  for (const label of ['b', 'c', 'd']) await activated(label, file)
  expect(await settleLicense(file)).toMatchObject({ state: 'full', devices: [{ label: 'b' }, { label: 'c' }, { label: 'd' }] })
  expect(keptId()).toBe(undefined)
  expect(await settleLicense(file, { replaceSlot: 2 })).toEqual({ state: 'active' })
  expect(world.service.slotsOf(lid)).toEqual(['b', 'a', 'd'])
})

test('without the service it is Pro for a while; what is refused or forged is not kept', async () => {
  const file = await issuer.text()
  world.service.fault = new Failure('license_revoked')
  expect(await settleLicense(file)).toMatchObject({ state: 'refused', failure: { code: 'license_revoked' } })
  expect(await settleLicense(file.replace(/"sig":"./, '"sig":"_'))).toMatchObject({ state: 'refused' })
  expect(await openedLicense('{}')).toBe(null)
  expect(keptId()).toBe(undefined)
  world.service.fault = new Failure('unavailable')
  expect(await settleLicense(file)).toEqual({ state: 'active' })
  expect(await stateIn(here.keeper!)).toBe('pro: pending_activation')
})
