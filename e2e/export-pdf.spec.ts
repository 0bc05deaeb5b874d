import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '../packages/report/testing/pdf.ts'
import { openFavorites, putFavorites } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, expectAccessibleInBothThemes, expectNoSideways, goTo, openUpload, whenNarrow } from './support/screens.ts'

// The network is switched off on the way.
test.use({ loadsAhead: true })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export PDF' })
const openDialog = (page: Page) => page.getByRole('button', { name: 'Export PDF' }).click()
const packs = '**/assets/report-*.bin'

/** Presses and reads what was really saved. */
async function saved(page: Page, button: Locator, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 90_000 }), button.click()])
  expect(download.suggestedFilename()).toBe(name)
  await expect(dialog(page).getByText(`Saved as ${name}`)).toBeVisible()
  const bytes = readFileSync(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  return { bytes, ...(await readPdf(bytes)) }
}

test(
  'each plan saves its report: first without its parts, then canceled, then saved; the full one asks for Pro, and needs no network any more',
  once,
  async ({ page, context, quiet }) => {
    test.slow()
    const fetched: string[] = []
    context.on('request', (request) => /\/report-[\w-]+\.bin$/.test(request.url()) && fetched.push(request.url()))
    await openUpload(page)
    await analyzeChat(page, { messages: 60, names: ['Ana Sol', 'Ben Ohm'] })
    expect(fetched).toEqual([])
    await openDialog(page)
    const page1 = dialog(page).getByRole('button', { name: 'Save the one-page report' })
    await expectAccessibleInBothThemes(page)

    await context.route(packs, (route) => route.abort())
    await page1.click()
    await expect(dialog(page).getByRole('alert')).toHaveText('The PDF tools could not be loaded. Check your connection, then try again.')
    // The browser reports every request that failed.
    quiet.splice(0)
    await context.unroute(packs)

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await context.route(packs, async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await page1.click()
    const cancel = dialog(page).getByRole('button', { name: 'Cancel' })
    await expect(cancel).toBeFocused()
    await cancel.click()
    await expect(page1).toBeFocused()
    release()
    await context.unroute(packs)

    const free = await saved(page, page1, 'convostat_report_free.pdf')
    expect(free.pages).toHaveLength(1)
    expect(free.text).toContain('ConvoStat Free')
    expect(free.text).toMatch(/Ana Sol/)
    expect(free.text).toMatch(/\b60\b/)

    await dialog(page).getByRole('button', { name: 'Full report' }).click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('This feature requires a Pro license. Please upgrade to continue.')
    await expect(alert.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Export PDF' })).toBeFocused()

    await goTo(page, 'Settings')
    await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await goTo(page, 'Dashboard')
    const once = fetched.length
    await context.setOffline(true)
    await openDialog(page)
    await dialog(page).getByLabel('Mask names').check()
    const full = await saved(page, dialog(page).getByRole('button', { name: 'Save the full report' }), 'convostat_report_pro.pdf')
    await context.setOffline(false)
    expect(full.pages.length).toBeGreaterThan(4)
    expect(full.outline.length).toBeGreaterThan(5)
    expect(full.text).toContain('Person A')
    expect(full.text).not.toMatch(/Ana|Sol\b|Ben Ohm/)
    expect(full.bytes.length).toBeLessThan(2e6)
    expect(fetched).toHaveLength(once)

    await page.keyboard.press('Escape')
    await goTo(page, 'Settings')
    const forget = page.getByRole('button', { name: 'Delete the PDF tools' })
    await forget.click()
    await expect(forget).toBeHidden()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  },
)

test('favorites are saved as a book, all of them or those one looks at; without any there is nothing to save', once, async ({ page }) => {
  test.slow()
  await openFavorites(page)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export PDF' })).toHaveCount(0)
  await putFavorites(page, [
    { text: 'meet me at the harbour ❤️', note: 'our first time' },
    { text: 'صباح الخير', author: 'Ben', originalDate: '2021-05-06T10:00:00' },
  ])
  await page.reload()
  await openDialog(page)
  await expectNoSideways(page)
  await whenNarrow(page, () => expectNoSideways(page))
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  const book = await saved(page, dialog(page).getByRole('button', { name: 'Save the book' }), `favorite-messages-${day}.pdf`)
  for (const text of ['meet me at the harbour', 'our first time', 'March 2021', 'May 2021', 'صباح']) expect(book.text).toContain(text)
  const pageOf = (text: string) => book.pages.findIndex((each) => each.includes(text))
  expect(pageOf('our first time')).toBe(pageOf('meet me at the harbour'))
  expect(pageOf('صباح')).toBeGreaterThan(pageOf('meet me at the harbour'))
  expect(book.pages.length % 2).toBe(0)

  // For a print shop, without notes; the next time these are chosen already.
  await dialog(page).getByLabel('Include my notes').uncheck()
  await dialog(page).getByLabel('For a print shop: 3 mm bleed and crop marks').check()
  await dialog(page).getByLabel('Paper').selectOption('US Letter')
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await openDialog(page)
  await expect(dialog(page).getByLabel('Paper')).toHaveValue('letter')
  const shop = await saved(page, dialog(page).getByRole('button', { name: 'Save the book' }), `favorite-messages-${day}.pdf`)
  expect(shop.text).not.toContain('our first time')
  expect(shop.bytes.toString('latin1')).toContain('/TrimBox')
  const cover = await saved(page, dialog(page).getByRole('button', { name: 'Save a printing cover' }), `favorite-messages-${day}-cover.pdf`)
  expect(cover.pages).toHaveLength(1)
})
