import { expect, test } from 'vitest'
import { analysisSchema } from './analysis.ts'
import { figureFiles } from './figure-tables.ts'
import { tableFiles, tablesPage } from './index.ts'

// Both are rewritten by `npx vitest run packages/api/src/tables -u`.
test('the page of the documentation says what the archive contains', async () => {
  await expect(tablesPage()).toMatchFileSnapshot('../../../../docs/export.md')
})

test('the published schema is that of the contract', async () => {
  await expect(`${JSON.stringify(analysisSchema(), null, 1)}\n`).toMatchFileSnapshot('../../../../docs/analysis.schema.json')
})

test('every file and column is named as a program can read it, and says something of itself', () => {
  expect(new Set(tableFiles.map(({ file }) => file)).size).toBe(tableFiles.length)
  for (const { file, about, columns } of tableFiles) {
    expect(file).toMatch(/^[a-z_]+\.csv$/)
    expect(about).not.toBe('')
    for (const [column, says] of Object.entries(columns)) {
      expect(column).toMatch(/^[a-z0-9_]+$/)
      expect(says).not.toBe('')
    }
  }
})

test('every table that a figure declares has its place among the files', () => {
  const placed = tableFiles.map(({ file }) => file)
  expect(figureFiles.filter((file) => !placed.includes(file))).toEqual([])
})
