import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDatabaseUrl } from './database-settings.mjs'
import { readLicenseSettings } from './license-settings.mjs'
import { UsageError } from './usage-error.mjs'

const CONVOSTAT_LICENSE_KEY = Buffer.alloc(32, 1).toString('base64url')
const read = (DATABASE_URL: string) => readDatabaseUrl({ DATABASE_URL, CONVOSTAT_LICENSE_KEY })

test('without an address the licenses are kept in a file', () => {
  expect(readDatabaseUrl({})).toBeNull()
  expect(readDatabaseUrl({ DATABASE_URL: '' })).toBeNull()
  expect(readLicenseSettings({})).not.toHaveProperty('database')
})

test.each(['postgres://ana:pw@db.example:5432/chats', 'postgresql://db/chats?sslmode=require', 'postgres:///chats?host=/run/pg&user=ana'])(
  '%s is an address of a database',
  (url) => {
    expect(read(url)).toBe(url)
    expect(readLicenseSettings({ DATABASE_URL: url, CONVOSTAT_LICENSE_KEY })).toMatchObject({ database: url })
  },
)

test.each([
  ['mysql://ana:SECRET@db/chats', 'is the address of a Postgres database'],
  ['ana:SECRET@db/chats', 'is the address of a Postgres database'],
  ['not an address SECRET', 'is the address of a Postgres database'],
  ['postgres://ana:SECRET@db:99999/chats', 'is the address of a Postgres database'],
  ['postgres://ana:SECRET@db', 'needs the name of a database'],
  ['postgres://ana:SECRET@db/', 'needs the name of a database'],
  ['postgres:///chats?password=SECRET', 'needs the host of the database'],
])('%s is refused with a sentence that does not contain the password', (url, sentence) => {
  const secret = randomBytes(6).toString('hex')
  const reading = () => read(url.replace('SECRET', secret))
  expect(reading).toThrow(UsageError)
  expect(reading).toThrow(sentence)
  expect(reading).not.toThrow(secret)
})

test('servers that share a database sign with one key, so it has to be given', () => {
  expect(() => readDatabaseUrl({ DATABASE_URL: 'postgres://db/chats' })).toThrow('DATABASE_URL needs CONVOSTAT_LICENSE_KEY beside it')
})
