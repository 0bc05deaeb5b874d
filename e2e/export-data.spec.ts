import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { readPdf } from '../packages/report/testing/pdf.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { productServer } from './support/product-server.ts'
import { analyzeChat, expectAccessibleInBothThemes, expectNoSideways, goTo, openUpload, whenNarrow } from './support/screens.ts'

const region = (page: Page) => page.getByRole('region', { name: 'Export data' })

async function goPro(page: Page, license: string): Promise<void> {
  await goTo(page, 'Settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(license)
  await expect(page.getByText('License activated successfully!')).toBeVisible()
}

/** Presses, by the keyboard, and reads what was really saved. */
async function saved(page: Page, button: string, name: string): Promise<Buffer> {
  const pressed = region(page).getByRole('button', { name: button })
  await pressed.focus()
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe(name)
  await expect(region(page).getByText(`Saved as ${name}`)).toBeVisible()
  await expect(pressed).toBeFocused()
  return readFileSync(await download.path())
}

/** A file of the archive. */
async function fileIn(archive: Buffer, name: string): Promise<string> {
  const entries = await new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])), { checkSignature: true }).getEntries()
  const entry = entries.find(({ filename }) => filename === name)
  if (!entry || entry.directory) throw new Error(`expected ${name} in the archive`)
  return entry.getData(new TextWriter())
}

test(
  'on Free the screen says what there is; with Pro everything is saved as tables and as JSON, masked if wanted',
  once,
  async ({ page }) => {
    test.slow()
    await openUpload(page)
    await analyzeChat(page, { messages: 60, names: ['Ana Sol', 'Ben Ohm'] })
    await page.getByRole('button', { name: 'Export data' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export data' })
    await expect(dialog).toContainText('Tables (CSV)')
    await expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
    await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Export data' })).toBeFocused()

    await goPro(page, await issueLicense())
    await expectAccessibleInBothThemes(page)
    await whenNarrow(page, () => expectNoSideways(page))
    const messages = await fileIn(await saved(page, 'Save tables', 'convostat_export.zip'), 'messages.csv')
    expect(messages.split('\r\n')).toHaveLength(62)
    expect(messages).toContain(',Ben Ohm,')
    await region(page).getByLabel('Mask names and messages').check()
    const analysis = (await saved(page, 'Save analysis', 'convostat_analysis.json')).toString()
    expect(JSON.parse(analysis)).toMatchObject({ masked: true, answers: { 'overview.get': { overview: { total_messages: 60 } } } })
    expect(analysis).not.toMatch(/Ana|Sol\b|Ben Ohm/)
  },
)

test('where a server reads the chat it prints as well, and the export is canceled, failed, then saved', once, async ({ page, quiet }) => {
  test.slow()
  const server = await productServer('server')
  await page.goto(`${server.origin}/app`)
  await analyzeChat(page, { messages: 60 })
  await page.getByRole('button', { name: 'Export PDF' }).click()
  const print = page.getByRole('dialog', { name: 'Export PDF' })
  const printing = page.waitForEvent('download', { timeout: 90_000 })
  await print.getByRole('button', { name: 'Save the one-page report' }).click()
  const printed = await printing
  expect(printed.suggestedFilename()).toBe('convostat_report_free.pdf')
  await expect(print.getByText('Saved as convostat_report_free.pdf')).toBeVisible()
  const report = readFileSync(await printed.path())
  expect(report.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await readPdf(report)).pages).toHaveLength(1)
  await page.keyboard.press('Escape')
  // Every request was to that server, and not to the journeys' own.
  const isElsewhere = (noise: string) => !noise.startsWith(`request: ${server.origin}/`)
  expect(quiet.filter(isElsewhere)).toEqual([])
  await goPro(page, await issueLicense({}, server.data))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const calls = '**/api/export/csv*'
  await page.route(calls, async (route) => {
    await held
    await route.abort().catch(() => undefined)
  })
  await region(page).getByRole('button', { name: 'Save tables' }).click()
  const cancel = region(page).getByRole('button', { name: 'Cancel' })
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(region(page).getByRole('button', { name: 'Save tables' })).toBeFocused()
  release()
  await region(page).getByRole('button', { name: 'Save tables' }).click()
  await expect(region(page).getByRole('alert')).not.toBeEmpty()
  await page.unroute(calls)
  expect(await fileIn(await saved(page, 'Save tables', 'convostat_export.zip'), 'README.txt')).toContain('messages.csv')
  expect(await server.stop()).toEqual([])
  // The browser reports the requests that failed.
  expect(quiet.splice(0).filter((noise) => noise.startsWith('request: ') && isElsewhere(noise))).toEqual([])
})
