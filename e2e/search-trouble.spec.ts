import { expect, once, test } from './support/journey.ts'
import { expectHistorical } from './support/screens.ts'
import { field, found, openFilters, openSearch, results, smallChat } from './support/search.ts'
import { failingOnce, inWorkers } from './support/worker-script.ts'

test(
  'words that are kept no more leave a search one can go on with, and nothing half typed follows to another screen',
  once,
  async ({ page }) => {
    await openSearch(page, smallChat)
    await field(page).fill('birthday')
    await field(page).press('Enter')
    await found(page, '3 messages found')
    // As after two hundred other searches, or where storage is denied.
    await page.evaluate(() => {
      const searching = { ...history.state.searching, query: '1700000000000-gone' }
      history.replaceState({ ...history.state, searching }, '')
    })
    await page.reload()
    await expect(field(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Only messages with links: 1' }).click()
    await found(page, '1 message found')
    const steps = () => page.evaluate(() => history.length)
    const before = await steps()
    await field(page).press('Enter')
    await openFilters(page)
    await page.getByLabel('At least so many characters').fill('7')
    await page.evaluate(() => history.go(-3))
    await expect(page).toHaveURL(/\/dashboard$/)
    // Longer than the pause after which it would be taken.
    await page.waitForTimeout(900)
    await expect(page).toHaveURL(/\/dashboard$/)
    expect(await steps()).toBe(before)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  },
)

/** The first search for this word. */
const failing = failingOnce(`name === 'search.run' && String(input.query).startsWith('unlucky')`)

test('a search that fails says so in its place, without an alert, and can be tried again', once, async ({ page, context }) => {
  await inWorkers(context, failing)
  await openSearch(page, { messages: 30, say: (n) => (n % 2 ? 'lucky' : 'unlucky') })
  await field(page).fill('lucky')
  await found(page, '15 messages found')
  await field(page).fill('unlucky')
  await expect(page.getByText('The search failed.')).toBeVisible()
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Retry' }).click()
  await found(page, '15 messages found')
})

test('an old upload, a truncated chat, none, and one that is gone', once, async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { level: 1, name: 'No chat open' })).toBeVisible()
  await openSearch(page, { messages: 5001 })
  await expect(page.getByText('The search covers the most recent 5,000.')).toBeVisible()
  await field(page).fill('"message number 0"')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByText('Only the most recent 5,000 messages of this chat were analyzed.')).toBeVisible()
  await expectHistorical(page)
  await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
})
