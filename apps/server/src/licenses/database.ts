import { closeSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '@convostat/api'
import { CannotStart } from '@convostat/installation/cannot-start'
import { noRoom } from '@convostat/installation/data-folder'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Libsql from 'libsql'
import { databaseLimits } from '#config/limits.ts'
import { type Dialect, migrationsFor } from './migrations.ts'
import type { Db, Tables } from './schema.ts'
import { sharedCommits } from './shared-commits.ts'

/** The tables: in a file of SQLite's for one machine, or on a Postgres that several share. Both behave the same. */
export interface Database {
  readonly dialect: Dialect
  /** Reads; what is one statement may also change something. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Everything that `work` writes, or nothing of it. Nobody else writes meanwhile, in this process or another. It shares its
   * commit with others that wait, and may be done again from its beginning: it leaves nothing but what it writes and returns.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** The sentence for what the database could not do: what caused its failure `unavailable`. It contains no values. */
  whyNot(error: Coded): string
  close(): Promise<void>
}

/** As what the databases throw is. */
export type Coded = Error & { code: string }

interface Claimable {
  forUpdate(): this
  skipLocked(): this
}

/**
 * For choosing rows that this very statement then changes, so that nobody else takes them, too: a call at the same
 * moment gets others, and does not wait. SQLite lets one statement write at a time, which is enough.
 */
export const untaken = <Q extends Claimable>(query: Q, { dialect }: Pick<Database, 'dialect'>): Q =>
  dialect === 'postgres' ? query.forUpdate().skipLocked() : query

const migrations = migrationsFor('sqlite')

/**
 * Opens the file, made if there is none, with its tables brought up to date. What is committed is on the disk: a process
 * that is killed, or a power cut, takes nothing of it. Throws CannotStart for a file of a newer version or that is none.
 */
export function openDatabase(path: string): Database {
  // Made by ourselves, so that only the server's user may ever read it; SQLite gives its log the same mode.
  closeSync(openSync(path, 'a', 0o600))
  const raw = opened(path)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(raw) }) })
  // One at a time tries, so that many who wait hold this process no longer than one does.
  const write = sharedCommits((work, since) =>
    patiently(() => db.connection().execute((connection) => transaction(connection, work)), since),
  )
  return {
    dialect: 'sqlite',
    whyNot: (error) => whyNot(error, path),
    read: (work) => patiently(() => work(db)).catch(refuse),
    write: (work) => write(work).catch(refuse),
    close: () => db.destroy(),
  }
}

/** Tries again while another process has locked the file. In between this one answers others, and its connection is free. */
async function patiently<T>(work: () => Promise<T>, since = performance.now()): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() - since >= databaseLimits.busyMilliseconds) throw error
      // Not in step with others who wait.
      await sleep(databaseLimits.heldMilliseconds * (0.5 + Math.random()))
    }
  }
}

async function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  // Not when the first row is written: two that have both read would then be in each other's way.
  await sql`begin immediate`.execute(db)
  try {
    const result = await work(db)
    await sql`commit`.execute(db)
    return result
  } catch (error) {
    // On a full disk SQLite has taken it back itself.
    await sql`rollback`.execute(db).catch(() => undefined)
    throw error
  }
}

/** A disk that is full, or a file that is locked for too long: a later try may succeed. */
function refuse(error: unknown): never {
  if (isSqliteError(error)) throw new Failure('unavailable', { retryAfter: 5, cause: error })
  throw error
}

const isSqliteError = (error: unknown): error is Coded => error instanceof Error && error.name === 'SqliteError'
const isBusy = (error: unknown): boolean => isSqliteError(error) && error.code.startsWith('SQLITE_BUSY')

function opened(path: string): Libsql.Database {
  try {
    const raw = new Libsql(path)
    raw.exec(`pragma busy_timeout = ${databaseLimits.busyMilliseconds}`)
    useLog(raw)
    raw.exec('pragma synchronous = full')
    raw.exec('pragma foreign_keys = on')
    migrate(raw)
    raw.exec(`pragma busy_timeout = ${databaseLimits.heldMilliseconds}`)
    return raw
  } catch (error) {
    if (!isSqliteError(error)) throw error
    throw new CannotStart(whyNot(error, path), { cause: error })
  }
}

/** The sentence for what SQLite could not do. Its own words contain no values. */
export function whyNot({ code, message }: Pick<Coded, 'code' | 'message'>, path: string): string {
  if (code.startsWith('SQLITE_FULL')) return noRoom(path, code)
  if (code.startsWith('SQLITE_BUSY')) return `${path} is held by another program. Try again when that has ended.`
  // A disk may be too full even for what SQLite needs to tell that.
  const room = code.startsWith('SQLITE_IOERR') ? ' Is there room left on its disk?' : ''
  return `${path} cannot be used as a database: ${message}.${room}`
}

/** SQLite does not wait where two switch to the log at once. */
function useLog(raw: Libsql.Database): void {
  for (let waited = 0; ; waited += 20) {
    try {
      raw.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (!isBusy(error) || waited >= databaseLimits.busyMilliseconds) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}

function migrate(raw: Libsql.Database): void {
  while (versionOf(raw) < migrations.length) {
    raw.exec('begin immediate')
    try {
      // Another process may have been quicker.
      const version = versionOf(raw)
      if (version < migrations.length) raw.exec(`${migrations[version]}; pragma user_version = ${version + 1}`)
      raw.exec('commit')
    } catch (error) {
      // On a full disk SQLite has taken it back itself.
      if (raw.inTransaction) raw.exec('rollback')
      throw error
    }
  }
  if (versionOf(raw) > migrations.length) {
    raw.close()
    throw new CannotStart(newerVersion)
  }
}

export const newerVersion = 'The licenses were last used by a newer version of ConvoStat, which this one cannot read. Start the newer one.'

const versionOf = (raw: Libsql.Database): number => Number(raw.prepare('pragma user_version').raw().all().flat()[0])

/** Kysely prepares each statement again; there are only a few dozen, each asked thousands of times. */
function preparedOnce(raw: Libsql.Database) {
  const statements = new Map<string, ReturnType<typeof adapted>>()
  const adapted = (text: string) => {
    const statement = raw.prepare<unknown[]>(text)
    return {
      reader: statement.reader,
      all: (parameters: readonly unknown[]) => statement.all(parameters),
      run: (parameters: readonly unknown[]) => statement.run(parameters),
      iterate: (parameters: readonly unknown[]) => statement.iterate(parameters),
    }
  }
  return {
    prepare(text: string) {
      const statement = statements.get(text) ?? adapted(text)
      statements.set(text, statement)
      return statement
    },
    close: () => void raw.close(),
  }
}
