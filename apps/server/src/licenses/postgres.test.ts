// In one zone: tables and locks; times are kept as seconds.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { CannotStart } from '@convostat/installation/cannot-start'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { queueMail } from '#email/outbox.ts'
import type { Post } from '#email/transport.ts'
import { mailWorker } from '#email/worker.ts'
import { databaseLaws, type Tables } from '#testing/database-laws.ts'
import { noon } from '#testing/desks.ts'
import { fulfilmentLaws } from '#testing/fulfilment-laws/index.ts'
import { type PostgresServer, postgresServer } from '#testing/postgres-server.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { openDatabase } from './database.ts'
import { openPostgres } from './postgres.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await postgresServer()
})
afterAll(() => server.close())

const tables: Tables = {
  async open() {
    const url = await server.schema()
    return { database: await openPostgres(url), again: () => openPostgres(url) }
  },
}

describe('the tables', () => databaseLaws(tables))
describe('fulfilment', () => fulfilmentLaws(tables, { rounds: 4, duplicates: 200, buyers: 1 }))

async function opened() {
  const url = await server.schema()
  const database = await openPostgres(url)
  onTestFinished(() => database.close())
  return { url, database }
}

test('both databases have the same tables with the same columns, and refuse the same nulls', async () => {
  const { database } = await opened()
  const theirs = await database.read((db) =>
    sql<{ name: string }>`select table_name || '.' || column_name || ' ' || is_nullable as name from information_schema.columns
      where table_schema = current_schema() and table_name <> 'convostat_version' order by 1`.execute(db),
  )
  const file = openDatabase(join(temporaryFolder(), 'desk.db'))
  onTestFinished(() => file.close())
  const ours = await file.read((db) =>
    sql<{ name: string }>`select t.name || '.' || c.name || ' ' || iif(c."notnull" or c.pk, 'NO', 'YES') as name
      from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite_%' order by 1`.execute(db),
  )
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name).sort()
  expect(names(theirs.rows)).toEqual(names(ours.rows))
  expect(theirs.rows.length).toBeGreaterThan(50)
})

test('C15: two that start at once make the tables once; one that is killed on the way leaves none by halves', async () => {
  const url = await server.schema()
  const halfway = new pg.Client({ connectionString: url })
  halfway.on('error', () => undefined)
  await halfway.connect()
  await halfway.query('begin; create table convostat_version (version integer not null); create table licenses (lid text)')
  const { rows } = await halfway.query<{ pid: number }>('select pg_backend_pid() as pid')
  const starting = [openPostgres(url), openPostgres(url)]
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('select pg_terminate_backend($1)', [rows[0].pid])
  await admin.end()
  for (const database of await Promise.all(starting)) {
    expect(await database.read((db) => db.selectFrom('outbox').selectAll().execute())).toEqual([])
    await database.close()
  }
})

test('tables of a newer version are left alone', async () => {
  const { url, database } = await opened()
  await database.read((db) => sql`update convostat_version set version = 99`.execute(db))
  await expect(openPostgres(url)).rejects.toThrow(CannotStart)
  await expect(openPostgres(url)).rejects.toThrow('a newer version of ConvoStat')
})

test('what keeps it from being opened is a sentence, without the password', async () => {
  const secret = randomBytes(8).toString('hex')
  for (const [url, sentence] of [
    [server.url('nothing_here'), /has no database "nothing_here" \(3D000\)\. Create it,/],
    [`postgres://ana:${secret}@127.0.0.1:1/chats`, /at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\)\. Is it running,/],
    [`postgres:///chats?host=/nowhere&user=ana&password=${secret}`, /at \/nowhere cannot be reached \(ENOENT\)/],
    [
      `${server.url('postgres').replace('user=convostat', 'user=nobody_here')}&password=${secret}`,
      /does not take the user and password of DATABASE_URL \(28000\)/,
    ],
  ] as const) {
    const error = await openPostgres(url).then(
      () => null,
      (error: Error) => error,
    )
    expect(error).toBeInstanceOf(CannotStart)
    expect(error?.message).toMatch(sentence)
    expect(error?.message).not.toContain(secret)
  }
})

test('a writer that cannot get the lock is asked to retry, with the reason; reading continues', async () => {
  const { url, database } = await opened()
  const other = await openPostgres(url)
  onTestFinished(() => other.close())
  let letGo = () => {}
  let held = Promise.resolve()
  await new Promise<void>((isHeld) => {
    held = other.write(
      () =>
        new Promise<void>((resolve) => {
          letGo = resolve
          isHeld()
        }),
    )
  })
  const refused = await database.write((db) => db.selectFrom('marks').selectAll().execute()).catch((error: unknown) => error)
  expect(refused).toMatchObject({ code: 'unavailable', retryAfter: 5, cause: { code: '55P03' } })
  expect(database.whyNot((refused as { cause: Error & { code: string } }).cause)).toBe(
    "The database is busy with somebody else's writing (55P03). Try again later.",
  )
  expect(await database.read((db) => db.selectFrom('marks').selectAll().execute())).toEqual([])
  letGo()
  await held
  await database.write((db) => db.insertInto('marks').values({ name: 'later', at: 1 }).execute())
})

test('a connection that breaks costs one answer, no more', async () => {
  const { url, database } = await opened()
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await database.read((db) => db.selectFrom('marks').selectAll().execute())
  const broken = database.write(async (db) => {
    await db.insertInto('marks').values({ name: 'lost', at: 1 }).execute()
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'convostat'")
    await db.insertInto('marks').values({ name: 'lost too', at: 1 }).execute()
  })
  await expect(broken).rejects.toMatchObject({ code: 'unavailable' })
  await admin.end()
  await database.write((db) => db.insertInto('marks').values({ name: 'kept', at: 1 }).execute())
  expect(await database.read((db) => db.selectFrom('marks').select('name').execute())).toEqual([{ name: 'kept' }])
})

test('two processes send each mail that was left once, and what was not taken again as the same bytes', async () => {
  const { url, database } = await opened()
  const other = await openPostgres(url)
  onTestFinished(() => other.close())
  const count = 12
  await database.write(async (db) => {
    for (let i = 0; i < count; i++) {
      const order = { id: `ord_${i}`, plan: 'monthly', state: 'failed', email: `buyer-${i}@example.com`, created: noon } as const
      await db.insertInto('orders').values(order).execute()
      await queueMail(db, { kind: 'payment_failed', about: { orderId: order.id }, seq: 1, now: noon })
    }
  })
  let now = noon
  const tries = new Map<string, string[]>()
  const deliver: Post['deliver'] = async ({ row, message }) => {
    const before = tries.get(row.id) ?? []
    tries.set(row.id, [...before, message])
    if (before.length === 0) throw new Error('not now')
  }
  const from = { name: 'ConvoStat', address: 'pro@example.com' }
  const workers = [database, other].map((each) =>
    mailWorker({
      database: each,
      post: { deliver, close: () => undefined },
      from,
      support: null,
      home: () => 'http://localhost',
      isSandbox: false,
      now: () => now,
      log: () => undefined,
    }),
  )
  const settled = () => Promise.all(workers.map((worker) => worker.settled()))
  await settled()
  now += 61
  for (const worker of workers) worker.wake()
  await settled()
  await Promise.all(workers.map((worker) => worker.close()))
  const unsent = await database.read((db) => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute())
  expect([unsent, tries.size]).toEqual([[], count])
  for (const [first, ...again] of tries.values()) expect(again).toEqual([first])
})
