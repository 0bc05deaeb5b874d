import { Failure } from '@convostat/api'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#licenses/database.ts'
import { activate, mostDevices } from '#licenses/devices.ts'
import type { Db } from '#licenses/schema.ts'
import { noon } from './desks.ts'

/** Opens new, empty tables, or the same ones again as another process would. */
export interface Tables {
  open(): Promise<{ database: Database; again(): Promise<Database> }>
}

export const someLid = `lic_${'a'.repeat(26)}`
const someLicense = {
  lid: someLid,
  email: null,
  licensee: 'Ana',
  plan: 'monthly',
  features: '[]',
  state: 'active',
  reason: null,
  seq: 1,
  period_end: noon,
  expires: noon,
  created: noon,
} as const

const device = (slot: number, did = `device-${slot}`) => ({ lid: someLid, slot, did, label: '', first_seen: noon, last_seen: noon })
const put = (db: Db, slot: number, did?: string) => db.insertInto('devices').values(device(slot, did)).execute()
const putLicense = (db: Db) => db.insertInto('licenses').values(someLicense).execute()

/** What tables owe, wherever they are. */
export function databaseLaws(tables: Tables): void {
  async function opened() {
    const { database, again } = await tables.open()
    onTestFinished(() => database.close())
    return {
      ...database,
      async again() {
        const other = await again()
        onTestFinished(() => other.close())
        return other
      },
    }
  }

  test('a fourth device has no place, nor has one device two', async () => {
    const { write } = await opened()
    await write(async (db) => {
      await putLicense(db)
      for (const slot of [1, 2, 3]) await put(db, slot)
    })
    for (const [slot, did] of [
      [4, 'device-4'],
      [0, 'device-0'],
      [1, 'device-5'],
      [3, 'device-1'],
    ] as const) {
      await expect(write((db) => put(db, slot, did))).rejects.toMatchObject({ code: 'unavailable' })
    }
    expect(await write((db) => db.selectFrom('devices').select('slot').execute())).toHaveLength(3)
  })

  test('a device of no license, and a value of another type, have no place', async () => {
    const { write } = await opened()
    await expect(write((db) => put(db, 1))).rejects.toThrow(Failure)
    const wrong = { ...someLicense, seq: 'one' as never }
    await expect(write((db) => db.insertInto('licenses').values(wrong).execute())).rejects.toThrow(Failure)
  })

  test('what happened is added to, never changed or shortened', async () => {
    const { write, read } = await opened()
    await write((db) => db.insertInto('audit').values({ at: noon, what: 'issued', lid: someLid, detail: null }).execute())
    await expect(write((db) => db.updateTable('audit').set({ what: 'nothing' }).execute())).rejects.toThrow(Failure)
    await expect(write((db) => db.deleteFrom('audit').execute())).rejects.toThrow(Failure)
    expect(await read((db) => db.selectFrom('audit').select(['id', 'what']).execute())).toEqual([{ id: 1, what: 'issued' }])
  })

  test('C9: a mistake on the way takes back all of it, and the next one writes; what is read is what was written', async () => {
    const { write, read } = await opened()
    const failing = write(async (db) => {
      await putLicense(db)
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await read((db) => db.selectFrom('licenses').selectAll().execute())).toEqual([])
    await write(putLicense)
    const bare = {
      order_id: null,
      sub_id: null,
      customer_id: null,
      billing: null,
      cancel_at: null,
      first_paid_at: null,
      paid_invoices: 0,
      sync_gen: 0,
      applied_gen: 0,
      is_stopped: 0,
    }
    expect(await read((db) => db.selectFrom('licenses').selectAll().execute())).toEqual([{ ...someLicense, ...bare }])
  })

  test('writers of two processes come after each other: none reads what another is about to change', async () => {
    const one = await opened()
    const two = await one.again()
    await one.write(putLicense)
    const raise = (database: Database) =>
      database.write(async (db) => {
        const { sync_gen } = await db.selectFrom('licenses').select('sync_gen').executeTakeFirstOrThrow()
        await db
          .updateTable('licenses')
          .set({ sync_gen: sync_gen + 1 })
          .execute()
      })
    await Promise.all(Array.from({ length: 40 }, (_, i) => raise(i % 2 ? one : two)))
    expect(await one.read((db) => db.selectFrom('licenses').select('sync_gen').executeTakeFirst())).toEqual({ sync_gen: 40 })
  })

  test('L10: of twenty devices of two processes that come at once three get in', async () => {
    const one = await opened()
    const two = await one.again()
    await one.write(putLicense)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? one : two).write((db) => activate(db, { lid: someLid, did: `did-${i}`, label: null, replaceSlot: null, now: noon })),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostDevices)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Failure).code] : []))
    expect(new Set(refused)).toEqual(new Set(['device_limit']))
    expect(await one.read((db) => db.selectFrom('devices').select('slot').orderBy('slot').execute())).toEqual([
      { slot: 1 },
      { slot: 2 },
      { slot: 3 },
    ])
  })
}
