import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { expectAccessibleInBothThemes, expectHistorical, expectNoSideways, goTo, openUpload } from './support/screens.ts'
import { closeFilters, field, found, linked, openFilters, openSearch, results, toSearch } from './support/search.ts'

const steps = (page: Page) => page.evaluate(() => history.length)

test('a file of what is found, and what a reload keeps, lacks, or finds no more', once, async ({ page }) => {
  const say = (n: number) => (n === 7 ? '=message with https://cake.example/recipe' : `=message number ${n}${'!'.repeat(n % 7)}`)
  await openSearch(page, { messages: 45, say, names: ['Ana', 'Ben', 'Cem Öz'] })
  const range = page.getByRole('navigation', { name: 'Pages of results' })
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
  await field(page).fill('message')
  await field(page).press('Enter')
  await found(page, '45 messages found')

  await test.step('the keyboard brings each result into view', async () => {
    for (let place = 0; place < 20; place++) {
      await page.keyboard.press('ArrowDown')
      await expect(results(page).nth(place)).toBeInViewport()
    }
  })

  await test.step('all of them in one file', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('search_results.csv')
    const rows = readFileSync(await file.path(), 'utf8').split('\r\n')
    expect(rows[0]).toBe('\ufeffid,author,date,message,sentiment,is_media,has_link,has_question,has_emoji,length')
    expect(rows).toHaveLength(47)
    // No spreadsheet takes it for a formula.
    expect(rows[1]).toContain(",'=message number 44")
  })

  await test.step('a page that is no more', async () => {
    await page.evaluate(() => history.replaceState({ ...history.state, searching: { ...history.state.searching, offset: 4000 } }, ''))
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'There are fewer results now.' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'false')
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(range).toContainText('1–20 of 45')
  })

  await test.step('words and filters are kept', async () => {
    await openFilters(page)
    await page.getByRole('option', { name: 'Ana' }).click()
    await page.getByRole('option', { name: 'Cem Öz' }).click()
    await page.getByRole('checkbox', { name: 'Media' }).check()
    await page.getByLabel('Weekday').selectOption({ label: 'Thursday' })
    await page.getByLabel('Hour', { exact: true }).selectOption({ label: '9 AM' })
    await page.getByLabel('Kind').selectOption({ label: 'Media' })
    await page.getByLabel('At most this many characters').fill('12')
    await page.getByLabel('At most this many characters').blur()
    await closeFilters(page)
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
    await page.reload()
    await expect(field(page)).toHaveValue('message')
    const chips = ['Ana', 'Cem Öz', 'Media', 'Kind: Media', 'Thursday', 'from 9 AM to 10 AM', 'at most 12 characters']
    for (const name of chips) await expect(chip(name)).toBeVisible()
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(chip('Ana')).toHaveCount(0)
  })

  await test.step('words that are kept no more leave a search one can continue with', async () => {
    // As after two hundred other searches, or where storage is denied.
    await page.evaluate(() => {
      const searching = { ...history.state.searching, query: '1700000000000-gone' }
      history.replaceState({ ...history.state, searching }, '')
    })
    await page.reload()
    await expect(field(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Only messages with links: 1' }).click()
    await found(page, '1 message found')
  })

  await test.step('nothing half typed follows to another screen', async () => {
    const before = await steps(page)
    await field(page).press('Enter')
    await openFilters(page)
    // In one task: a busy machine may otherwise take longer than the pause after which it is taken.
    await page.getByLabel('At least this many characters').evaluate((field) => {
      field.focus()
      document.execCommand('insertText', false, '7')
      const at = navigation.entries().findIndex(({ url }) => url?.endsWith('/dashboard'))
      history.go(at - (navigation.currentEntry?.index ?? 0))
    })
    await expect(page).toHaveURL(/\/dashboard$/)
    // Longer than the pause after which it would be taken.
    await page.waitForTimeout(900)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await steps(page)).toBe(before)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  })

  await test.step('an old upload, and one that is gone', async () => {
    await expectHistorical(page)
    await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
  })
})

test('the search is accessible in all its states, in both themes', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await page.getByRole('button', { name: 'Try a demo chat' }).click()
  await page.waitForURL('**/dashboard')
  await toSearch(page)
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Words from this chat' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ways to search' })).toBeHidden()
  await page.getByText('Ways to search', { exact: true }).click()
  await expect(page.getByRole('list', { name: 'Ways to search' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await field(page).pressSequentially('birth')
  await expect(results(page).first().locator('mark').first()).toHaveText(/^birth/i)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.getByRole('button', { name: 'Search tips' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('dialog').getByRole('button', { name: 'birth*' }).click()
  await expect(results(page).first()).toBeVisible()
  await openFilters(page)
  await page.getByLabel('At least this many characters').fill('nine')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.getByRole('checkbox', { name: 'An emoji' }).check()
  await closeFilters(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await results(page)
    .first()
    .getByRole('button', { name: /^Open in the conversation/ })
    .click()
  await expect(linked(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.goBack()
  await expect(results(page).first()).toBeVisible()
  await field(page).fill('x'.repeat(10_000))
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expectNoSideways(page)
  await field(page).fill('zzzqq')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)

  await test.step('the milestones of the same chat', async () => {
    await goTo(page, 'Custom Milestones')
    await page
      .getByRole('region', { name: 'Suggested milestones' })
      .getByRole('button', { name: /^love you\b/ })
      .click()
    await expect(page.getByRole('figure', { name: 'Usage timeline' }).locator('[data-chart]')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
  })
})
