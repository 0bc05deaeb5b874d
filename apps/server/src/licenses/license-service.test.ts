import { keyring } from '@convostat/installation/keys'
import { type LicenseFile, openLicense } from '@convostat/license'
import { describe, expect, test } from 'vitest'
import { device, nobody, opened } from '#testing/askers.ts'
import { clockedDesk, day, hour, minute, noon } from '#testing/desks.ts'
import { renewLicense } from './issue.ts'
import { auditOf, findLicense, revokeLicense } from './license-files.ts'

describe('a license that is activated', () => {
  test('is Pro, with a lease of 30 days for this device', async () => {
    const { service, file, lid } = await opened()
    const { answer } = await service.verify(file, device(1))
    expect(answer).toMatchObject({ status: 'valid', message: 'License activated successfully!' })
    expect(answer.license).toMatchObject({
      is_pro: true,
      tier: 'pro',
      licensee: 'Ana Sol',
      state: 'active',
      reason: null,
      plan: 'monthly',
      period_end: '2027-04-01T12:00:00.000Z',
      expires: '2027-04-04T12:00:00.000Z',
      license_id: lid,
      lease_expires: '2027-03-31T12:00:00.000Z',
      checked_at: '2027-03-01T12:00:00.000Z',
    })
    expect(answer.license.features).toContain('emotion_analysis')
    const list = [{ slot: 1, label: 'Chrome on Windows', last_seen: '2027-03-01T12:00:00.000Z', is_this: true }]
    expect(answer.devices).toEqual({ used: 1, max: 3, list })
  })

  test('has a lease that ends no later than it does', async () => {
    const { service, file } = await opened({ expires: noon + 5 * day })
    const { answer } = await service.verify(file, device(1))
    expect([answer.license.expires, answer.license.lease_expires]).toEqual(Array(2).fill('2027-03-06T12:00:00.000Z'))
  })

  test('continues for three days after what was paid for, then ends; one that was given an end has no such days', async () => {
    const { activated, state, clock } = await opened()
    clock.now = Date.UTC(2027, 3, 1, 12) / 1000 - 1
    const asker = await activated(1)
    expect(await state(asker)).toEqual([true, 'active', null])
    clock.now += 1
    expect(await state(asker)).toEqual([true, 'grace', null])
    clock.now += 3 * day - 1
    expect(await state(asker)).toEqual([true, 'grace', null])
    clock.now += 1
    expect(await state(asker)).toEqual([false, 'expired', 'license_expired'])
    const given = await opened({ expires: noon + hour })
    given.clock.now += hour - 1
    const other = await given.activated(1)
    expect(await given.state(other)).toEqual([true, 'active', null])
  })
})

describe('L10, T11: three devices', () => {
  test('the same device has the same slot however often it asks', async () => {
    const { activated, slots, lid } = await opened()
    for (let i = 0; i < 5; i++) await activated(1)
    expect(await slots(lid)).toEqual(['1 device-number-1'])
  })

  test('a fourth gets the three there are, by slot and name, never by id', async () => {
    const { activated, service, file } = await opened()
    for (const n of [1, 2, 3]) await activated(n, { label: `Browser ${n}` })
    const refused = await service.verify(file, device(4)).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'device_limit', status: 409 })
    const last_seen = '2027-03-01T12:00:00.000Z'
    const body = JSON.parse(JSON.stringify(refused))
    expect(body.devices).toEqual([1, 2, 3].map((slot) => ({ slot, label: `Browser ${slot}`, last_seen })))
    expect(JSON.stringify(body)).not.toContain('device-number')
  })

  test('may take the place of one that is named, which learns that it was removed', async () => {
    const { activated, state, slots, lid } = await opened()
    const [, second] = [await activated(1), await activated(2), await activated(3)]
    const fourth = await activated(4, { replaceSlot: 2 })
    expect(await slots(lid)).toEqual(['1 device-number-1', '2 device-number-4', '3 device-number-3'])
    expect([await state(second), await state(fourth)]).toEqual([
      [false, 'device_removed', 'device_removed'],
      [true, 'active', null],
    ])
  })

  test('a device that names a slot takes a free one first', async () => {
    const { activated, slots, lid } = await opened()
    await activated(1)
    await activated(2, { replaceSlot: 1 })
    expect(await slots(lid)).toEqual(['1 device-number-1', '2 device-number-2'])
  })

  test('one that says no name keeps the one it has', async () => {
    const { service, file } = await opened()
    const names = async (n: number, label: string | null) =>
      (await service.verify(file, device(n, { label }))).answer.devices?.list?.map((each) => each.label)
    expect(await names(1, 'Firefox on Linux')).toEqual(['Firefox on Linux'])
    expect(await names(1, null)).toEqual(['Firefox on Linux'])
    expect(await names(2, null)).toEqual(['Firefox on Linux', 'Unnamed device'])
    expect(await names(2, 'Safari on iPhone')).toEqual(['Firefox on Linux', 'Safari on iPhone'])
  })

  test('six replacements in 30 days, then support; a month later again', async () => {
    const { activated, clock, service, file } = await opened({ plan: 'annual' })
    for (const n of [1, 2, 3]) await activated(n)
    for (let n = 4; n < 10; n++) await activated(n, { replaceSlot: 1 })
    const refused = service.verify(file, device(10, { replaceSlot: 1 }))
    await expect(refused).rejects.toMatchObject({ code: 'device_limit', detail: expect.stringContaining('contact support') })
    clock.now += 29 * day
    for (const n of [2, 3, 9]) await activated(n)
    clock.now += day + 1
    await activated(10, { replaceSlot: 1 })
  })

  test('one that was not seen for 30 days gives its place up, and not before', async () => {
    const { activated, clock, service, file, slots, lid } = await opened({ plan: 'annual' })
    for (const n of [1, 2, 3]) await activated(n)
    clock.now += 30 * day - 1
    await activated(2)
    await expect(service.verify(file, device(4))).rejects.toMatchObject({ code: 'device_limit' })
    clock.now += 1
    await activated(4)
    expect(await slots(lid)).toEqual(['1 device-number-4', '2 device-number-2'])
  })
})

