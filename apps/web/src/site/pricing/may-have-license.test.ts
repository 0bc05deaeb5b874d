import { expect, test } from 'vitest'
import { ofLicenses } from '../../store/database.ts'
import { licenseDatabaseName, mayHaveLicense } from './may-have-license.ts'

const withDatabases = (...names: string[]) => ({ databases: async () => names.map((name) => ({ name, version: 1 })) })

test('a license is looked for only where there is a database of licenses', async () => {
  expect(licenseDatabaseName).toBe(ofLicenses.name)
  expect(await mayHaveLicense(withDatabases('convostat', licenseDatabaseName))).toBe(true)
  expect(await mayHaveLicense(withDatabases('convostat'))).toBe(false)
  expect(await mayHaveLicense(withDatabases())).toBe(false)
  expect(await mayHaveLicense(undefined)).toBe(false)
})

test('a browser that cannot list its databases may have one', async () => {
  expect(await mayHaveLicense({} as IDBFactory)).toBe(true)
})
