// In one zone: kills; what a sale keeps and says without one is proven in fulfilment.test.ts.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Libsql from 'libsql'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#licenses/database.ts'
import { migrationsFor } from '#licenses/migrations.ts'
import { builtScript } from '#testing/built-thread.ts'
import { day, noon } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import type { CrashPoint } from '#testing/selling-process.ts'
import { providerOnPort, sellingProcess } from '#testing/selling-processes.ts'

// The crash points of fulfilment, each with a process that is killed by -9 there. C7 and C8 are tested with the mail worker.

let script = ''
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-selling-'))
  script = await builtScript(folder, 'testing/selling-process.ts')
  return () => rmSync(folder, { recursive: true })
})

const ana = { email: 'ana@example.com', name: 'Ana Sol' }

/** A provider, tables in a file, and processes that sell. */
async function town() {
  const provider = await providerOnPort(noon)
  onTestFinished(provider.close)
  const path = join(temporaryFolder(), 'desk.db')
  const { standIn } = provider
  const told = new Set<string>()

  async function seller(dies?: CrashPoint, database = path) {
    const process = await sellingProcess(script, database, provider, dies)
    onTestFinished(process.kill)
    return {
      ...process,
      /** All events that nobody took yet, one after another. */
      async tellAll() {
        for (const { id } of standIn.events()) {
          if (told.has(id)) continue
          await process.tell(id)
          told.add(id)
        }
      },
    }
  }
  type Seller = Awaited<ReturnType<typeof seller>>
  const buy = async (seller: Seller, requestKey = 'wish-number-one') => {
    const { checkout_url } = await seller.ask<{ checkout_url: string }>({ do: 'buy', requestKey })
    return checkout_url.split('/').at(-1) ?? ''
  }
  return {
    standIn,
    path,
    seller,
    buy,
    /** The session of someone who has paid. */
    async bought(seller: Seller) {
      const sessionId = await buy(seller)
      await standIn.pay(sessionId, ana)
      return sessionId
    },
    /** What is kept, read by nobody who sells. */
    async kept(of = path) {
      const { read, close } = openDatabase(of)
      const [licenses, files, mails, orders, undone] = await Promise.all([
        read((db) => db.selectFrom('licenses').select(['lid', 'billing', 'seq']).execute()),
        read((db) => db.selectFrom('files').select(['lid', 'seq', 'sha256']).orderBy('seq').execute()),
        read((db) => db.selectFrom('outbox').select('kind').orderBy('kind').execute()),
        read((db) => db.selectFrom('orders').select(['state', 'session_id']).execute()),
        read((db) => db.selectFrom('events').select('id').where('done', '=', 0).execute()),
      ])
      await close()
      return { licenses, files, mails: mails.map(({ kind }) => kind), orders, undone: undone.length }
    },
  }
}

const whole = { licenses: [{ billing: 'active', seq: 1 }], mails: ['issued'], undone: 0 }

test('C1: killed with an order that the provider knows nothing of: who asks again has one session, and one order', async () => {
  const { seller, buy, standIn, kept } = await town()
  await expect(buy(await seller('before checkout'))).rejects.toThrow('killed')
  expect(Object.keys(standIn.state.sessions)).toEqual([])
  expect((await kept()).orders).toEqual([{ state: 'new', session_id: null }])
  const session = await buy(await seller())
  expect((await kept()).orders).toEqual([{ state: 'open', session_id: session }])
  expect(Object.keys(standIn.state.sessions)).toEqual([session])
})

test('C2: killed when the provider had made the session: who asks again has that one', async () => {
  const { seller, buy, standIn, kept } = await town()
  await expect(buy(await seller('after checkout'))).rejects.toThrow('killed')
  const [made] = Object.keys(standIn.state.sessions)
  expect(await buy(await seller())).toBe(made)
  expect(Object.keys(standIn.state.sessions)).toEqual([made])
  expect((await kept()).orders).toEqual([{ state: 'open', session_id: made }])
})

