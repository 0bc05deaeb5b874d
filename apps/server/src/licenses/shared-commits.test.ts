import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { openDatabase } from './database.ts'
import type { Db } from './schema.ts'
import { sharedCommits } from './shared-commits.ts'

const mark = (db: Db, name: string) => db.insertInto('marks').values({ name, at: 1 }).execute()

/** Tables, and what every transaction was made of: its works, by how many there were when it began to be committed. */
function opened() {
  const database = openDatabase(join(temporaryFolder(), 'desk.db'))
  onTestFinished(() => database.close())
  const commits: number[] = []
  const write = sharedCommits(async (work) => {
    const result = await database.write(work)
    commits.push(Array.isArray(result) ? result.length : 0)
    return result
  })
  const names = async () =>
    (await database.read((db) => db.selectFrom('marks').select('name').orderBy('name').execute())).map(({ name }) => name)
  return { write, commits, names }
}

test('concurrent writes wait for the disk once, in their order, and each has its own answer', async () => {
  const { write, commits, names } = opened()
  const order: number[] = []
  const asked = Array.from({ length: 5 }, (_, i) =>
    write(async (db) => {
      order.push(i)
      await mark(db, `${i}`)
      return i
    }),
  )
  expect(await Promise.all(asked)).toEqual([0, 1, 2, 3, 4])
  expect([commits, order, await names()]).toEqual([[5], [0, 1, 2, 3, 4], ['0', '1', '2', '3', '4']])
})

test('nobody fails for another’s fault: what fails is taken back alone', async () => {
  const { write, commits, names } = opened()
  const failing = write(async (db) => {
    await mark(db, 'not kept')
    throw new Error('mine')
  })
  const [first, second, third] = await Promise.allSettled([write((db) => mark(db, 'one')), failing, write((db) => mark(db, 'two'))])
  expect([first.status, second, third.status]).toEqual(['fulfilled', expect.objectContaining({ reason: new Error('mine') }), 'fulfilled'])
  expect([commits, await names()]).toEqual([
    [1, 1],
    ['one', 'two'],
  ])
})

test('more than are done together go one group after the other', async () => {
  const { write, commits, names } = opened()
  await Promise.all(Array.from({ length: 40 }, (_, i) => write((db) => mark(db, `${i}`))))
  expect([commits, (await names()).length]).toEqual([[32, 8], 40])
})
