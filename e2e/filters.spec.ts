import type { Locator, Page } from '@playwright/test'
import { twoYears } from '../apps/web/testing/small-chats.ts'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChat,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectCopies,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
} from './support/screens.ts'

const isPhone = () => test.info().project.name === 'phone'
const bar = (page: Page) => page.getByRole('region', { name: 'Filters' })
const clear = (page: Page) => bar(page).getByRole('button', { name: 'Clear filters' })
const person = (page: Page, name: string) => page.getByRole('option', { name, exact: true })

/** On a desk a control opens under its button, on a phone all are in one sheet. */
function opener(page: Page, control: 'people' | 'days'): Locator {
  const name = isPhone() ? /^Filters/ : control === 'people' ? /^People:/ : 'Choose days'
  return bar(page).getByRole('button', { name })
}

const open = (page: Page, control: 'people' | 'days') => opener(page, control).click()

async function close(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /^Show .* messages?$/ }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function preset(page: Page, name: string): Promise<void> {
  if (isPhone()) await open(page, 'days')
  // "This year" says which.
  await page
    .getByRole('button', { name: new RegExp(`^${name}( \\(\\d{4}\\))?$`) })
    .filter({ visible: true })
    .click()
  if (isPhone()) await close(page)
}

async function choosePerson(page: Page, name: string): Promise<void> {
  await open(page, 'people')
  await person(page, name).click()
  await close(page)
}

/** What is counted on the screen: two figures, the replies, and the messages under every chart. */
async function expectCounted(page: Page, messages: number, replies: number): Promise<void> {
  await expect(figure(page, 'Total Messages')).toContainText(`${messages}`)
  await expect(figure(page, 'Avg Response Time')).toContainText(replies === 0 ? 'no replies' : `from ${replies} repl`)
  const over = `Counted over ${messages} message`
  for (const chart of ['Activity over time', 'Hours of the week', 'Message share', 'Calendar']) {
    await page.getByRole('button', { name: `How “${chart}” is counted` }).click()
    await expect(page.getByRole('dialog')).toContainText(over)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

const status = (page: Page) => page.getByRole('status').filter({ hasText: /^Showing/ })

test('a person and days are chosen once, and every figure and chart is of them', async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, twoYears)
  await expectCounted(page, 6, 4)
  await expect(status(page)).toHaveText('Showing all 6 messages')

  await choosePerson(page, 'Ana')
  await expect(status(page)).toHaveText('Showing 4 of 6 messages')
  // Replies stay those of the whole chat: Ana answered twice.
  await expectCounted(page, 4, 2)
  await expect(figure(page, 'Media messages')).toHaveText('1')
  await expect(figure(page, 'Total words')).toHaveText('6')
  await expect(page.getByText('Ana wrote every message.')).toBeVisible()

  await preset(page, 'This year')
  await expect(status(page)).toHaveText('Showing 1 of 6 messages')
  await expectCounted(page, 1, 1)
  await expect(figure(page, 'Median')).toHaveText('10 s')
  // Whose chat it is does not change.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')
  await page.getByRole('button', { name: 'How “Median” is counted' }).click()
  await expect(page.getByRole('dialog')).toContainText('Replies are found in the whole chat')
})

test(
  'back undoes, forward does again, a reload keeps, one tap clears, and the address never changes; another chat starts with no filters, and what is in an entry by mistake is passed over',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, twoYears)
    const address = page.url()
    await choosePerson(page, 'Ana')
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    await preset(page, 'This year')
    await expect(status(page)).toHaveText('Showing 1 of 6 messages')
    await page.goBack()
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    await page.goForward()
    await expect(status(page)).toHaveText('Showing 1 of 6 messages')
    await expectCopies(page, 1)
    await page.reload()
    await expect(status(page)).toHaveText('Showing 1 of 6 messages')
    await expectCounted(page, 1, 1)
    await page.goBack()
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    await clear(page).click()
    await expect(status(page)).toHaveText('Showing all 6 messages')
    await expectCounted(page, 6, 4)
    await expect(clear(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    await page.goBack()
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    expect(page.url()).toBe(address)
    // They stay, across screens that take none, until they are cleared.
    await goTo(page, 'Favorites')
    await goTo(page, 'Emotional Insights')
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    await clear(page).click()
    await goTo(page, 'Dashboard')
    await expect(status(page)).toHaveText('Showing all 6 messages')

    await choosePerson(page, 'Ana')
    await expect(status(page)).toHaveText('Showing 4 of 6 messages')
    await page.goto('/app')
    await analyzeChat(page, { messages: 40 })
    await expect(status(page)).toHaveText('Showing all 40 messages')
    await expectCopies(page, 2)
    for (const filters of [
      'Ana',
      { version: 9 },
      { version: 2, upload_id: 1 },
      { version: 2, from: '2021-99-99', to: null, places: [0], people: 2 },
    ]) {
      await page.evaluate((filters) => history.replaceState({ ...history.state, filters }, ''), filters)
      await page.reload()
      await expect(status(page)).toHaveText('Showing all 40 messages')
    }
  },
)

