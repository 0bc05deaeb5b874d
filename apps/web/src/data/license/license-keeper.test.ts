import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { describe, expect, test, vi } from 'vitest'
import { createWorld } from '#testing/license-profile.ts'
import { createIssuer, day, noon } from '#testing/licenses.ts'

const { issuer, world, profile, activated, stateIn, statusIn } = await createWorld()
const stranger = await createIssuer()
const minute = 60_000
const hour = 60 * minute

const offline = new Failure('unavailable')

test('to look at what is kept changes nothing, and nobody is notified of it', async () => {
  const here = profile()
  const keeper = here.tab()
  let heard = 0
  keeper.hear(() => heard++)
  await keeper.read()
  expect(await keeper.sendAgain()).toBe(false)
  expect(heard).toBe(0)
  await keeper.activate(await issuer.text())
  await keeper.read()
  const before = heard
  expect(before).toBeGreaterThan(0)
  await keeper.read()
  expect(heard).toBe(before)
})

describe('activation', () => {
  test('a license is activated once, and its lease is kept', async () => {
    const { keeper } = await activated()
    expect(await stateIn(keeper)).toBe('pro: active')
    expect(world.service.calls).toEqual(['verify'])
    expect(keeper.record()).toMatchObject({ kept: { ended: null }, contact: { at: world.clock.now, failures: 0, notBefore: null } })
    expect(keeper.record()?.told?.devices).toMatchObject({
      used: 1,
      max: 3,
      list: [{ slot: 1, label: 'Chrome on Windows', is_this: true }],
    })
  })

  test('the same device again has the same place', async () => {
    const text = await issuer.text()
    const { keeper } = await activated('Chrome on Linux', text)
    await keeper.activate(text)
    expect(keeper.record()?.told?.devices?.used).toBe(1)
  })

  test.each([
    ['of another installation', async () => stranger.text(), 'license_key_unknown'],
    ['of test mode', async () => issuer.text({ mode: 'test' }), 'license_wrong_product'],
    ['that has ended', async () => issuer.text({ iat: noon - day, nbf: noon - day, period_end: noon, exp: noon }), 'license_expired'],
    ['that begins later', async () => issuer.text({ iat: noon + 400, nbf: noon + 400 }), 'license_not_yet_valid'],
    ['that is none', async () => '{}', 'license_malformed'],
    ['edited', async () => (await issuer.text()).replace(/"payload":"./, '"payload":"f'), 'license_signature'],
  ])('a license %s is refused here, and the service is not asked', async (_what, text, code) => {
    const keeper = profile().tab()
    await expect(keeper.activate(await text())).rejects.toMatchObject({ code })
    expect([world.service.calls, keeper.record()?.kept ?? null]).toEqual([[], null])
  })

  test.each(['license_revoked', 'license_suspended', 'license_expired'] as const)(
    'what the service refuses with %s is not kept',
    async (code) => {
      world.service.fault = new Failure(code)
      const keeper = profile().tab()
      await expect(keeper.activate(await issuer.text())).rejects.toMatchObject({ code })
      expect(keeper.record()?.kept ?? null).toBeNull()
    },
  )

  test('a kept license that is uploaded again is reported as ended', async () => {
    const lid = newLicenseId()
    const text = await issuer.text({ lid })
    const { keeper } = await activated('a', text)
    world.service.states(lid, 'revoked')
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'license_revoked' })
    expect(await stateIn(keeper)).toBe('free: revoked')
  })

  test('what was kept before stays where another file is refused', async () => {
    const { keeper } = await activated()
    world.service.fault = new Failure('license_revoked')
    await expect(keeper.activate(await issuer.text())).rejects.toMatchObject({ code: 'license_revoked' })
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('a license that takes the place of another gives that one’s place back', async () => {
    const [first, second] = [newLicenseId(), newLicenseId()]
    const { keeper } = await activated('a', await issuer.text({ lid: first }))
    expect(world.service.slotsOf(first)).toEqual(['a', null, null])
    await keeper.activate(await issuer.text({ lid: second }))
    await vi.waitFor(() => expect(world.service.slotsOf(first)).toEqual([null, null, null]))
    expect(world.service.slotsOf(second)).toEqual(['a', null, null])
    expect(keeper.record()?.kept?.lid).toBe(second)
  })

  test('a person who asked for the link to the subscription is notified of changes on returning, for an hour', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('a', await issuer.text({ lid }))
    await keeper.askForPortal()
    world.service.states(lid, 'active', 'cancel_scheduled')
    world.clock.now += 60_000
    await keeper.contact('due')
    expect(keeper.record()?.told?.subscription).toBe('cancel_scheduled')
    world.service.states(lid, 'active', 'active')
    world.clock.now += 60_000
    await keeper.contact('due')
    expect(keeper.record()?.told?.subscription).toBe('active')
    world.clock.now += 3_600_000
    const before = world.service.calls.length
    await keeper.contact('due')
    expect(world.service.calls.length).toBe(before)
  })

  test('where the license has ended its file identifies the subscription, whose state stays as last reported', async () => {
    const { keeper } = await activated()
    world.service.states(keeper.record()?.kept?.lid ?? '', 'active', 'past_due')
    await keeper.contact('wished')
    world.service.fault = new Failure('license_expired')
    await keeper.contact('wished').catch(() => undefined)
    world.service.fault = undefined
    expect(keeper.record()).toMatchObject({ kept: { lease: null, ended: 'license_expired' }, told: { subscription: 'past_due' } })
    expect(await keeper.askForPortal()).toBe('We have sent the link.')
  })

  test('after a cancellation nothing is kept', async () => {
    const keeper = profile().tab()
    await expect(keeper.activate(await issuer.text(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(keeper.record()?.kept ?? null).toBeNull()
  })

  test('an older file brings the newer one; a newer one that is forged brings nothing', async () => {
    const lid = newLicenseId()
    const older = await issuer.text({ lid })
    const { keeper } = await activated('a', older)
    const newer = await issuer.license({ lid, seq: 2, period_end: noon + 60 * day, exp: noon + 63 * day })
    world.service.renew(lid, newer, 2)
    const other = profile('b').tab()
    await other.activate(older)
    expect((await statusIn(other)).period_end).toBe(new Date((noon + 60 * day) * 1000).toISOString())
    // At its next contact the first one has it, too.
    world.clock.now += 25 * hour
    await keeper.contact('due')
    expect((await statusIn(keeper)).period_end).toBe(new Date((noon + 60 * day) * 1000).toISOString())
    world.service.renew(lid, await stranger.license({ lid, seq: 3 }), 3)
    await expect(profile('c').tab().activate(older)).rejects.toMatchObject({ code: 'license_key_unknown' })
  })

  test('where a newer file is kept, an older one does not take its place, not even offline', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('a', await issuer.text({ lid, seq: 2 }))
    world.service.fault = offline
    await expect(keeper.activate(await issuer.text({ lid, seq: 1 }))).rejects.toMatchObject({ code: 'license_superseded' })
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})

describe('three devices', () => {
  async function four() {
    const text = await issuer.text()
    const [a, b, c] = [await activated('A', text), await activated('B', text), await activated('C', text)]
    return { text, a: a.keeper, b: b.keeper, c: c.keeper, d: profile('D').tab() }
  }

  test('the fourth is refused with the list, takes the place of one, and that one is Free at its next contact', async () => {
    const { text, a, b, d } = await four()
    const refused = await d.activate(text).catch((error) => error)
    expect(refused).toMatchObject({ code: 'device_limit', status: 409 })
    expect(refused.devices.map(({ label }: { label: string }) => label)).toEqual(['A', 'B', 'C'])
    expect(d.record()?.kept ?? null).toBeNull()
    await d.activate(text, { replaceSlot: 2 })
    expect(await stateIn(d)).toBe('pro: active')
    // It has a lease, so until it asks it is Pro.
    expect(await stateIn(b)).toBe('pro: active')
    world.clock.now += 25 * hour
    for (const each of [a, b]) await each.contact('due')
    expect([await stateIn(a), await stateIn(b)]).toEqual(['pro: active', 'free: device_removed'])
  })

  test('a device that was removed never takes its place back on its own', async () => {
    const { text, b, c, d } = await four()
    await d.activate(text, { replaceSlot: 2 })
    await b.contact('wished')
    await c.remove()
    const asked = world.service.calls.length
    await b.contact('wished')
    for (let i = 0; i < 60; i++) {
      world.clock.now += day * 1000
      await b.contact('due')
      await b.contact('online')
    }
    expect(world.service.calls.length).toBe(asked)
    expect(await stateIn(b)).toBe('free: device_removed')
  })

  test('a device is removed from another one; removing this one ends Pro here', async () => {
    const { a, b } = await four()
    await a.removeDevice(2)
    expect(a.record()?.told?.devices).toMatchObject({ used: 2, list: [{ label: 'A' }, { label: 'C' }] })
    await b.contact('wished')
    expect(await stateIn(b)).toBe('free: device_removed')
    await a.removeDevice(1)
    expect(await stateIn(a)).toBe('free: device_removed')
  })

  test('a file that waited for its activation finds no place', async () => {
    const text = await issuer.text()
    world.service.fault = offline
    const late = profile('late').tab()
    await late.activate(text)
    world.service.fault = null
    for (const label of ['A', 'B', 'C']) await activated(label, text)
    await late.contact('online')
    expect(await statusIn(late)).toMatchObject({ is_pro: false, state: 'pending_activation', reason: 'device_limit' })
    expect(late.record()?.told?.devices?.list).toHaveLength(3)
  })

  test('the license is given back and had again', async () => {
    const { a } = await four()
    const undo = await a.remove()
    expect([a.record()?.kept, await stateIn(a)]).toEqual([null, 'free: none'])
    await undo()
    expect(await stateIn(a)).toBe('pro: active')
    world.service.fault = offline
    const undoOffline = await a.remove()
    expect(a.record()?.kept).toBeNull()
    await undoOffline()
    expect(await stateIn(a)).toBe('pro: active')
  })

  test('deleting everything forgets this browser’s id and gives its place back', async () => {
    const text = await issuer.text()
    const { keeper, shelf } = await activated('A', text)
    const before = keeper.record()?.did
    await keeper.wipe()
    expect([await shelf.all(), keeper.record()]).toEqual([[], null])
    await expect.poll(() => world.service.calls).toEqual(['verify', 'deactivate'])
    await keeper.activate(text)
    expect(keeper.record()?.did).not.toBe(before)
    expect(keeper.record()?.told?.devices?.used).toBe(1)
  })
})

describe('without the service', () => {
  test('a file alone is Pro for 72 hours, then not, and again once it was activated', async () => {
    world.service.fault = offline
    const keeper = profile().tab()
    await keeper.activate(await issuer.text())
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    expect(keeper.pendingUntil()).toBe(world.clock.now + 72 * hour)
    world.clock.now += 72 * hour - 1000
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    world.clock.now += 1000
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    world.service.fault = null
    await keeper.contact('online')
    expect([await stateIn(keeper), keeper.pendingUntil()]).toEqual(['pro: active', null])
  })

  test('the 72 hours are once: taken away and brought again, they continue where they were', async () => {
    world.service.fault = offline
    const text = await issuer.text()
    const keeper = profile().tab()
    await keeper.activate(text)
    world.clock.now += 71 * hour
    await keeper.remove()
    await keeper.activate(text)
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    world.clock.now += hour
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    await keeper.remove()
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('who had it activated has no 72 hours more', async () => {
    const text = await issuer.text()
    const { keeper } = await activated('A', text)
    await keeper.remove()
    world.service.fault = offline
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stateIn(keeper)).toBe('free: none')
  })

  test('with a lease 30 days may be between two contacts', async () => {
    const { keeper } = await activated('a', await issuer.text({ plan: 'annual', period_end: noon + 365 * day, exp: noon + 368 * day }))
    world.service.fault = offline
    world.clock.now += 30 * day * 1000 - 1000
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
    world.clock.now += 1000
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    world.service.fault = null
    await keeper.contact('online')
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('the clock a year back changes nothing, nine years ahead and back neither', async () => {
    const { keeper } = await activated()
    world.clock.now -= 365 * day * 1000
    expect(await statusIn(keeper)).toMatchObject({ is_pro: true, notices: ['clock_behind'] })
    world.clock.now += 10 * 365 * day * 1000
    expect(await stateIn(keeper)).toBe('free: expired')
    world.clock.now = noon * 1000 + hour
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})
