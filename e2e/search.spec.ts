import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import { analyzeButton, analyzeChat, expectAccessible, expectNoSideways, openUpload } from './support/screens.ts'
import { failingOnce, inWorkers } from './support/worker-script.ts'

/** Nine messages by three people over two years. */
const smallChat = `30/12/2020, 09:00 - Ana: happy birthday Ben 🎂
30/12/2020, 09:01 - Ben: thank you! see https://cake.example/recipe
30/12/2020, 09:05 - Ana: birthday cake at six?
31/12/2020, 09:01 - Ana: <Media omitted>
31/12/2020, 09:02 - Cem Öz: look at this (birth certificate)
01/02/2021, 21:00 - Ben: happy new year, and happy birthday
01/02/2021, 21:30 - Ana: <b>bold</b> & "quoted" .* text
03/02/2021, 22:00 - Cem Öz: שלום עולם
03/02/2021, 22:05 - Ben: good night
`

const isPhone = () => test.info().project.name === 'phone'
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this chat' })
const results = (page: Page) => page.locator('#search-results > li')
const found = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: /found$/ })).toHaveText(words)
const panel = (page: Page) => page.getByRole('dialog')
const entry = (page: Page) => page.evaluate(() => JSON.stringify(history.state))

const toSearch = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens' }).filter({ visible: true }).getByRole('link', { name: 'Search', exact: true }).click()

async function openSearch(page: Page, chat: string | Parameters<typeof analyzeChat>[1]): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, chat)
  await toSearch(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
}

async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('group', { name: 'The message has' })).toBeVisible()
}

async function closeFilters(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /^Show (results|[\d,]+ messages?)$/ }).click()
  else
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .click()
  await expect(page.getByRole('group', { name: 'The message has' })).toHaveCount(0)
}

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

test('every filter is a chip one can leave out; back undoes, forward does again, a reload keeps', async ({ page }) => {
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
  await page.getByLabel('Answered within so many seconds').fill('60')
  await closeFilters(page)
  await expect(chip('answered after at most 1.0 min')).toBeVisible()
  await found(page, '2 messages found')
})

