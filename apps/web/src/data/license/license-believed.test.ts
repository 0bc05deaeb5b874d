import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { describe, expect, test } from 'vitest'
import { createWorld } from '#testing/license-profile.ts'
import { createIssuer, day } from '#testing/licenses.ts'

const { issuer, world, profile, activated, stateIn, statusIn } = await createWorld()
const stranger = await createIssuer()
const minute = 60_000
const hour = 60 * minute

const offline = new Failure('unavailable')

describe('what is believed', () => {
  test.each([
    ['unavailable', () => new Failure('unavailable')],
    ['too_many', () => new Failure('too_many')],
    ['unknown', () => new Failure('unknown')],
    ['a mistake', () => new TypeError('no')],
    ['a refusal of the call', () => new Failure('wrong_host')],
  ])('no valid answer (%s) changes nothing, and throws only where the reader wished it', async (_what, fault) => {
    const { keeper } = await activated()
    world.service.fault = fault()
    world.clock.now += 2 * day * 1000
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
    await expect(keeper.contact('wished')).rejects.toBeInstanceOf(Failure)
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('the state of the subscription is remembered, also once it ended Pro, and after a refusal without one', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('a', await issuer.text({ lid }))
    world.service.states(lid, 'active', 'past_due')
    await keeper.contact('wished')
    expect(keeper.record()?.told).toMatchObject({ subscription: 'past_due', devices: { used: 1 } })
    world.service.states(lid, 'revoked', 'refunded')
    await keeper.contact('wished')
    await keeper.contact('wished')
    expect(await stateIn(keeper)).toBe('free: revoked')
    expect(keeper.record()?.told?.subscription).toBe('refunded')
  })

  test.each(['none at all', 'of a stranger', 'of another device', 'of another license'])(
    'a good answer with a lease %s is none',
    async (which) => {
      const { keeper } = await activated()
      const other = await activated('other', await issuer.text())
      const twin = await activated('twin', keeper.record()?.kept?.file)
      const leases: Record<string, string | null> = {
        'none at all': null,
        'of a stranger': (keeper.record()?.kept?.lease ?? '').replace(/^[^.]+/, stranger.key.kid),
        'of another device': twin.keeper.record()?.kept?.lease ?? null,
        'of another license': other.keeper.record()?.kept?.lease ?? null,
      }
      world.service.lease = leases[which]
      const before = keeper.record()?.kept
      await expect(keeper.contact('wished')).rejects.toMatchObject({ code: 'unavailable' })
      expect(keeper.record()?.kept).toEqual(before)
      expect(keeper.record()?.contact.failures).toBe(1)
    },
  )

  test.each(['revoked', 'suspended', 'expired'] as const)(
    'a status of %s ends Pro, and one that is good again brings it back',
    async (state) => {
      const lid = newLicenseId()
      const { keeper } = await activated('a', await issuer.text({ lid }))
      world.service.states(lid, state)
      await keeper.contact('wished')
      expect(await stateIn(keeper)).toBe(`free: ${state}`)
      world.service.states(lid, 'active')
      await keeper.contact('wished')
      expect(await stateIn(keeper)).toBe('pro: active')
    },
  )

  test('a service that has lost what it knew is given the file again', async () => {
    const { keeper } = await activated()
    world.service.forget()
    await keeper.contact('wished')
    expect(world.service.calls).toEqual(['verify', 'status', 'verify'])
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('a server that has forgotten its session is sent the file again, but not over and over', async () => {
    const { keeper } = await activated()
    expect(await keeper.sendAgain()).toBe(true)
    world.service.fault = offline
    expect([await keeper.sendAgain(), await keeper.sendAgain()]).toEqual([false, false])
    expect(world.service.calls).toEqual(['verify', 'verify', 'verify'])
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})

describe('when the service is asked', () => {
  test('without a license never, whatever happens, and nothing is written down', async () => {
    const { shelf, tab } = profile()
    const keeper = tab()
    for (let i = 0; i < 100; i++) {
      world.clock.now += day * 1000
      await keeper.contact('due')
      await keeper.contact('online')
      await keeper.contact('wished')
      await keeper.sendAgain()
    }
    expect([world.service.calls, await shelf.all()]).toEqual([[], []])
  })

  test('once a day, however often it is looked', async () => {
    const { keeper } = await activated()
    for (let i = 0; i < 288; i++) {
      world.clock.now += 5 * minute
      await keeper.contact('due')
    }
    expect(world.service.calls).toEqual(['verify'])
    world.clock.now += minute
    await keeper.contact('due')
    expect(world.service.calls).toEqual(['verify', 'status'])
  })

  test('several tabs ask once together', async () => {
    const { tab, keeper } = await activated()
    const tabs = [keeper, tab(), tab()]
    world.clock.now += 25 * hour
    await Promise.all(tabs.map((each) => each.contact('due')))
    expect(world.service.calls).toEqual(['verify', 'status'])
  })

  test('after no answer it waits a minute, then twice as long each time, at most six hours; a reload does not restart it', async () => {
    const { tab, keeper } = await activated()
    world.service.fault = offline
    world.clock.now += 25 * hour
    await keeper.contact('due')
    const asked: number[] = []
    let last = world.clock.now
    for (let i = 0; i < 60 * 24 * 2; i++) {
      world.clock.now += minute
      const before = world.service.calls.length
      // A page that was just loaded.
      await tab().contact('due')
      if (world.service.calls.length === before) continue
      asked.push((world.clock.now - last) / minute)
      last = world.clock.now
    }
    expect(asked.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  })

  test('it waits as long as the service asks', async () => {
    const { keeper } = await activated()
    world.service.fault = new Failure('too_many', { retryAfter: 600 })
    world.clock.now += 25 * hour
    await keeper.contact('due')
    world.clock.now += 9 * minute
    await keeper.contact('due')
    expect(world.service.calls).toEqual(['verify', 'status'])
    world.clock.now += minute
    await keeper.contact('due')
    expect(world.service.calls).toEqual(['verify', 'status', 'status'])
  })

  test('what one tab does the other knows', async () => {
    const { tab } = profile()
    const [one, two] = [tab(), tab()]
    await one.activate(await issuer.text())
    await expect.poll(() => stateIn(two)).toBe('pro: active')
    await two.remove()
    await expect.poll(() => stateIn(one)).toBe('free: none')
  })
})

describe('a stored record', () => {
  const edits: [string, (record: Record<string, unknown>) => object][] = [
    ['is_pro beside it', (record) => ({ ...record, is_pro: true, tier: 'pro', state: 'active' })],
    ['a kept license that says so', (record) => ({ ...record, kept: { is_pro: true, tier: 'pro' } })],
    ['every word', (record) => everyText(record, 'pro')],
    ['every yes and no', (record) => everyFlag(record)],
    [
      'a file that says so',
      (record) => ({ ...record, kept: { file: '{"is_pro":true,"tier":"pro"}', lease: 'pro', ended: null, lid: newLicenseId() } }),
    ],
  ]
  test.each(edits)('T9: edited to Pro (%s) it is still Free', async (_what, edit) => {
    const { shelf, keeper } = await activated()
    await keeper.removeDevice(1)
    const [record] = (await shelf.all()) as object[] as Record<string, unknown>[]
    await shelf.change([], () => ({ put: [{ ...edit(record), key: 'license' }], answer: undefined }))
    await keeper.read()
    expect((await statusIn(keeper)).is_pro).toBe(false)
  })

  test.each(['revoked', 'suspended', 'expired', 'device_removed'] as const)(
    'T9: %s by the service, it is Free also where that word is taken out of the record',
    async (state) => {
      const lid = newLicenseId()
      const text = await issuer.text({ lid })
      const { shelf, keeper } = await activated('A', text)
      if (state === 'device_removed') await (await activated('B', text)).keeper.removeDevice(1)
      else world.service.states(lid, state)
      await keeper.contact('wished')
      expect(await stateIn(keeper)).toBe(`free: ${state}`)
      const record = keeper.record()
      await shelf.change([], () => ({ put: [{ ...record, kept: { ...record?.kept, ended: null } }], answer: undefined }))
      await keeper.read()
      expect((await statusIn(keeper)).is_pro).toBe(false)
    },
  )

  test('T9: a file that was refused in its first 72 hours has no more of them', async () => {
    const text = await issuer.text()
    for (const label of ['A', 'B', 'C']) await activated(label, text)
    world.service.fault = offline
    const { shelf, tab } = profile('late')
    const keeper = tab()
    await keeper.activate(text)
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    world.service.fault = null
    await keeper.contact('online')
    const record = keeper.record()
    await shelf.change([], () => ({ put: [{ ...record, kept: { ...record?.kept, ended: null } }], answer: undefined }))
    await keeper.read()
    expect([await stateIn(keeper), keeper.pendingUntil()]).toEqual(['free: pending_activation', null])
  })

  test('a license that has ended is removed and had back as it was', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('A', await issuer.text({ lid }))
    world.service.states(lid, 'suspended')
    await keeper.contact('wished')
    const undo = await keeper.remove()
    expect(await stateIn(keeper)).toBe('free: none')
    await undo()
    expect(await stateIn(keeper)).toBe('free: suspended')
    world.service.states(lid, 'active')
    await keeper.contact('wished')
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('T9: a license with another text, of a stranger, or with the tier changed is Free, with the reason', async () => {
    const { shelf, keeper } = await activated()
    const record = keeper.record()
    const file = record?.kept?.file ?? ''
    const altered = file.replace(/"payload":"([^"]+)"/, (_, payload: string) => {
      const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/')).replace('"monthly"', '"annual"')
      return `"payload":"${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}"`
    })
    expect(altered).not.toBe(file)
    for (const [forged, reason] of [
      [altered, 'license_signature'],
      [await stranger.text(), 'license_key_unknown'],
    ]) {
      await shelf.change([], () => ({ put: [{ ...record, kept: { ...record?.kept, file: forged } }], answer: undefined }))
      await keeper.read()
      expect(await statusIn(keeper)).toMatchObject({ is_pro: false, state: 'invalid', reason })
    }
  })

  test('L14: with the lease of another device, or another id, it is Free', async () => {
    const text = await issuer.text()
    const { shelf, keeper } = await activated('A', text)
    const { keeper: other } = await activated('B', text)
    const record = keeper.record()
    for (const edited of [
      { ...record, kept: { ...record?.kept, lease: other.record()?.kept?.lease } },
      { ...record, did: 'another-device' },
    ]) {
      await shelf.change([], () => ({ put: [edited], answer: undefined }))
      await keeper.read()
      expect(await statusIn(keeper)).toMatchObject({ is_pro: false, reason: 'lease_foreign' })
    }
  })

  test.each([{ v: 2 }, { known: 'all' }, { contact: null }, { told: { grace: 'soon' } }, { told: 5 }])(
    'a record with %j is Pro all the same: its device and its license are whole',
    async (edit) => {
      const { shelf, keeper } = await activated()
      await shelf.change([], () => ({ put: [{ ...keeper.record(), ...edit }], answer: undefined }))
      await keeper.read()
      expect(await stateIn(keeper)).toBe('pro: active')
    },
  )

  test('without its lease and its id a license file is no Pro, and the service gives both back', async () => {
    const { shelf, keeper } = await activated()
    const { file = '' } = keeper.record()?.kept ?? {}
    await shelf.change([], () => ({
      put: [{ ...keeper.record(), kept: { file, lease: 5, ended: 'never', lid: null } }],
      answer: undefined,
    }))
    await keeper.read()
    expect((await statusIn(keeper)).is_pro).toBe(false)
    await keeper.contact('start')
    expect(await stateIn(keeper)).toBe('pro: active')
    expect(world.service.slotsOf(keeper.record()?.kept?.lid ?? '')).toEqual(['Chrome on Windows', null, null])
  })

  test.each([{ did: '' }, { kept: { file: 7 } }])('a record with %j is none', async (edit) => {
    const { shelf, keeper } = await activated()
    await shelf.change([], () => ({ put: [{ ...keeper.record(), ...edit }], answer: undefined }))
    await keeper.read()
    expect([keeper.record(), await stateIn(keeper)]).toEqual([null, 'free: none'])
  })
})

function everyText(value: unknown, text: string): object {
  return JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'string' ? text : each))
}

function everyFlag(value: unknown): object {
  return JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'boolean' ? true : each))
}
