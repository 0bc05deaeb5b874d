import { Failure } from '@convostat/api'
import { newLicenseId } from '@convostat/license'
import { beforeEach, describe, expect, test } from 'vitest'
import { createProfile, stateIn as stateOfKept, statusIn as statusOfKept } from '../testing/license-profile.ts'
import { createFakeService, createIssuer, day, noon } from '../testing/licenses.ts'

const issuer = await createIssuer()
const stranger = await createIssuer()
const minute = 60_000
const hour = 60 * minute

let clock = { now: noon * 1000 }
let service = createFakeService(issuer.key, issuer.trust, clock)
beforeEach(() => {
  clock = { now: noon * 1000 }
  service = createFakeService(issuer.key, issuer.trust, clock)
})

const world = () => ({ service, trust: issuer.trust, clock })
const profile = (label?: string) => createProfile(world(), label)
type Keeper = ReturnType<ReturnType<typeof profile>['tab']>
const statusIn = (keeper: Keeper) => statusOfKept(keeper, world())
const stateIn = (keeper: Keeper) => stateOfKept(keeper, world())
const offline = new Failure('unavailable')

async function activated(label?: string, text?: string) {
  const here = profile(label)
  const keeper = here.tab()
  await keeper.activate(text ?? (await issuer.text()))
  return { ...here, keeper }
}

