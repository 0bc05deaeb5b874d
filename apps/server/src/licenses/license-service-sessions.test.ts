import { describe, expect, test } from 'vitest'
import { device, nobody, opened } from '#testing/askers.ts'
import { day, hour, idOf, minute } from '#testing/desks.ts'
import { revokeLicense } from './license-files.ts'
import type { Asker } from './license-service.ts'

describe('giving a device back', () => {
  test('its place is free, and it learns that it was removed', async () => {
    const { activated, service, state, slots, lid } = await opened()
    const asker = await activated(1)
    await activated(2)
    const { answer } = await service.deactivate(undefined, asker)
    expect(answer).toMatchObject({ status: 'deactivated', devices: { used: 1, max: 3, list: [{ slot: 2, is_this: false }] } })
    expect(await slots(lid)).toEqual(['2 device-number-2'])
    expect(await state(asker)).toEqual([false, 'device_removed', 'device_removed'])
    expect((await service.deactivate(undefined, asker)).answer.devices.used).toBe(1)
  })

  test('another one goes as well, which counts as a replacement', async () => {
    const { activated, service, slots, lid } = await opened()
    const asker = await activated(1)
    for (let n = 2; n < 8; n++) {
      await activated(n)
      expect((await service.deactivate(2, asker)).answer.devices.used).toBe(1)
    }
    await activated(8)
    await expect(service.deactivate(2, asker)).rejects.toMatchObject({ code: 'device_limit' })
    expect(await slots(lid)).toEqual(['1 device-number-1', '2 device-number-8'])
  })

  test('who was removed, has a lease that does not count, or none has no say', async () => {
    const { activated, service } = await opened()
    const [first, second] = [await activated(1), await activated(2)]
    await service.deactivate(undefined, first)
    await expect(service.deactivate(2, first)).rejects.toMatchObject({ code: 'pro_required' })
    await expect(service.deactivate(2, nobody)).rejects.toMatchObject({ code: 'pro_required' })
    for (const lease of ['a.b.c', 'x', `${second.lease}x`])
      await expect(service.deactivate(2, { ...second, lease })).rejects.toMatchObject({ code: 'pro_required' })
    await expect(service.deactivate(undefined, { ...second, did: 'device-number-1' })).rejects.toMatchObject({ code: 'pro_required' })
  })

  test('a lease that has ended still gives its own place back, by its number or without, and no other', async () => {
    const { activated, service, clock, slots, lid } = await opened({ plan: 'annual' })
    const [first, second] = [await activated(1), await activated(2)]
    await activated(3)
    clock.now += 30 * day
    await expect(service.deactivate(3, first)).rejects.toMatchObject({ code: 'pro_required' })
    expect((await service.deactivate(undefined, first)).answer.status).toBe('deactivated')
    expect((await service.deactivate(2, second)).answer.status).toBe('deactivated')
    expect(await slots(lid)).toEqual(['3 device-number-3'])
  })

  test('beside a session, a lease that is broken, ended or another’s does not count', async () => {
    const { activated, service, file, clock, slots, lid } = await opened({ plan: 'annual' })
    const ended = await activated(1)
    clock.now += 30 * day
    await activated(2)
    const other = await activated(3)
    const { session = null } = await service.verify(file, nobody)
    expect((await service.deactivate(1, { ...ended, session })).answer.devices.used).toBe(2)
    expect((await service.deactivate(2, { ...nobody, lease: 'a.b.c', session })).answer.devices.used).toBe(1)
    const { answer, session: over } = await service.deactivate(undefined, { ...other, did: 'device-number-9', session })
    expect([answer.devices.used, over, await slots(lid)]).toEqual([0, null, []])
  })
})

