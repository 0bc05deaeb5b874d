// In one zone: what is kept is numbers and texts.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { openLicense, readLicense, readTrust } from '@convostat/license'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { desk } from '#testing/desks.ts'
import { temporaryFolder } from '#testing/published-folder.ts'

const fixtures = 'fixtures/version-1.0'

/** The data folder that version 1.0 (commit fa63b002) left: one license, activated on one device. */
function folder10(): string {
  const folder = temporaryFolder()
  cpSync(`${fixtures}/data`, folder, { recursive: true })
  writeFileSync(join(folder, 'license', 'desk.db'), gunzipSync(readFileSync(`${fixtures}/data/license/desk.db.gz`)))
  return folder
}

/** Every row of every table of version 1.0, each with the columns that it had. */
function rowsOf(folder: string, columnsOf: (table: string) => string[] | undefined = () => undefined) {
  const raw = new Libsql(join(folder, 'license', 'desk.db'))
  try {
    const tables = raw.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`).all() as {
      name: string
    }[]
    return new Map(
      tables.map(({ name }) => {
        const rows = raw.prepare(`select * from ${name}`).all() as Record<string, unknown>[]
        const columns = columnsOf(name)
        return [name, columns ? rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))) : rows]
      }),
    )
  } finally {
    raw.close()
  }
}

const columnsIn = (rows: ReturnType<typeof rowsOf>) => (table: string) => rows.get(table)?.[0] && Object.keys(rows.get(table)?.[0] ?? {})

test('the data folder of version 1.0 opens with every row it had, however often', () => {
  const folder = folder10()
  const before = rowsOf(folder)
  expect([before.get('licenses')?.length, before.get('devices')?.length, before.get('sessions')?.length]).toEqual([1, 1, 1])
  for (let start = 1; start <= 2; start++) {
    desk(folder).close()
    const after = rowsOf(folder, columnsIn(before))
    for (const [table, rows] of before) expect(after.get(table), `${table}, start ${start}`).toEqual(rows)
  }
})

test('its key verifies the license that it signed', async () => {
  const { trust } = desk(folder10())
  const license = readLicense(readFileSync(`${fixtures}/license.json`, 'utf8'))
  expect(await openLicense(license, readTrust(trust))).toMatchObject({ licensee: 'Zoë Test', tier: 'pro', plan: 'annual' })
})