test('twenty a page, in the order one wishes, and all of them in one file', async ({ page }) => {
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

test('a message is read in its conversation, from match to match and as far as one scrolls', async ({ page }) => {
  const cakes = new Set([3, 150, 400, 799])
  await openSearch(page, chatText({ messages: 800, say: (n) => (cakes.has(n) ? `cake ${n}` : `message number ${n}`) }))
  await field(page).fill('cake')
  await found(page, '4 messages found')
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
  await expect(results(page).first()).toContainText('cake 3')
  await results(page)
    .nth(1)
    .getByRole('button', { name: /^Open in the conversation/ })
    .click()
  const sheet = panel(page)
  const current = sheet.locator('[aria-current=true]')
  await expect(current).toContainText('cake 150')
  await expect(current.locator('mark')).toHaveText('cake')
  await expect(current).toBeInViewport()
  await expect(sheet.getByRole('status').filter({ hasText: 'Match' })).toHaveText('Match 2 of 4')
  await expect(sheet.getByRole('heading', { level: 2 })).toContainText('Ana & Ben')

  // The one before, near the beginning: there is nothing before that.
  await page.keyboard.press('p')
  await expect(current).toContainText('cake 3')
  const list = sheet.getByRole('region', { name: 'Messages' })
  await list.evaluate((each) => each.scrollTo({ top: 0 }))
  await expect(list.getByText('The conversation begins here')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Previous match' })).toHaveAttribute('aria-disabled', 'true')

  // From here to the end by scrolling: every message is there once, and the page stays small.
  const seen = await list.evaluate(async (each) => {
    const ids = new Set<number>()
    let most = 0
    for (let turn = 0; turn < 800 && !each.textContent?.includes('The conversation ends here'); turn++) {
      each.scrollBy({ top: each.clientHeight / 2 })
      await new Promise((resolve) => setTimeout(resolve, 25))
      const lines = [...each.querySelectorAll<HTMLElement>('[data-message]')]
      most = Math.max(most, lines.length)
      for (const line of lines) ids.add(Number(line.dataset.message))
    }
    return { count: ids.size, most }
  })
  expect(seen.count).toBe(800)
  expect(seen.most).toBeLessThanOrEqual(240)
  // And back a little: what one looks at stays where it is while more comes in above.
  const moved = await list.evaluate(async (each) => {
    const topOf = (id: string) => each.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top
    let worst = 0
    for (let turn = 0; turn < 60; turn++) {
      each.scrollBy({ top: -300 })
      const first = [...each.querySelectorAll<HTMLElement>('[data-message]')].find((line) => line.getBoundingClientRect().top > 200)
      const before = topOf(first?.dataset.message ?? '')
      await new Promise((resolve) => setTimeout(resolve, 40))
      const after = topOf(first?.dataset.message ?? '')
      if (before !== undefined && after !== undefined) worst = Math.max(worst, Math.abs(after - before))
    }
    return worst
  })
  expect(moved).toBeLessThan(3)

  await sheet.getByLabel('Go to a day').fill('2021-01-20')
  await expect(sheet.getByRole('status').filter({ hasText: 'Showing' })).toHaveText('Showing Wednesday, January 20, 2021')
  await expect(sheet.getByRole('region', { name: 'Wednesday, January 20, 2021' }).locator('[data-message]').first()).toBeInViewport()
  await sheet.getByRole('button', { name: 'Next match' }).click()
  await expect(current).toContainText('cake 150')
  await expect(current).toBeInViewport()

  await current.getByRole('button', { name: 'Save to favorites' }).click()
  await expect(page.getByText('Message saved to favorites!', { exact: true })).toBeVisible()
  await current.getByRole('button', { name: /favorites/ }).click()
  await expect(page.getByText('Message already saved to favorites!', { exact: true })).toBeVisible()

  // The conversation is a step in the history: a reload keeps it, Back closes it.
  await page.reload()
  await expect(current).toContainText('cake 150')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/search$/)
  await expect(results(page)).toHaveCount(4)
  await page.goForward()
  await expect(current).toContainText('cake 150')
  await sheet.getByRole('button', { name: 'Close conversation' }).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(results(page)).toHaveCount(4)
})

test('with the keyboard alone', async ({ page }) => {
  await openSearch(page, { messages: 60, say: (n) => `cake number ${n}` })
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('cake')
  await found(page, '60 messages found')
  const opener = (n: number) =>
    results(page)
      .nth(n)
      .getByRole('button', { name: /^Open in the conversation/ })
  await page.keyboard.press('ArrowDown')
  await expect(opener(0)).toBeFocused()
  for (const [key, place] of [
    ['j', 1],
    ['ArrowDown', 2],
    ['j', 3],
    ['k', 2],
    ['ArrowUp', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(opener(place)).toBeFocused()
    await expect(results(page).nth(place)).toBeInViewport()
  }
  await page.keyboard.press('s')
  await expect(page.getByText('Message saved to favorites!', { exact: true })).toBeVisible()
  await expect(results(page).nth(1).getByRole('button', { name: 'Saved to favorites' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await expect(panel(page).locator('[aria-current=true]')).toBeFocused()
  await page.keyboard.press('n')
  await expect(panel(page).getByRole('status').filter({ hasText: 'Match' })).toHaveText('Match 3 of 60')
  await expect(panel(page).locator('[aria-current=true]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(opener(0)).toBeFocused()
  await page.keyboard.press('k')
  await expect(field(page)).toBeFocused()
  // From anywhere on the screen, as after coming from a chart.
  await page.locator('#content').focus()
  await page.keyboard.press('j')
  await expect(opener(0)).toBeFocused()

  // A way of asking goes away once it is asked: the keyboard stays above what is found.
  await page.getByRole('button', { name: 'Clear the words' }).click()
  await page.getByRole('list', { name: 'How to ask' }).getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Search this chat' })).toBeFocused()
})

test('words that are kept no more leave a search one can go on with, and nothing half typed follows to another screen', async ({
  page,
}) => {
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
})

/** The first search for this word. */
const failing = failingOnce(`name === 'search.run' && String(input.query).startsWith('unlucky')`)

test('a search that fails says so in its place, without an alert, and can be tried again', async ({ page, context }) => {
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

test('an old upload, a truncated chat, none, and one that is gone', async ({ page }) => {
  await page.goto('/search')
  await page.waitForURL(/\/$/)
  await openSearch(page, { messages: 5001 })
  await expect(page.getByText('The search covers the most recent 5,000.')).toBeVisible()
  await expect(page.getByText('Historical Upload')).toHaveCount(0)
  await field(page).fill('"message number 0"')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByText('Only the most recent 5,000 messages of this chat were analyzed.')).toBeVisible()

  await page.clock.setSystemTime(Date.now() + 2 * 3_600_000)
  await page.reload()
  await expect(page.getByText('Historical Upload')).toBeVisible()
  // The worker's clock is the real one.
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('button', { name: 'Analyze again' }).click()
  await expect(page.getByText('Historical Upload')).toHaveCount(0)

  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('uploads', { recursive: true }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No Analysis Data' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(`the search is accessible in all its states, ${colorScheme}`, async ({ page }) => {
      await openUpload(page)
      await page.getByRole('button', { name: 'Try a demo chat' }).click()
      await analyzeButton(page).click()
      await page.waitForURL('**/dashboard')
      await toSearch(page)
      await expect(page.getByRole('heading', { name: 'What do you want to find again?' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'Search tips' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: 'birth*' }).click()
      await expect(results(page).first()).toBeVisible()
      await openFilters(page)
      await page.getByLabel('At least so many characters').fill('nine')
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('checkbox', { name: 'An emoji' }).check()
      await closeFilters(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await results(page)
        .first()
        .getByRole('button', { name: /^Open in the conversation/ })
        .click()
      await expect(panel(page).locator('[aria-current=true]')).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.keyboard.press('Escape')
      await expect(panel(page)).toHaveCount(0)
      await field(page).fill('zzzqq')
      await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
    })
  })
}
