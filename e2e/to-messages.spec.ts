import type { Page } from '@playwright/test'
import { threePeople } from '../apps/web/testing/small-chats.ts'
import { expect, test } from './support/journey.ts'
import { analyzeChat, drawnCharts, expectAccessible, expectNoSideways, figure, openUpload } from './support/screens.ts'

// A point of a drawing links to the messages it counts; what leads there by a link is a page test's (dashboard.page.test.tsx).

const found = (page: Page, messages: number) =>
  expect(page.getByText(`${messages} ${messages === 1 ? 'message' : 'messages'} found`)).toBeVisible()

/** What was found is as many as was said, in the search, and Back returns to the dashboard again. */
async function expectFound(page: Page, messages: number, ...chips: string[]): Promise<void> {
  await page.waitForURL('**/search')
  await found(page, messages)
  for (const chip of chips) await expect(page.getByRole('main').getByText(chip).first()).toBeVisible()
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
  await page.goBack()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
}

const chart = (page: Page, name: string) => page.getByRole('figure', { name })

/** The middle of a cell of the week; what is around its cells is as charts/heatmap.ts leaves it. */
async function inWeek(page: Page, weekday: number, hour: number) {
  const drawing = chart(page, 'Hours of the week').locator('[data-chart]')
  await drawing.scrollIntoViewIfNeeded()
  const box = await drawing.boundingBox()
  if (!box) throw new Error('the week is not drawn')
  const left = box.width < 480 ? 40 : 92
  return {
    x: box.x + left + ((box.width - left - 8) * (hour + 0.5)) / 24,
    y: box.y + 6 + ((box.height - 40) * (weekday + 0.5)) / 7,
  }
}

test('a point of a drawing links to its messages: a click immediately, a tap says first what it hit', async ({ page, isMobile }) => {
  await openUpload(page)
  await analyzeChat(page, threePeople)
  const cell = await inWeek(page, 2, 9)
  if (isMobile) {
    await expect(chart(page, 'Hours of the week')).toContainText('Tap the chart to see the messages')
    await page.touchscreen.tap(cell.x, cell.y)
    await expect(chart(page, 'Hours of the week').getByRole('status').filter({ hasText: 'Wednesday, 9 AM: 4 messages' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await page.screenshot({ path: test.info().outputPath('tapped.png') })
    await expectAccessible(page)
    await expectNoSideways(page)
    await chart(page, 'Hours of the week').getByRole('link', { name: 'Show 4 messages' }).click()
  } else {
    await page.mouse.move(cell.x, cell.y)
    await expect(chart(page, 'Hours of the week').getByText('Wednesday, 9 AM: 4 messages')).toBeVisible()
    await expect(chart(page, 'Hours of the week').getByText('Click to see the messages')).toBeVisible()
    await page.mouse.click(cell.x, cell.y)
  }
  await expectFound(page, 4, 'Wednesday')
  // An hour in which nothing was written leads nowhere.
  const empty = await inWeek(page, 0, 3)
  if (isMobile) await page.touchscreen.tap(empty.x, empty.y)
  else await page.mouse.click(empty.x, empty.y)
  if (isMobile) await expect(chart(page, 'Hours of the week')).toContainText('Monday, 3 AM: 0 messages')
  await expect(chart(page, 'Hours of the week').getByRole('link', { name: /^Show \d/ })).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  if (!isMobile) {
    await test.step('arrow keys go from point to point, each is read out, and Enter opens its messages', async () => {
      const week = chart(page, 'Hours of the week')
      await week.getByRole('button', { name: /^Save/ }).focus()
      await page.keyboard.press('Tab')
      await expect(week.getByRole('application', { name: 'Hours of the week' })).toBeFocused()
      const said = week.getByRole('status').filter({ hasText: /: \d+ messages?$/ })
      await expect(said).toHaveText('Monday, 12 AM: 0 messages')
      for (const key of ['ArrowDown', 'ArrowDown', ...Array.from({ length: 9 }, () => 'ArrowRight')]) await page.keyboard.press(key)
      await expect(said).toHaveText('Wednesday, 9 AM: 4 messages')
      await expectAccessible(page)
      await page.screenshot({ path: test.info().outputPath('by-keys.png') })
      await page.keyboard.press('Enter')
      await expectFound(page, 4, 'Wednesday')
    })
    return
  }

  await test.step('with the filters of a phone’s sheet, links open the messages that these leave', async () => {
    await page
      .getByRole('list', { name: 'Notable days' })
      .getByRole('link', { name: /^Jan 13, 2021/ })
      .first()
      .click()
    await expectFound(page, 4)
    await chart(page, 'Message share').getByRole('link', { name: /^Ben/ }).click()
    await expectFound(page, 3, 'Ben')
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('button', { name: /^Filters/ }).click()
    await page.getByRole('option', { name: 'Ana', exact: true }).click()
    await expect(page.getByRole('option', { name: 'Ana', exact: true })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: /^Show .* messages?$/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(figure(page, 'Total Messages')).toContainText('4')
    await figure(page, 'Total Messages').getByRole('link').click()
    await expectFound(page, 4, 'Ana')
    await expect(filters.getByRole('button', { name: 'Remove filter: Ana' })).toBeVisible()
    await page.getByRole('button', { name: 'Calendar, as a table' }).click()
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /January/ })
      .getByRole('link')
      .click()
    await expectFound(page, 2, 'Ana')
    await expect(page.getByText(/Ana.*wrote on 2 of 45 days/)).toBeVisible()
  })
})
