// In one zone: locks, kills and full disks; what is kept is numbers and texts.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '@convostat/installation/cannot-start'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLimits } from '#config/limits.ts'
import { builtScript } from '#testing/built-thread.ts'
import { databaseLaws, someLid } from '#testing/database-laws.ts'
import { noon } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { openDatabase, whyNot } from './database.ts'

const lid = someLid

function open(path = join(temporaryFolder(), 'desk.db')) {
  const database = openDatabase(path)
  onTestFinished(() => database.close())
  return { ...database, path }
}

databaseLaws({
  async open() {
    const path = join(temporaryFolder(), 'desk.db')
    return { database: openDatabase(path), again: async () => openDatabase(path) }
  },
})

test('only its own user may read the file, and it waits until all is on the disk', () => {
  const { path } = open()
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(`${path}-wal`).mode & 0o777).toBe(0o600)
})

/** Another program that writes, until it is let go. */
function held(path: string) {
  const raw = new Libsql(path)
  raw.exec('begin immediate')
  onTestFinished(() => void raw.close())
  return () => raw.exec('commit')
}

test('while another program writes, writers wait and everything else continues', async () => {
  const { path, read, write } = open()
  const letGo = held(path)
  const writing = Promise.all(
    [1, 2, 3, 4].map((n) =>
      write((db) =>
        db
          .insertInto('audit')
          .values({ at: noon, what: `${n}`, lid, detail: null })
          .execute(),
      ),
    ),
  )
  // By itself SQLite waits for seconds, nobody is answered meanwhile, and the writers are refused before all has been read.
  for (let i = 0; i < 20; i++) {
    expect(await read((db) => db.selectFrom('audit').selectAll().execute())).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  letGo()
  await writing
  const rows = await read((db) => db.selectFrom('audit').select('what').orderBy('id').execute())
  expect(rows.map(({ what }) => what)).toEqual(['1', '2', '3', '4'])
})

test('a call that has waited in vain fails with a retry, and the next one writes', async () => {
  const { path, write } = open()
  const letGo = held(path)
  const add = () => write((db) => db.insertInto('audit').values({ at: noon, what: 'issued', lid, detail: null }).execute())
  const began = performance.now()
  const waited: number[] = []
  const outcomes = await Promise.allSettled([add(), add()].map((each) => each.finally(() => waited.push(performance.now() - began))))
  // As long as is said, and both at the same time: one after the other, the second would wait for twice as long.
  expect(Math.min(...waited)).toBeGreaterThanOrEqual(databaseLimits.busyMilliseconds - 100)
  expect(Math.abs(waited[1] - waited[0])).toBeLessThan(databaseLimits.busyMilliseconds / 2)
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'unavailable', retryAfter: 5 } })
  letGo()
  await add()
})

test('what SQLite could not do is a sentence', () => {
  expect(whyNot({ code: 'SQLITE_FULL', message: 'database or disk is full' }, '/data')).toBe(
    'There is no room left on the disk for /data (SQLITE_FULL). Free some, or set CONVOSTAT_DATA to a folder on another disk.',
  )
  expect(whyNot({ code: 'SQLITE_BUSY', message: 'database is locked' }, '/data')).toMatch(/^\/data is held by another program\./)
})

test('a file of a newer version is left alone', async () => {
  const { path, close } = open()
  await close()
  const raw = new Libsql(path)
  raw.exec('pragma user_version = 99')
  raw.close()
  expect(() => openDatabase(path)).toThrow(CannotStart)
  expect(() => openDatabase(path)).toThrow('a newer version of ConvoStat')
})

test('C15: a start that was killed between making the file and its tables is finished by the next', () => {
  const path = join(temporaryFolder(), 'desk.db')
  writeFileSync(path, '')
  expect(() => open(path)).not.toThrow()
  expect(() => open(path)).not.toThrow()
})

test('a file that is not a database is reported, not replaced', () => {
  const path = join(temporaryFolder(), 'desk.db')
  writeFileSync(path, 'x'.repeat(4096))
  expect(() => openDatabase(path)).toThrow(CannotStart)
  expect(statSync(path).size).toBe(4096)
})

const kills = 12

test(`killed ${kills} times in the middle of writing: everything reported as kept is there, and nothing by halves`, async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'desk.db')
  const script = await builtScript(temporaryFolder(), 'testing/writer.ts')
  const acknowledged: string[] = []
  for (let i = 0; i < kills; i++) {
    const before = acknowledged.length
    const child: ChildProcess = fork(script, [path, `${i}`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const over = once(child, 'exit')
    await new Promise<void>((resolve) => {
      child.on('message', (written: string) => {
        acknowledged.push(written)
        // At another moment of a transaction each time.
        if (acknowledged.length - before === 5 + i) setTimeout(resolve, i % 4)
      })
    })
    child.kill('SIGKILL')
    await over
  }
  // As a power cut leaves it: the file and its log, copied without a word.
  const copy = join(folder, 'copy.db')
  for (const end of ['', '-wal']) if (existsSync(path + end)) copyFileSync(path + end, copy + end)
  const { read } = open(copy)
  const licenses = await read((db) => db.selectFrom('licenses').select('lid').execute())
  const files = await read((db) => db.selectFrom('files').select('lid').execute())
  const audit = await read((db) => db.selectFrom('audit').select('lid').execute())
  const ids = licenses.map((row) => row.lid).sort()
  expect(ids).toEqual(expect.arrayContaining(acknowledged))
  // The last one of each may have been kept before it could be said.
  expect(ids.length).toBeLessThanOrEqual(acknowledged.length + kills)
  expect(files.map((row) => row.lid).sort()).toEqual(ids)
  expect(audit.map((row) => row.lid).sort()).toEqual(ids)
})
