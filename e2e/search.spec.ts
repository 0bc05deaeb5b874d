import { readFileSync } from 'node:fs'
import { expect, once, test } from './support/journey.ts'
import { analyzeButton, expectAccessibleInBothThemes, expectNoSideways, openUpload } from './support/screens.ts'
import { closeFilters, entry, field, found, openFilters, openSearch, panel, results, smallChat, toSearch } from './support/search.ts'

test('what one types is found as one types, marked in its message, and no word of it stands in the address or the entry', async ({
  page,
}) => {
  await openSearch(page, smallChat)
  const address = page.url()
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'How to ask' })).toContainText('from:Ana')

  await field(page).pressSequentially('birth')
  await found(page, '4 messages found')
  expect(new Set(await results(page).locator('mark').allTextContents())).toEqual(new Set(['birthday', 'birth']))
  await expect(results(page).filter({ hasText: 'birthday cake' })).toContainText('Ana')
  await expect(results(page).filter({ hasText: 'birthday cake' })).toContainText('Dec 30, 2020, 9:05 AM')

  // Entered, the word is whole.
  await field(page).press('Enter')
  await found(page, '1 message found')
  await field(page).fill('birt')
  await field(page).press('Enter')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Longer words too: birt*' }).click()
  await found(page, '4 messages found')
  await expect(field(page)).toHaveValue('birt*')

  for (const [query, count] of [
    ['"happy birthday"', 2],
    ['happy birthday -year', 1],
    ['from:ben happy', 1],
    ['from:"cem öz"', 2],
    ['.*', 1],
    ['(', 1],
    ['🎂', 1],
  ] as const) {
    await field(page).fill(query)
    await field(page).press('Enter')
    await found(page, count === 1 ? '1 message found' : `${count} messages found`)
  }
  // What somebody wrote is text, whatever it looks like.
  await field(page).fill('bold')
  await expect(results(page)).toContainText('<b>bold</b> & "quoted" .* text')
  await expect(results(page).locator('b')).toHaveCount(0)

  await field(page).fill('Käsekuchenrezept')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  expect(page.url()).toBe(address)
  expect(await entry(page)).not.toMatch(/Käsekuchen|birth/)
  await field(page).fill('x'.repeat(10_000))
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Clear the words' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('every filter is a chip one can leave out; back undoes, forward does again, a reload keeps', once, async ({ page }) => {
  await openSearch(page, smallChat)
  const address = page.url()
  await expect(page.getByRole('button', { name: 'Only messages with links: 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Only messages with questions: 1' }).click()
  await found(page, '1 message found')
  await expect(results(page)).toContainText('birthday cake at six?')
  await page.getByRole('button', { name: 'Remove filter: A question' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()

  await openFilters(page)
  await page.getByRole('option', { name: 'Ana' }).click()
  await page.getByRole('option', { name: 'Cem Öz' }).click()
  await page.getByRole('checkbox', { name: 'Media' }).check()
  await page.getByLabel('Weekday').selectOption({ label: 'Thursday' })
  await page.getByLabel('Hour', { exact: true }).selectOption({ label: '9 AM' })
  await page.getByLabel('Kind').selectOption({ label: 'Media' })
  await page.getByLabel('At most so many characters').fill('12 letters')
  await page.getByLabel('At most so many characters').blur()
  await expect(page.getByRole('alert')).toHaveText('Enter a whole number, 0 or more.')
  await page.getByLabel('At most so many characters').fill('12')
  await page.getByLabel('At least so many characters').fill('13')
  await expect(page.getByRole('alert')).toHaveText('This is more than the most, 12.')
  // Once the other end allows it, it is meant.
  await page.getByLabel('At most so many characters').fill('14')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Remove filter: 13 to 14 characters', includeHidden: true })).toHaveCount(1)
  await page.getByLabel('At least so many characters').fill('')
  await page.getByLabel('At most so many characters').fill('12')
  await page.getByLabel('At most so many characters').blur()
  await closeFilters(page)
  await found(page, '1 message found')
  await expect(results(page)).toContainText('<Media omitted>')
  const chips = ['Ana', 'Cem Öz', 'Media', 'Kind: Media', 'Thursday', 'from 9 AM to 10 AM', 'at most 12 characters']
  const chip = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` })
  for (const name of chips) await expect(chip(name)).toBeVisible()
  expect(page.url()).toBe(address)
  expect(await entry(page)).not.toMatch(/Ana|Cem/)

  await field(page).fill('omitted')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await page.goBack()
  await found(page, '1 message found')
  await expect(field(page)).toHaveValue('')
  await page.goForward()
  await expect(field(page)).toHaveValue('omitted')
  await page.reload()
  await expect(field(page)).toHaveValue('omitted')
  for (const name of chips) await expect(chip(name)).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Search without filters' }).click()
  await expect(chip('Ana')).toHaveCount(0)
  await expect(field(page)).toHaveValue('omitted')
  await page.goBack()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(chip('Ana')).toHaveCount(0)

  // Two people of three, and how long they took to answer.
  await field(page).fill('')
  await openFilters(page)
  await page.getByLabel('Answered within').selectOption('1 minute')
  await closeFilters(page)
  await expect(chip('answered after at most 1.0 min')).toBeVisible()
  await found(page, '2 messages found')
})

test('twenty a page, in the order one wishes, and all of them in one file', once, async ({ page }) => {
  await openSearch(page, { messages: 45, say: (n) => `=message number ${n}${'!'.repeat(n % 7)}` })
  await field(page).fill('message')
  await found(page, '45 messages found')
  await expect(results(page)).toHaveCount(20)
  const range = page.getByRole('navigation', { name: 'Pages of results' })
  await expect(range).toContainText('1–20 of 45')
  await expect(range.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true')
  await range.getByRole('button', { name: 'Next' }).click()
  await expect(range).toContainText('21–40 of 45')
  await range.getByRole('button', { name: 'Next' }).click()
  await expect(range).toContainText('41–45 of 45')
  await expect(range.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true')
  // It is inert, and says so.
  await range.getByRole('button', { name: 'Next' }).click({ force: true })
  await expect(range).toContainText('41–45 of 45')
  await page.goBack()
  await expect(range).toContainText('21–40 of 45')
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
  await expect(range).toContainText('1–20 of 45')
  await expect(results(page).first()).toContainText('=message number 0')
  await page.getByLabel('Sort by').selectOption({ label: 'Longest first' })
  await expect(results(page).first()).toContainText('!!!!!!')
  await page.getByLabel('Sort by').selectOption({ label: 'Newest first' })
  await expect(results(page).first()).toContainText('=message number 44')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('search_results.csv')
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(rows[0]).toBe('\ufeffid,author,date,message,sentiment,is_media,has_link,has_question,has_emoji,length')
  expect(rows).toHaveLength(47)
  // No spreadsheet takes it for a formula.
  expect(rows[1]).toContain(",'=message number 44")

  // A page that is no more.
  await page.evaluate(() => history.replaceState({ ...history.state, searching: { ...history.state.searching, offset: 4000 } }, ''))
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'There are fewer results than that now.' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'To the first page' }).click()
  await expect(range).toContainText('1–20 of 45')
})

test('the search is accessible in all its states, in both themes', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await page.getByRole('button', { name: 'Try a demo chat' }).click()
  await analyzeButton(page).click()
  await page.waitForURL('**/dashboard')
  await toSearch(page)
  await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Search tips' }).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('dialog').getByRole('button', { name: 'birth*' }).click()
  await expect(results(page).first()).toBeVisible()
  await openFilters(page)
  await page.getByLabel('At least so many characters').fill('nine')
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
  await expect(panel(page).locator('[aria-current=true]')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await field(page).fill('zzzqq')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
})