test('C3: killed during a payment whose buyer does not return: the next start is notified of it, and makes the license', async () => {
  const { seller, buy, standIn, kept } = await town()
  const first = await seller()
  const session = await buy(first)
  await first.kill()
  await standIn.pay(session, ana)
  await (await seller()).tellAll()
  await vi.waitFor(async () => expect(await kept()).toMatchObject(whole))
})

test.each([
  ['C4: killed before the commit', 'before commit', 0],
  ['C5: killed after the commit, before anybody was told', 'after commit', 1],
] as const)('%s: one license, one mail, and the page has its file', async (_, point, licenses) => {
  const { seller, bought, standIn, kept } = await town()
  const first = await seller(point)
  const sessionId = await bought(first)
  await expect(first.ask({ do: 'page', sessionId })).rejects.toThrow('killed')
  expect((await kept()).licenses).toHaveLength(licenses)
  const second = await seller()
  await second.tellAll()
  expect(await second.ask({ do: 'page', sessionId })).toMatchObject({ status: 'success' })
  await vi.waitFor(async () => expect(await kept()).toMatchObject(whole))
  await standIn.advance(61)
  expect(await second.ask({ do: 'sweep' })).toBe(0)
  expect(await kept()).toMatchObject(whole)
})

test('C6: of two processes that make a license at once one is killed: the same bytes for all', async () => {
  const { seller, bought, kept } = await town()
  const [one, two] = [await seller('after commit'), await seller()]
  const sessionId = await bought(two)
  const asked = [one, two, two].map((process) => process.ask<{ license_data: object }>({ do: 'page', sessionId }).catch(() => null))
  const answers = (await Promise.all(asked)).filter((answer) => answer !== null)
  expect(answers.length).toBeGreaterThanOrEqual(2)
  expect(new Set(answers.map((answer) => JSON.stringify(answer.license_data))).size).toBe(1)
  expect(await kept()).toMatchObject({ ...whole, files: [{ seq: 1 }] })
})

test('C9: where the disk is full nothing is kept by halves, and callers are asked to retry', async () => {
  const { seller, bought, kept, path } = await town()
  const process = await seller()
  const sessionId = await bought(process)
  // The last row of all that are written for a license.
  const raw = new Libsql(path)
  raw.exec(`create trigger full before insert on outbox begin select raise(abort, 'full'); end`)
  await expect(process.ask({ do: 'page', sessionId })).rejects.toThrow('unavailable')
  expect(await kept()).toMatchObject({ licenses: [], files: [], mails: [], orders: [{ state: 'open' }] })
  raw.exec('drop trigger full')
  raw.close()
  expect(await process.ask({ do: 'page', sessionId })).toMatchObject({ status: 'success' })
  expect(await kept()).toMatchObject({ ...whole, files: [{ seq: 1 }] })
})

test('C10: dead for four days: what was paid and what ended meanwhile is found at the next start', async () => {
  const { seller, bought, buy, standIn, kept } = await town()
  const first = await seller()
  await bought(first)
  await first.tellAll()
  await vi.waitFor(async () => expect(await kept()).toMatchObject(whole))
  const session = await buy(first, 'wish-number-two')
  await first.kill()
  await standIn.pay(session, ana)
  const [subscription] = Object.keys(standIn.state.subscriptions)
  await standIn.cancelNow(subscription)
  await standIn.advance(4 * day)
  // No more events come.
  expect(await (await seller()).ask({ do: 'reconcile' })).toMatchObject({ made: 1, failed: 0 })
  const { licenses, mails } = await kept()
  expect(licenses.map(({ billing }) => billing).sort()).toEqual(['active', 'ended'])
  expect(mails).toEqual(['ended', 'issued', 'issued'])
})