describe('the status', () => {
  test('without anything is Free, and not a failure', async () => {
    const { state } = await opened()
    expect(await state(nobody)).toEqual([false, 'none', null])
  })

  test('renews a lease of more than an hour, and gives a young one back', async () => {
    const { activated, service, clock } = await opened()
    const asker = await activated(1)
    clock.now += hour - 1
    expect((await service.status(asker)).answer.lease).toBe(asker.lease)
    clock.now += 29 * day
    const { answer } = await service.status(asker)
    expect(answer.lease).not.toBe(asker.lease)
    clock.now += 3 * day
    expect((await service.status({ ...asker, lease: answer.lease ?? null })).answer.is_pro).toBe(true)
  })

  test('a lease that is too old, another device’s, another installation’s, a license, or nothing at all is Free with the reason', async () => {
    const { activated, state, clock, file } = await opened({ plan: 'annual' })
    const asker = await activated(1)
    const elsewhere = await opened()
    const foreign = await elsewhere.activated(1)
    expect(await state({ ...asker, did: 'device-number-2' })).toEqual([false, 'invalid', 'lease_foreign'])
    const bad = [
      foreign.lease,
      'x',
      'a.b.c',
      `${file.kid}.${file.payload}.${file.sig}`,
      `${asker.lease}x`,
      (asker.lease ?? '').replace('.', '..'),
    ]
    for (const lease of bad) expect(await state({ ...asker, lease })).toEqual([false, 'invalid', 'lease_invalid'])
    clock.now += 30 * day
    expect(await state(asker)).toEqual([false, 'pending_activation', 'lease_expired'])
  })

  test('L11: a license that was revoked is Free at the next question, and cannot be activated again', async () => {
    const { activated, state, service, desk, lid, file, clock } = await opened()
    const asker = await activated(1)
    expect(await desk.database.write((db) => revokeLicense(db, lid, 'refund', clock.now))).toBe(true)
    expect(await state(asker)).toEqual([false, 'revoked', 'license_revoked'])
    await expect(service.verify(file, device(1))).rejects.toMatchObject({ code: 'license_revoked', status: 403 })
  })

  test('a license that is suspended is Free until it is not', async () => {
    const { activated, state, service, desk, file } = await opened()
    const asker = await activated(1)
    const set = (state: 'suspended' | 'active') => desk.database.write((db) => db.updateTable('licenses').set({ state }).execute())
    await set('suspended')
    expect(await state(asker)).toEqual([false, 'suspended', 'license_suspended'])
    await expect(service.verify(file, device(1))).rejects.toMatchObject({ code: 'license_suspended' })
    await set('active')
    expect(await state(asker)).toEqual([true, 'active', null])
  })
})

describe('L9: the newer of two files of a license counts', () => {
  async function renewed() {
    const house = await opened()
    const asker = await house.activated(1)
    const newer = await renewLicense(house.desk, house.lid, noon + 60 * day, house.clock.now + day)
    house.clock.now += day
    return { ...house, asker, newer: newer as LicenseFile }
  }

  test('the older is refused, with the newer in its place', async () => {
    const { service, file, newer, clock } = await renewed()
    await expect(service.verify(file, device(1))).rejects.toMatchObject({ code: 'license_superseded', license: newer })
    // Also once the older has ended on its own.
    clock.now = noon + 40 * day
    await expect(service.verify(file, device(1))).rejects.toMatchObject({ code: 'license_superseded', license: newer })
    expect((await service.verify(newer, device(1))).answer.license.expires).toBe('2027-04-30T12:00:00.000Z')
  })

  test('a lease of the older continues, and points to the newer', async () => {
    const { state, asker } = await renewed()
    expect(await state(asker)).toEqual([true, 'active', 'license_superseded'])
  })
})

