import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { device, nobody, opened } from '#testing/askers.ts'
import { hour, minute } from '#testing/desks.ts'
import { logged } from '#testing/servers.ts'
import type { Database } from './database.ts'

/** Nothing can be written to these tables until it is repaired. */
async function filled({ read }: Database, tables: readonly string[]) {
  const causes = tables.flatMap((table) => ['insert', 'update', 'delete'].map((what) => ({ table, what, name: `full_${table}_${what}` })))
  for (const { table, what, name } of causes)
    await read((db) =>
      sql`create trigger ${sql.id(name)} before ${sql.raw(what)} on ${sql.table(table)} begin select raise(abort, 'full'); end`.execute(db),
    )
  return async () => {
    for (const { name } of causes) await read((db) => sql`drop trigger ${sql.id(name)}`.execute(db))
  }
}

test('C9: a full disk takes Pro from nobody who has it; that is logged once, without the question', async () => {
  const log = logged()
  const { activated, service, file, clock, desk, lid } = await opened()
  const asker = await activated(1)
  const { session = null } = await service.verify(file, nobody)
  const mended = await filled(desk.database, ['devices', 'sessions', 'audit'])
  clock.now += hour - minute
  expect(await service.planOf(session)).toBe('pro')
  expect((await service.status({ ...nobody, session })).answer.is_pro).toBe(true)
  for (const wait of [0, 2 * minute]) {
    clock.now += wait
    expect((await service.status({ ...asker, wantsSession: true })).answer).toMatchObject({ is_pro: true, state: 'active' })
  }
  expect(log.mock.calls).toEqual([['not written down who was seen: SQLITE_CONSTRAINT_TRIGGER']])
  expect(JSON.stringify(log.mock.calls)).not.toContain(lid)
  const again = await service.verify(file, device(1))
  expect([again.answer.license.is_pro, again.session]).toEqual([true, undefined])
  await expect(service.verify(file, device(2))).rejects.toMatchObject({ code: 'unavailable' })
  await mended()
  expect((await service.status({ ...asker, wantsSession: true })).answer.is_pro).toBe(true)
  const seen = await desk.database.read((db) => db.selectFrom('devices').select('last_seen').where('slot', '=', 1).execute())
  expect(seen).toEqual([{ last_seen: clock.now }])
  await filled(desk.database, ['devices'])
  clock.now += hour
  await service.status(asker)
  expect(log).toHaveBeenCalledTimes(2)
})