test('the page stays where it is when a filter is chosen, and what is drawn is not replaced by an empty frame', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChat(page, chatText({ messages: 3000 }))
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  const top = await bar(page).boundingBox()
  // Feelings come last: until then their place is an empty frame.
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset.hadSkeletons = 'yes'
    }).observe(document.body, { childList: true, subtree: true })
  })
  const figures = page.getByRole('region', { name: 'The chat in four figures' })
  const before = await figures.boundingBox()
  if (!isPhone()) {
    await page.getByRole('button', { name: 'Last 90 days' }).click()
    await expect(status(page)).toContainText('of 3,000 messages')
    await expect.poll(() => figures.boundingBox()).toEqual(before)
  } else await preset(page, 'Last 90 days')
  await expect(status(page)).toContainText('of 3,000 messages')
  await expect.poll(() => bar(page).boundingBox()).toMatchObject({ y: top?.y })
  await expect(page.locator('html')).not.toHaveAttribute('data-had-skeletons')
})

test('the filters can be used with the keyboard alone, and are accessible, open and chosen, in both themes', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, { messages: 240, names: Array.from({ length: 12 }, (_, n) => `Person ${n}`) })
  if (!isPhone()) await byKeyboard(page)
  await open(page, 'people')
  await person(page, 'Person 3').click()
  await expectAccessibleInBothThemes(page)
  await close(page)
  await open(page, 'days')
  await expectAccessibleInBothThemes(page)
  await page.getByLabel('From').fill('2031-05-01')
  await page.getByLabel('From').blur()
  await expect(page.getByRole('alert')).toContainText('Choose a day in this range:')
  await expectAccessible(page)
  await close(page)
  await preset(page, 'This year')
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
})

async function byKeyboard(page: Page): Promise<void> {
  await opener(page, 'people').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  // Within the control that opened the keyboard reaches everything; on a desk the search is the first.
  for (let stops = 0; stops < 12 && !(await page.getByRole('searchbox').evaluate((field) => field === document.activeElement)); stops++)
    await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('person 1')
  await expect(page.getByRole('option')).toHaveCount(3)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(person(page, 'Person 11')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(person(page, 'Person 10')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(opener(page, 'people')).toBeFocused()
  await expect(status(page)).toHaveText('Showing 40 of 240 messages')
  await opener(page, 'days').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.getByLabel('From').focus()
  await expect(page.getByLabel('From')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(bar(page).getByRole('button', { name: 'Remove filter: Jan 14 – 19, 2021' })).toBeVisible()
  await clear(page).focus()
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Showing all 240 messages')
  await expect(bar(page)).toBeFocused()
}

test('what filters leave nothing of, and names of any length, are accessible and nowhere too wide', once, async ({ page }) => {
  const names = ['Ana', '<img src=x onerror="window.__pwn=1">', 'A'.repeat(150)]
  await openUpload(page)
  await analyzeChat(page, `${chatText({ messages: 30, names })}03/02/2021, 10:00 - Ana: hello\n`)
  await choosePerson(page, 'A'.repeat(150))
  await expectNoSideways(page)
  await open(page, 'days')
  await page.getByLabel('From').fill('2021-02-02')
  await close(page)
  await expect(page.getByRole('heading', { name: 'No Analysis Data' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})
