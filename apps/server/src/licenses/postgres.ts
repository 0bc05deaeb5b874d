import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@convostat/api'
import { CannotStart } from '@convostat/installation/cannot-start'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import pg from 'pg'
import { databaseLimits } from '#config/limits.ts'
import { type Coded, type Database, newerVersion } from './database.ts'
import { migrationsFor } from './migrations.ts'
import type { Db, Tables } from './schema.ts'
import { sharedCommits } from './shared-commits.ts'

/** Names the lock that a writer holds until its commit. */
const writersLock = 5_264_747_001

const migrations = migrationsFor('postgres')

/**
 * Opens a Postgres database, with its tables brought up to date. Throws CannotStart where it cannot be reached or used; the
 * sentence never contains the password.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'convostat',
    max: 10,
    connectionTimeoutMillis: databaseLimits.connectMilliseconds,
    types: { getTypeParser },
  })
  // A connection that breaks is replaced by the next one; its user is notified of it from the statement.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: coded(pool) }) })
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw isTrouble(error) ? new CannotStart(whyNoStart(error, url), { cause: error }) : error
  }
  // One at a time of this process waits for the lock, so that there are connections left to read with.
  const write = sharedCommits((work) => patiently(() => transaction(db, work)))
  return {
    dialect: 'postgres',
    whyNot,
    read: (work) => patiently(() => work(db)).catch(refuse),
    write: (work) => write(work).catch(refuse),
    close: () => db.destroy(),
  }
}

/**
 * One writes at a time, as with SQLite: what a write reads, nobody changes before its commit. Each statement sees what was
 * committed before it, so what is read after waiting for the lock is never old.
 */
const transaction = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (transaction) => {
      await sql`select set_config('synchronous_commit', 'on', true), set_config('lock_timeout', ${`${databaseLimits.lockSeconds}s`}, true),
        pg_advisory_xact_lock(${writersLock})`.execute(transaction)
      return work(transaction)
    })

/** Tries again what failed only because of another who was there at the same moment. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isTrouble(error) || !passing.has(error.code) || tries === databaseLimits.tries) throw error
      // Not in step with others who wait.
      await sleep(10 * tries * (0.5 + Math.random()))
    }
  }
}

/** Serialization failure, deadlock, a key that another has just taken. */
const passing = new Set(['40001', '40P01', '23505'])

/** Anything that keeps the database from answering: a later try may succeed. */
function refuse(error: unknown): never {
  if (isTrouble(error)) throw new Failure('unavailable', { retryAfter: 5, cause: error })
  throw error
}

/** What went wrong between us and the database, by Postgres' code or the system's. Its words may contain values and are not kept. */
class Trouble extends Error implements Coded {
  readonly code: string
  constructor(cause: Error & { code?: unknown }) {
    const code = typeof cause.code === 'string' ? cause.code : 'connection'
    super(`Postgres: ${code}`)
    this.code = code
  }
}

const isTrouble = (error: unknown): error is Trouble => error instanceof Trouble

async function orTrouble<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new Trouble(error as Error)
  }
}

/** Separates what the database and the connection throw from mistakes of ours. */
const coded = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await orTrouble(pool.connect())
    const query = (text: string, values: readonly unknown[]) => orTrouble(client.query(text, [...values]))
    // Kysely asks for rows at once, never by a cursor.
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() }
  },
  end: () => pool.end(),
})

/** Whole numbers of 64 bits, and sums of them, are numbers: no time or count of ours comes near 2^53. */
const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC ? Number : pg.types.getTypeParser(oid, format)

async function migrate(db: Kysely<Tables>): Promise<void> {
  await transaction(db, async (db) => {
    await sql`create table if not exists convostat_version (version integer not null)`.execute(db)
    const found = await sql<{ version: number }>`select version from convostat_version`.execute(db)
    const version = found.rows[0]?.version ?? 0
    if (version > migrations.length) throw new CannotStart(newerVersion)
    for (const migration of migrations.slice(version)) await sql.raw(migration).execute(db)
    if (found.rows.length === 0) await sql`insert into convostat_version values (${migrations.length})`.execute(db)
    else await sql`update convostat_version set version = ${migrations.length}`.execute(db)
  })
}

const whyNot = ({ code }: Pick<Coded, 'code'>): string =>
  code === '55P03' || code === '57014'
    ? `The database is busy with somebody else's writing (${code}). Try again later.`
    : `The database could not do that (${code}).`

function whyNoStart({ code }: Coded, url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  const where = host || searchParams.get('host') || 'localhost'
  const name = decodeURIComponent(pathname.slice(1))
  if (code === '28P01' || code === '28000') return `The database at ${where} does not take the user and password of DATABASE_URL (${code}).`
  if (code === '3D000') return `The database at ${where} has no database "${name}" (${code}). Create it, or name another in DATABASE_URL.`
  if (code === '42501') return `The user of DATABASE_URL may not make tables in "${name}" at ${where} (${code}).`
  if (/^(?=.*\d)[0-9A-Z]{5}$/.test(code)) return `The database "${name}" at ${where} cannot be used (${code}).`
  return `The database at ${where} cannot be reached (${code}). Is it running, and is DATABASE_URL right?`
}