describe('C12: what is missing in a restored backup', () => {
  test('a device that nobody removed is asked for its file, and is in again', async () => {
    const { activated, state, desk, clock, service } = await opened({ plan: 'annual' })
    const asker = await activated(1)
    await desk.database.write((db) => db.deleteFrom('devices').execute())
    clock.now += day
    expect(await state(asker)).toEqual([false, 'pending_activation', 'activation_needed'])
    expect((await service.status(asker)).answer).not.toHaveProperty('lease')
    expect(await state(await activated(1))).toEqual([true, 'active', null])
  })

  test('one that was removed, or gave its place back, stays out; one that came back since does not', async () => {
    const { activated, state, desk, clock, service, lid } = await opened({ plan: 'annual' })
    const [first, second] = [await activated(1), await activated(2)]
    clock.now += 2 * hour
    await service.deactivate(2, first)
    await service.deactivate(undefined, first)
    clock.now += 1
    const again = await activated(2)
    await desk.database.write((db) => db.deleteFrom('devices').execute())
    const removed = [false, 'device_removed', 'device_removed']
    expect([await state(first), await state(second)]).toEqual([removed, removed])
    expect(await state(again)).toEqual([false, 'pending_activation', 'activation_needed'])
    const audit = await desk.database.read((db) => auditOf(db, lid))
    expect(audit.map(({ detail }) => detail).join()).toMatch(/slot 2, device [\da-f]{32},device [\da-f]{32}/)
    expect(JSON.stringify(audit)).not.toContain('device-number')
  })

  test('a file that was renewed: its lease asks for it, also once the older one has ended', async () => {
    const { activated, state, desk, clock, lid, service } = await opened()
    const newer = (await renewLicense(desk, lid, noon + 60 * day, clock.now)) as LicenseFile
    const { answer } = await service.verify(newer, device(1))
    const asker = device(1, { lease: answer.lease ?? null })
    await desk.database.write(async (db) => {
      await db.deleteFrom('files').where('seq', '=', 2).execute()
      await db
        .updateTable('licenses')
        .set({ seq: 1, expires: noon + hour, period_end: noon + hour })
        .execute()
    })
    const asked = [false, 'pending_activation', 'activation_needed']
    expect(await state(asker)).toEqual(asked)
    clock.now += hour
    expect(await state(asker)).toEqual(asked)
    await service.verify(newer, device(1))
    expect(await state(asker)).toEqual([true, 'active', null])
    await desk.database.write((db) => revokeLicense(db, lid, null, clock.now))
    await desk.database.write((db) => db.updateTable('licenses').set({ seq: 1 }).execute())
    expect(await state(asker)).toEqual([false, 'revoked', 'license_revoked'])
    await expect(activated(1)).rejects.toMatchObject({ code: 'license_revoked' })
  })

  test('a license that is signed is taken, and its row made again', async () => {
    const { file, lid, folder, desk } = await opened()
    const { database } = desk
    await database.write(async (db) => {
      for (const table of ['files', 'licenses'] as const) await db.deleteFrom(table).execute()
    })
    const { service } = clockedDesk(folder)
    expect((await service.verify(file, device(1))).answer.license).toMatchObject({ is_pro: true, licensee: 'Ana Sol' })
    expect(await database.read((db) => findLicense(db, lid))).toMatchObject({ lid, email: null, seq: 1, state: 'active' })
    expect((await database.read((db) => auditOf(db, lid))).map(({ what }) => what)).toEqual(['issued', 'recreated', 'activated'])
  })

  test('a lease alone says too little: the file is asked for', async () => {
    const { activated, desk, state } = await opened()
    const asker = await activated(1)
    await desk.database.write(async (db) => {
      for (const table of ['sessions', 'devices', 'files', 'licenses'] as const) await db.deleteFrom(table).execute()
    })
    expect(await state(asker)).toEqual([false, 'pending_activation', 'activation_needed'])
  })
})

test('each thing that is wrong with a file has its code', async () => {
  const { service, file, clock, issue } = await opened()
  const other = await opened()
  const expired = await issue({ expires: noon - 1 })
  const codes = await Promise.all(
    [{}, { ...file, extra: 1 }, { ...file, alg: 'none' }, { ...file, sig: `${file.sig.slice(1)}A` }, other.file, expired].map((given) =>
      service.verify(given, device(1)).then(
        () => 'taken',
        ({ code }: { code: string }) => code,
      ),
    ),
  )
  const malformed = 'license_malformed'
  expect(codes).toEqual([malformed, malformed, malformed, 'license_signature', 'license_key_unknown', 'license_expired'])
  clock.now -= 10 * minute
  await expect(service.verify(file, device(1))).rejects.toMatchObject({ code: 'license_not_yet_valid' })
})

test('a license of the other mode is of another product; one of a key that was rotated out is taken while that is trusted', async () => {
  const { file, folder, desk } = await opened()
  const { pub } = desk.signing
  const next = keyring(`${folder}/license`, { mode: 'test', seed: null, publicKeys: [] })
  expect(next.trust.mode).toBe('test')
  await expect(openLicense(file, next.trust)).rejects.toMatchObject({ code: 'license_wrong_product' })
  const rotated = keyring(folder, { mode: 'live', seed: Buffer.alloc(32, 9).toString('base64url'), publicKeys: [pub] })
  expect(await openLicense(file, rotated.trust)).toMatchObject({ licensee: 'Ana Sol' })
})