test('to look at what is kept changes nothing, and nobody hears of it', async () => {
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
    expect(service.calls).toEqual(['verify'])
    expect(keeper.record()).toMatchObject({ kept: { ended: null }, contact: { at: clock.now, failures: 0, notBefore: null } })
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
    expect([service.calls, keeper.record()?.kept ?? null]).toEqual([[], null])
  })

  test.each(['license_revoked', 'license_suspended', 'license_expired'] as const)(
    'what the service refuses with %s is not kept',
    async (code) => {
      service.fault = new Failure(code)
      const keeper = profile().tab()
      await expect(keeper.activate(await issuer.text())).rejects.toMatchObject({ code })
      expect(keeper.record()?.kept ?? null).toBeNull()
    },
  )

  test('a license that is kept and uploaded again is told to have ended', async () => {
    const lid = newLicenseId()
    const text = await issuer.text({ lid })
    const { keeper } = await activated('a', text)
    service.states(lid, 'revoked')
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'license_revoked' })
    expect(await stateIn(keeper)).toBe('free: revoked')
  })

  test('what was kept before stays where another file is refused', async () => {
    const { keeper } = await activated()
    service.fault = new Failure('license_revoked')
    await expect(keeper.activate(await issuer.text())).rejects.toMatchObject({ code: 'license_revoked' })
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('whoever gives up keeps nothing', async () => {
    const keeper = profile().tab()
    await expect(keeper.activate(await issuer.text(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
    expect(keeper.record()?.kept ?? null).toBeNull()
  })

  test('an older file brings the newer one; a newer one that is forged brings nothing', async () => {
    const lid = newLicenseId()
    const older = await issuer.text({ lid })
    const { keeper } = await activated('a', older)
    const newer = await issuer.license({ lid, seq: 2, period_end: noon + 60 * day, exp: noon + 63 * day })
    service.renew(lid, newer, 2)
    const other = profile('b').tab()
    await other.activate(older)
    expect((await statusIn(other)).period_end).toBe(new Date((noon + 60 * day) * 1000).toISOString())
    // At its next contact the first one has it, too.
    clock.now += 25 * hour
    await keeper.contact('due')
    expect((await statusIn(keeper)).period_end).toBe(new Date((noon + 60 * day) * 1000).toISOString())
    service.renew(lid, await stranger.license({ lid, seq: 3 }), 3)
    await expect(profile('c').tab().activate(older)).rejects.toMatchObject({ code: 'license_key_unknown' })
  })

  test('where a newer file is kept, an older one does not take its place, not even offline', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('a', await issuer.text({ lid, seq: 2 }))
    service.fault = offline
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
    clock.now += 25 * hour
    for (const each of [a, b]) await each.contact('due')
    expect([await stateIn(a), await stateIn(b)]).toEqual(['pro: active', 'free: device_removed'])
  })

  test('a device that was removed never takes its place back by itself', async () => {
    const { text, b, c, d } = await four()
    await d.activate(text, { replaceSlot: 2 })
    await b.contact('wished')
    await c.remove()
    const asked = service.calls.length
    await b.contact('wished')
    for (let i = 0; i < 60; i++) {
      clock.now += day * 1000
      await b.contact('due')
      await b.contact('online')
    }
    expect(service.calls.length).toBe(asked)
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
    service.fault = offline
    const late = profile('late').tab()
    await late.activate(text)
    service.fault = null
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
    service.fault = offline
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
    await expect.poll(() => service.calls).toEqual(['verify', 'deactivate'])
    await keeper.activate(text)
    expect(keeper.record()?.did).not.toBe(before)
    expect(keeper.record()?.told?.devices?.used).toBe(1)
  })
})

describe('without the service', () => {
  test('a file alone is Pro for 72 hours, then not, and again once it was activated', async () => {
    service.fault = offline
    const keeper = profile().tab()
    await keeper.activate(await issuer.text())
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    expect(keeper.pendingUntil()).toBe(clock.now + 72 * hour)
    clock.now += 72 * hour - 1000
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    clock.now += 1000
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    service.fault = null
    await keeper.contact('online')
    expect([await stateIn(keeper), keeper.pendingUntil()]).toEqual(['pro: active', null])
  })

  test('the 72 hours are once: taken away and brought again, they go on where they were', async () => {
    service.fault = offline
    const text = await issuer.text()
    const keeper = profile().tab()
    await keeper.activate(text)
    clock.now += 71 * hour
    await keeper.remove()
    await keeper.activate(text)
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    clock.now += hour
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    await keeper.remove()
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('who had it activated has no 72 hours more', async () => {
    const text = await issuer.text()
    const { keeper } = await activated('A', text)
    await keeper.remove()
    service.fault = offline
    await expect(keeper.activate(text)).rejects.toMatchObject({ code: 'unavailable' })
    expect(await stateIn(keeper)).toBe('free: none')
  })

  test('with a lease 30 days may lie between two contacts', async () => {
    const { keeper } = await activated('a', await issuer.text({ plan: 'annual', period_end: noon + 365 * day, exp: noon + 368 * day }))
    service.fault = offline
    clock.now += 30 * day * 1000 - 1000
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
    clock.now += 1000
    expect(await stateIn(keeper)).toBe('free: pending_activation')
    service.fault = null
    await keeper.contact('online')
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('the clock a year back changes nothing, nine years ahead and back neither', async () => {
    const { keeper } = await activated()
    clock.now -= 365 * day * 1000
    expect(await statusIn(keeper)).toMatchObject({ is_pro: true, notices: ['clock_behind'] })
    clock.now += 10 * 365 * day * 1000
    expect(await stateIn(keeper)).toBe('free: expired')
    clock.now = noon * 1000 + hour
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})

describe('what is believed', () => {
  test.each([
    ['unavailable', () => new Failure('unavailable')],
    ['too_many', () => new Failure('too_many')],
    ['unknown', () => new Failure('unknown')],
    ['a mistake', () => new TypeError('no')],
    ['a refusal of the call', () => new Failure('wrong_host')],
  ])('no valid answer (%s) changes nothing, and throws only where the reader wished it', async (_what, fault) => {
    const { keeper } = await activated()
    service.fault = fault()
    clock.now += 2 * day * 1000
    await keeper.contact('due')
    expect(await stateIn(keeper)).toBe('pro: active')
    await expect(keeper.contact('wished')).rejects.toBeInstanceOf(Failure)
    expect(await stateIn(keeper)).toBe('pro: active')
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
      service.lease = leases[which]
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
      service.states(lid, state)
      await keeper.contact('wished')
      expect(await stateIn(keeper)).toBe(`free: ${state}`)
      service.states(lid, 'active')
      await keeper.contact('wished')
      expect(await stateIn(keeper)).toBe('pro: active')
    },
  )

  test('a service that has lost what it knew is given the file again', async () => {
    const { keeper } = await activated()
    service.forget()
    await keeper.contact('wished')
    expect(service.calls).toEqual(['verify', 'status', 'verify'])
    expect(await stateIn(keeper)).toBe('pro: active')
  })

  test('a server that has forgotten its session is sent the file again, but not over and over', async () => {
    const { keeper } = await activated()
    expect(await keeper.sendAgain()).toBe(true)
    service.fault = offline
    expect([await keeper.sendAgain(), await keeper.sendAgain()]).toEqual([false, false])
    expect(service.calls).toEqual(['verify', 'verify', 'verify'])
    expect(await stateIn(keeper)).toBe('pro: active')
  })
})

describe('when the service is asked', () => {
  test('without a license never, whatever happens, and nothing is written down', async () => {
    const { shelf, tab } = profile()
    const keeper = tab()
    for (let i = 0; i < 100; i++) {
      clock.now += day * 1000
      await keeper.contact('due')
      await keeper.contact('online')
      await keeper.contact('wished')
      await keeper.sendAgain()
    }
    expect([service.calls, await shelf.all()]).toEqual([[], []])
  })

  test('once a day, however often it is looked', async () => {
    const { keeper } = await activated()
    for (let i = 0; i < 288; i++) {
      clock.now += 5 * minute
      await keeper.contact('due')
    }
    expect(service.calls).toEqual(['verify'])
    clock.now += minute
    await keeper.contact('due')
    expect(service.calls).toEqual(['verify', 'status'])
  })

  test('several tabs ask once together', async () => {
    const { tab, keeper } = await activated()
    const tabs = [keeper, tab(), tab()]
    clock.now += 25 * hour
    await Promise.all(tabs.map((each) => each.contact('due')))
    expect(service.calls).toEqual(['verify', 'status'])
  })

  test('after no answer it waits a minute, then twice as long each time, at most six hours; a reload does not begin anew', async () => {
    const { tab, keeper } = await activated()
    service.fault = offline
    clock.now += 25 * hour
    await keeper.contact('due')
    const asked: number[] = []
    let last = clock.now
    for (let i = 0; i < 60 * 24 * 2; i++) {
      clock.now += minute
      const before = service.calls.length
      // A page that was just loaded.
      await tab().contact('due')
      if (service.calls.length === before) continue
      asked.push((clock.now - last) / minute)
      last = clock.now
    }
    expect(asked.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
  })

  test('it waits as long as it is told to', async () => {
    const { keeper } = await activated()
    service.fault = new Failure('too_many', { retryAfter: 600 })
    clock.now += 25 * hour
    await keeper.contact('due')
    clock.now += 9 * minute
    await keeper.contact('due')
    expect(service.calls).toEqual(['verify', 'status'])
    clock.now += minute
    await keeper.contact('due')
    expect(service.calls).toEqual(['verify', 'status', 'status'])
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

describe('what lies in storage', () => {
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
    const [record] = (await shelf.all()) as Record<string, unknown>[]
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
      else service.states(lid, state)
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
    service.fault = offline
    const { shelf, tab } = profile('late')
    const keeper = tab()
    await keeper.activate(text)
    expect(await stateIn(keeper)).toBe('pro: pending_activation')
    service.fault = null
    await keeper.contact('online')
    const record = keeper.record()
    await shelf.change([], () => ({ put: [{ ...record, kept: { ...record?.kept, ended: null } }], answer: undefined }))
    await keeper.read()
    expect([await stateIn(keeper), keeper.pendingUntil()]).toEqual(['free: pending_activation', null])
  })

  test('a license that has ended is removed and had back as it was', async () => {
    const lid = newLicenseId()
    const { keeper } = await activated('A', await issuer.text({ lid }))
    service.states(lid, 'suspended')
    await keeper.contact('wished')
    const undo = await keeper.remove()
    expect(await stateIn(keeper)).toBe('free: none')
    await undo()
    expect(await stateIn(keeper)).toBe('free: suspended')
    service.states(lid, 'active')
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

  test.each([{ v: 2 }, { did: '' }, { kept: { file: 7 } }, { known: 'all' }, { contact: null }])(
    'a record with %j is none',
    async (edit) => {
      const { shelf, keeper } = await activated()
      await shelf.change([], () => ({ put: [{ ...keeper.record(), ...edit }], answer: undefined }))
      await keeper.read()
      expect([keeper.record(), await stateIn(keeper)]).toEqual([null, 'free: none'])
    },
  )
})

function everyText(value: unknown, text: string): object {
  return JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'string' ? text : each))
}

function everyFlag(value: unknown): object {
  return JSON.parse(JSON.stringify(value), (_key, each) => (typeof each === 'boolean' ? true : each))
}