describe('a session', () => {
  const unknown: Asker = { ...nobody, wantsSession: true }

  test('is a separate device, and the same one however often it asks', async () => {
    const { service, file, slots, lid } = await opened()
    const { session } = await service.verify(file, unknown)
    expect(Buffer.from(session ?? '', 'base64url')).toHaveLength(32)
    expect((await service.verify(file, { ...unknown, session: session ?? null })).session).toBeUndefined()
    expect(await slots(lid)).toHaveLength(1)
    expect(await service.planOf(session ?? null)).toBe('pro')
    expect((await service.status({ ...unknown, session: session ?? null })).answer).toMatchObject({ is_pro: true, licensee: 'Ana Sol' })
    for (const other of [null, '', 'x', `${session}x`]) expect(await service.planOf(other)).toBe('free')
  })

  test('is over after an idle hour, and gives its place back; one that is used continues, for a day at most', async () => {
    const { service, file, clock, slots, lid } = await opened()
    const { session = null } = await service.verify(file, unknown)
    for (let i = 0; i < 23; i++) {
      clock.now += hour
      expect(await service.planOf(session)).toBe('pro')
    }
    clock.now += hour
    expect(await service.planOf(session)).toBe('free')
    await service.sweep()
    expect(await slots(lid)).toEqual([])
    const { session: next = null } = await service.verify(file, unknown)
    clock.now += hour + minute
    expect(await service.planOf(next)).toBe('free')
    await service.sweep()
    expect(await slots(lid)).toEqual([])
  })

  test('of a device with an id leaves that its place', async () => {
    const { service, file, clock, slots, lid } = await opened()
    const { session = null } = await service.verify(file, device(1, { wantsSession: true }))
    expect(await service.planOf(session)).toBe('pro')
    clock.now += 2 * hour
    await service.sweep()
    expect([await service.planOf(session), await slots(lid)]).toEqual(['free', ['1 device-number-1']])
  })

  test('begins again with a lease', async () => {
    const { activated, service } = await opened()
    const asker = await activated(1)
    const { session = null } = await service.status({ ...asker, wantsSession: true })
    expect(await service.planOf(session)).toBe('pro')
    expect((await service.status({ ...asker, session, wantsSession: true })).session).toBeUndefined()
  })

  test('that takes another license leaves the place it had with the first', async () => {
    const { service, file, issue, slots, lid } = await opened()
    const { session = null } = await service.verify(file, unknown)
    const other = await issue({ licensee: 'Ben' })
    const { session: next = null } = await service.verify(other, { ...unknown, session })
    expect([await slots(lid), (await slots(idOf(other))).length]).toEqual([[], 1])
    expect([await service.planOf(session), next]).toEqual(['pro', null])
    expect((await service.status({ ...unknown, session })).answer.licensee).toBe('Ben')
  })

  test('begins for a device with an id, too, and is the same one when that comes without it', async () => {
    const { service, file, desk, clock } = await opened()
    const { session = null, answer } = await service.verify(file, device(1))
    const alone = { ...nobody, session }
    expect([await service.planOf(session), (await service.status(alone)).answer.is_pro]).toEqual(['pro', true])
    const lent = device(1, { lease: answer.lease ?? null, wantsSession: true })
    for (const wait of [0, 0, 2 * minute]) {
      clock.now += wait
      expect((await service.status(lent)).session).toBe(session)
      expect((await service.verify(file, device(1))).session).toBe(session)
    }
    const rows = () => desk.database.read((db) => db.selectFrom('sessions').select(['did', 'is_device', 'last_seen']).execute())
    expect(await rows()).toEqual([{ did: 'device-number-1', is_device: 0, last_seen: clock.now }])
    expect((await service.deactivate(undefined, { ...device(1), session })).answer.devices.used).toBe(0)
    expect([await service.planOf(session), await rows()]).toEqual(['free', []])
  })

  test('is updated when its device takes its own name, and when that changes', async () => {
    const { service, file, desk, slots, lid, clock } = await opened()
    const { session = null } = await service.verify(file, nobody)
    for (const n of [1, 2, 1]) {
      expect((await service.verify(file, device(n, { session }))).session).toBeUndefined()
      const rows = await desk.database.read((db) => db.selectFrom('sessions').select(['did', 'is_device']).execute())
      expect([rows, await service.planOf(session)]).toEqual([[{ did: `device-number-${n}`, is_device: 0 }], 'pro'])
    }
    expect(await slots(lid)).toEqual(['1 device-number-1', '2 device-number-2'])
    clock.now += 2 * hour
    await service.sweep()
    expect(await slots(lid)).toHaveLength(2)
  })

  test('whose token belongs to another device by now is not in the way of the next one', async () => {
    const { service, file, desk } = await opened()
    const { session: one = null } = await service.verify(file, device(1))
    await service.verify(file, device(2, { session: one }))
    const { session: two = null } = await service.verify(file, device(1))
    expect(two).not.toBe(one)
    const rows = await desk.database.read((db) => db.selectFrom('sessions').select('did').orderBy('did').execute())
    expect([rows.map(({ did }) => did), await service.planOf(two)]).toEqual([['device-number-1', 'device-number-2'], 'pro'])
  })

  test('that asks several times at once takes one place, of the same license or another', async () => {
    const { service, file, issue, slots, lid } = await opened()
    const { session = null } = await service.verify(file, nobody)
    const other = await issue({ licensee: 'Ben' })
    await Promise.all(Array.from({ length: 5 }, () => service.verify(other, { ...nobody, session })))
    expect([await slots(lid), (await slots(idOf(other))).length]).toEqual([[], 1])
    await Promise.all(Array.from({ length: 5 }, () => service.verify(other, { ...nobody, label: 'Renamed', session })))
    expect(await slots(idOf(other))).toHaveLength(1)
  })

  test('ends with its license: given back, revoked, or removed from elsewhere', async () => {
    const { service, file, desk, lid, clock } = await opened()
    const ask = async () => ({ ...unknown, session: (await service.verify(file, unknown)).session ?? null })
    const [one, two, three] = [await ask(), await ask(), await ask()]
    expect((await service.deactivate(undefined, one)).session).toBeNull()
    expect(await service.planOf(one.session)).toBe('free')
    await service.deactivate(3, two)
    expect([await service.planOf(two.session), await service.planOf(three.session)]).toEqual(['pro', 'free'])
    await desk.database.write((db) => revokeLicense(db, lid, null, clock.now))
    expect(await service.planOf(two.session)).toBe('free')
  })

  test('is kept as a hash only', async () => {
    const { service, file, desk } = await opened()
    const { session } = await service.verify(file, unknown)
    const rows = await desk.database.read((db) => db.selectFrom('sessions').selectAll().execute())
    expect([rows.length, JSON.stringify(rows).includes(session ?? '?')]).toEqual([1, false])
  })
})
