import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { analyzeChat, drawnCharts, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'

// Every figure and chart point leads to the messages it counts, and to as many of them as it says.

/** Nine messages of three people: two pictures, replies after 45 s, 2 min, 2 h and a night, on five days of three months. */
const chat = `13/01/2021, 09:00:00 - Ana: good morning
13/01/2021, 09:00:45 - Ben: good morning to you
13/01/2021, 09:02:45 - Ana: <Media omitted>
13/01/2021, 11:02:45 - Cleo: late but here
25/02/2021, 21:00:00 - Ben: are you there?
25/02/2021, 21:10:00 - Ben: hello?
26/02/2021, 07:10:00 - Ana: yes
26/02/2021, 21:15:00 - Ana: <Media omitted>
31/03/2021, 09:30:00 - Cleo: the end
`

const found = (page: Page, messages: number) =>
  expect(page.getByText(`${messages} ${messages === 1 ? 'message' : 'messages'} found`)).toBeVisible()

/** What was found is as many as was said, in the search, and Back leads to the dashboard again. */
async function expectFound(page: Page, messages: number, ...chips: string[]): Promise<void> {
  await page.waitForURL('**/search')
  await found(page, messages)
  for (const chip of chips) await expect(page.getByRole('main').getByText(chip).first()).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  await page.goBack()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
}

async function openChat(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, chat)
}

const chart = (page: Page, name: string) => page.getByRole('figure', { name })
const link = (page: Page, of: string) => figure(page, of).getByRole('link')

async function filterBy(page: Page, isMobile: boolean, name: string): Promise<void> {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByRole('button', { name: isMobile ? /^Filters/ : /^People:/ }).click()
  await page.getByRole('option', { name, exact: true }).click()
  await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  if (isMobile) await page.getByRole('button', { name: /^Show .* messages?$/ }).click()
  else await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filters.getByRole('button', { name: `Remove filter: ${name}` })).toBeVisible()
}

test('the figures lead to what they count', once, async ({ page }) => {
  await openChat(page)
  await link(page, 'Total Messages').click()
  await expectFound(page, 9)
  await link(page, 'Avg Response Time').click()
  await expectFound(page, 6)
  await link(page, 'Media messages').click()
  await expectFound(page, 2)
  await link(page, 'Date Range').click()
  await page.waitForURL('**/search')
  await found(page, 9)
  // From the first one on.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'good morning' }).first()).toBeVisible()
  await page.goBack()
  await drawnCharts(page)
  // Replies after 45, 120, 7200, 36000 s, 42 days and 33 days: three took at least the median.
  await page.getByRole('button', { name: 'How “Median” is counted' }).click()
  await page.getByRole('link', { name: /^Replies that took at least/ }).click()
  await expectFound(page, 3)
  await page.getByRole('button', { name: 'How “Hours of the week” is counted' }).click()
  await page.getByRole('link', { name: 'Show these messages' }).click()
  await expectFound(page, 9)
})

test('the cells of a chart’s table lead to as many messages as they say, by keyboard', once, async ({ page }) => {
  await openChat(page)
  for (const name of ['Activity over time', 'Hours of the week', 'Message share', 'Calendar']) {
    const table = async () => {
      await page.getByRole('button', { name: `${name}, as a table` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      return page.getByRole('dialog').getByRole('cell').getByRole('link')
    }
    const figures = await (await table()).allTextContents()
    // Nothing is counted twice, and nothing left out.
    expect(figures.reduce((sum, text) => sum + Number(text), 0)).toBe(9)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // All of one chart; packages/api tests every cell of all.
    const places = name === 'Hours of the week' ? figures.keys() : [figures.length - 1]
    for (const place of places) {
      const cell = (await table()).nth(place)
      await cell.focus()
      await expect(cell).toBeFocused()
      await page.keyboard.press('Enter')
      await expectFound(page, Number(figures[place]))
    }
  }
})

/** The middle of the part of a drawing where its points are. */
async function inDrawing(page: Page, name: string, x: number, y: number) {
  const drawing = chart(page, name).locator('.nsewdrag').first()
  await drawing.scrollIntoViewIfNeeded()
  const box = await drawing.boundingBox()
  if (!box) throw new Error(`${name} is not drawn`)
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

test('a point of a drawing leads to its messages: a click at once, a tap says first what it hit', async ({ page, isMobile }) => {
  await openChat(page)
  // Wednesday, 9 AM: of 24 columns and 7 rows.
  const cell = await inDrawing(page, 'Hours of the week', 9.5 / 24, 2.5 / 7)
  if (isMobile) {
    await expect(chart(page, 'Hours of the week')).toContainText('Tap a part of the chart for its messages')
    await page.touchscreen.tap(cell.x, cell.y)
    await expect(chart(page, 'Hours of the week').getByRole('status').filter({ hasText: 'Wednesday, 9 AM: 4 messages' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.screenshot({ path: test.info().outputPath('tapped.png') })
    await expectAccessible(page)
    await expectNoSideways(page)
    await chart(page, 'Hours of the week').getByRole('link', { name: 'Show 4 messages' }).click()
  } else {
    await page.mouse.move(cell.x, cell.y)
    await expect(chart(page, 'Hours of the week').locator('.hoverlayer')).toContainText('Wednesday, 9 AM: 4 messages')
    await expect(chart(page, 'Hours of the week').locator('.hoverlayer')).toContainText('Click for the messages')
    await page.mouse.click(cell.x, cell.y)
  }
  await expectFound(page, 4, 'Wednesday')
  // An hour in which nothing was written leads nowhere.
  const empty = await inDrawing(page, 'Hours of the week', 3.5 / 24, 0.5 / 7)
  if (isMobile) await page.touchscreen.tap(empty.x, empty.y)
  else await page.mouse.click(empty.x, empty.y)
  if (isMobile) await expect(chart(page, 'Hours of the week')).toContainText('Monday, 3 AM: 0 messages')
  await expect(chart(page, 'Hours of the week').getByRole('link', { name: /^Show \d/ })).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('a notable day, a day of the calendar and a person lead to theirs, within the filters of the dashboard', async ({
  page,
  isMobile,
}) => {
  await openChat(page)
  await page
    .getByRole('list', { name: 'Notable days' })
    .getByRole('link', { name: /^Jan 13, 2021/ })
    .first()
    .click()
  await expectFound(page, 4)
  await chart(page, 'Message share').getByRole('link', { name: /^Ben/ }).click()
  await expectFound(page, 3, 'Ben')
  await filterBy(page, isMobile, 'Ana')
  await expect(figure(page, 'Total Messages')).toContainText('4')
  await link(page, 'Total Messages').click()
  await expectFound(page, 4, 'Ana')
  // The filters are still there, and the calendar is Ana's: of her four messages two were written in January.
  await expect(page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Remove filter: Ana' })).toBeVisible()
  await page.getByRole('button', { name: 'Calendar, as a table' }).click()
  await page
    .getByRole('dialog')
    .getByRole('row', { name: /January/ })
    .getByRole('link')
    .click()
  await expectFound(page, 2, 'Ana')
  await expect(page.getByText(/Ana.*wrote on 2 of 45 days/)).toBeVisible()
})
