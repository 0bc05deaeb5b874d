import { afterEach, expect, test, vi } from 'vitest'
import { ofLicenses } from '#store/database.ts'
import { licenseDatabaseName, mayHaveLicense } from './may-have-license.ts'

afterEach(() => vi.unstubAllGlobals())

const withDatabases = (databases: (() => Promise<{ name: string }[]>) | undefined) => vi.stubGlobal('indexedDB', { databases })
const named =
  (...names: string[]) =>
  async () =>
    names.map((name) => ({ name }))

test('a license is looked for only where there is a database of licenses', async () => {
  expect(licenseDatabaseName).toBe(ofLicenses.name)
  withDatabases(named('convostat', licenseDatabaseName))
  expect(await mayHaveLicense()).toBe(true)
  withDatabases(named('convostat'))
  expect(await mayHaveLicense()).toBe(false)
  withDatabases(named())
  expect(await mayHaveLicense()).toBe(false)
})

test('a browser that cannot list its databases may have one; one that denies them has none', async () => {
  withDatabases(undefined)
  expect(await mayHaveLicense()).toBe(true)
  withDatabases(() => Promise.reject(new DOMException('', 'SecurityError')))
  expect(await mayHaveLicense()).toBe(false)
  vi.stubGlobal('indexedDB', undefined)
  expect(await mayHaveLicense()).toBe(false)
})
