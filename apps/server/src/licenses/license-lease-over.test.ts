import { expect, test } from 'vitest'
import { opened } from '#testing/askers.ts'
import { day } from '#testing/desks.ts'
import { revokeLicense } from './license-files.ts'

const facts = { is_pro: false, tier: 'free', features: [], licensee: 'Ana Sol' }

test('a lease that has ended asks for the file, and shows whose license it was and until when', async () => {
  const { activated, service, clock, lid } = await opened({ plan: 'annual' })
  const asker = await activated(1)
  clock.now += 30 * day
  const { answer, session } = await service.status({ ...asker, wantsSession: true })
  const expires = '2028-03-04T12:00:00.000Z'
  expect(answer).toMatchObject({ ...facts, state: 'pending_activation', reason: 'lease_expired', expires, license_id: lid })
  expect([answer.lease, answer.devices, session]).toEqual([undefined, undefined, undefined])
})

test('of a license that ended otherwise it learns how', async () => {
  const { activated, service, clock, desk, lid } = await opened({ plan: 'annual' })
  const [asker, removed] = [await activated(1), await activated(2)]
  await service.deactivate(2, asker)
  clock.now += 40 * day
  const status = async (who = asker) => (await service.status(who)).answer
  expect(await status(removed)).toMatchObject({ ...facts, state: 'device_removed', reason: 'device_removed' })
  const set = (state: 'suspended' | 'active') => desk.database.write((db) => db.updateTable('licenses').set({ state }).execute())
  await set('suspended')
  expect(await status()).toMatchObject({ ...facts, state: 'suspended', reason: 'license_suspended' })
  await set('active')
  clock.now += 400 * day
  expect(await status()).toMatchObject({ ...facts, state: 'expired', reason: 'license_expired', expires: '2028-03-04T12:00:00.000Z' })
  await desk.database.write((db) => revokeLicense(db, lid, null, clock.now))
  expect(await status()).toMatchObject({ ...facts, state: 'revoked', reason: 'license_revoked' })
})

test('of a license that is not known here it asks for the file', async () => {
  const { activated, state, clock, desk } = await opened()
  const asker = await activated(1)
  await desk.database.write(async (db) => {
    for (const table of ['sessions', 'devices', 'files', 'licenses'] as const) await db.deleteFrom(table).execute()
  })
  clock.now += 40 * day
  expect(await state(asker)).toEqual([false, 'pending_activation', 'lease_expired'])
})
