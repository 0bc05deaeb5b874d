import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, expectAccessible, expectNoSideways, goTo, openUpload } from './support/screens.ts'

/** Two years of two people: a message every second day, and a day on which far more was said than on any other. */
const chat = (() => {
  const two = (n: number) => String(n).padStart(2, '0')
  const lines: string[] = []
  for (let n = 0; n < 300; n++) {
    const day = new Date(Date.UTC(2021, 2, 14 + 2 * n))
    const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
    for (let i = 0; i < (n === 40 ? 60 : 2); i++)
      lines.push(`${date}, 21:${two(i)} - ${i % 2 ? 'Ben' : 'Ana'}: ${i % 2 ? 'lighthouse picnic 🌻' : 'marmalade for breakfast'}`)
  }
  return `${lines.join('\n')}\n`
})()

const story = (page: Page) => page.getByRole('dialog', { name: /^The story of/ })
const place = (page: Page, at: number) => story(page).getByRole('group', { name: new RegExp(`^${at} of `) })

test('a chat is told as a story: turned by keys and taps, held, left and come back to; each slide leads to its messages', async ({
  page,
  isMobile,
}) => {
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Wrapped')
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toContain('Ana')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'I have a license' }).click()
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()

  await goTo(page, 'Wrapped')
  await page.getByRole('radio', { name: '2021' }).click()
  await expect(page.getByRole('radio', { name: '2021' })).toBeChecked()
  await expect(page.getByText(/^\d+ slides from 352 messages$/)).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)

  // The keyboard: held, so that nothing turns by itself.
  await page.getByRole('button', { name: 'Tell the story' }).click()
  await page.keyboard.press('Space')
  await expect(story(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(place(page, 1)).toContainText('352')
  await expect(story(page).getByRole('status')).toContainText('Slide 1 of')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 1)).toBeVisible()
  await story(page)
    .getByRole('button', { name: 'Next slide' })
    .click({ position: { x: 200, y: 80 } })
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('End')
  await expect(story(page).getByRole('button', { name: 'Next slide' })).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(story(page)).toHaveCount(0)

  // From a slide to its messages, and back to the slide.
  await page.getByRole('button', { name: /: The busiest day$/ }).click()
  await expect(story(page)).toContainText('60')
  await story(page).getByRole('button', { name: 'Pause' }).click()
  await story(page).getByRole('link', { name: 'Show the messages' }).click()
  await expect(page.getByText('60 messages found')).toBeVisible()
  await page.goBack()
  await expect(story(page)).toContainText('The busiest day')
  if (!isMobile) expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Ana|Ben|lighthouse|marmalade/)
  await page.goBack()
  await expect(story(page)).toHaveCount(0)
})

test('whoever wants nothing to move turns every slide alone; else the next one comes by itself', async ({ page, isMobile }) => {
  test.skip(isMobile, 'The clock is the same on a phone.')
  await page.goto('/settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Wrapped')
  await page.getByRole('button', { name: 'Tell the story' }).click()
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Tell the story' }).click()
  await expect(story(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  await page.waitForTimeout(9000)
  await expect(place(page, 1)).toBeVisible()
})