test('C12: killed, and put back from a backup of before the last purchase: its file is made again, byte for byte', async () => {
  const { seller, bought, buy, standIn, path, kept } = await town()
  const first = await seller()
  await bought(first)
  await first.tellAll()
  await vi.waitFor(async () => expect((await kept()).undone).toBe(0))
  const backup = join(temporaryFolder(), 'backup.db')
  const { read, close } = openDatabase(path)
  await read((db) => sql`vacuum into ${sql.lit(backup)}`.execute(db))
  await close()
  await standIn.pay(await buy(first, 'wish-number-two'), ana)
  await standIn.advance(40 * day)
  await first.tellAll()
  await vi.waitFor(async () => expect((await kept()).licenses.map(({ seq }) => seq)).toEqual([2, 2]))
  const held = (await kept()).files
  await first.kill()
  for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) rmSync(path + end)
  copyFileSync(backup, path)
  expect((await kept()).licenses).toHaveLength(1)
  await (await seller()).ask({ do: 'reconcile' })
  const { files, licenses } = await kept()
  expect(licenses.map(({ seq }) => seq)).toEqual([2, 2])
  // The newest of each is what its holder has; what it took the place of counts no more.
  expect(files.filter(({ seq }) => seq === 2).sort()).toEqual(held.filter(({ seq }) => seq === 2).sort())
})

test('C13: paid back while the license is being made by one that is killed right after: it does not count', async () => {
  const { seller, bought, standIn, kept } = await town()
  const first = await seller('after commit')
  const sessionId = await bought(first)
  await expect(first.ask({ do: 'page', sessionId })).rejects.toThrow('killed')
  const [subscription] = Object.keys(standIn.state.subscriptions)
  await standIn.refund(subscription)
  // No event of it comes either; the order is looked at again automatically.
  await standIn.advance(61)
  const second = await seller()
  expect(await second.ask({ do: 'sweep' })).toBe(0)
  expect(await kept()).toMatchObject({ licenses: [{ billing: 'refunded' }], mails: ['issued', 'refunded'] })
})

test.each([
  ['the provider sends it again', false],
  ['a minute later the sweeper finds it', true],
])('C14: killed with an event that was kept and not worked off: %s', async (_, isSwept) => {
  const { seller, bought, standIn, kept } = await town()
  const first = await seller('after receipt')
  await bought(first)
  const completed = standIn.events().find(({ type }) => type === 'checkout.session.completed')?.id ?? ''
  await expect(first.tell(completed)).rejects.toThrow('killed')
  expect(await kept()).toMatchObject({ licenses: [], undone: 1 })
  const second = await seller()
  if (isSwept) {
    await standIn.advance(60)
    expect(await second.ask({ do: 'sweep' })).toBe(0)
  } else await second.tell(completed)
  await vi.waitFor(async () => expect(await kept()).toMatchObject(whole))
})

test('C15: killed while the tables of the version before are brought up to date: they are whole, and the next start does it', async () => {
  const { path } = await town()
  const raw = new Libsql(path)
  raw.exec(`${migrationsFor('sqlite')[0]}; pragma user_version = 1; pragma journal_mode = wal`)
  // So many that the new tables' indexes do not wait for the commit to be written.
  const count = 20_000
  raw.exec(`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    insert into licenses select 'lic_' || i, 'somebody.with.a.long.address.' || i || '@mail.example.com', 'Ana', 'monthly', '[]', 'active', null, 1, 1, 1, 1 from n`)
  raw.close()
  const { job, close } = await providerOnPort(noon)
  onTestFinished(close)
  const child = fork(script, [JSON.stringify(job(path))], { stdio: 'ignore' })
  const over = once(child, 'exit')
  const log = `${path}-wal`
  let isOver = false
  void over.then(() => (isOver = true))
  while (!isOver && (!existsSync(log) || statSync(log).size < 100_000)) await new Promise((resolve) => setImmediate(resolve))
  child.kill('SIGKILL')
  await over
  const { read, write, close: closed } = openDatabase(path)
  expect(
    await read((db) =>
      db
        .selectFrom('licenses')
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirst(),
    ),
  ).toEqual({ count })
  await write((db) => db.insertInto('marks').values({ name: 'after', at: noon }).execute())
  await closed()
})
