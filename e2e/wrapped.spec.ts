import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChatFor, expectAccessible, expectNoSideways, goTo, openUpload } from './support/screens.ts'

// A story moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

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
const composer = (page: Page) => page.getByRole('dialog', { name: 'Share this slide' })
const place = (page: Page, at: number) => story(page).getByRole('group', { name: new RegExp(`^${at} of `) })

/** The width and the height that the file says it has. */
async function savedPicture(page: Page): Promise<[number, number]> {
  const download = page.waitForEvent('download')
  await composer(page).getByRole('button', { name: 'Save PNG' }).click()
  const saved = readFileSync(await (await download).path())
  return [saved.readUInt32BE(16), saved.readUInt32BE(20)]
}

test('a chat is shown as a story: turned by keys and taps, held, left and come back to; each slide links to its messages, and becomes a picture', async ({
  page,
  isMobile,
}) => {
  await openUpload(page)
  await analyzeChatFor(page, 'Wrapped', chat)
  await expect(page.getByText('This feature requires a Pro license. Please upgrade to continue.')).toBeVisible()
  // The dashboard says the same of what it locks: this is the screen once nobody is named any more.
  await expect(page.getByRole('main')).not.toContainText('Ana')
  // It takes its time: each thing is looked into on one of the two.
  if (!isMobile) await expectAccessible(page)
  await page.getByRole('link', { name: 'I have a license' }).click()
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()

  await goTo(page, 'Wrapped')
  await page.getByRole('radio', { name: '2021' }).click()
  await expect(page.getByRole('radio', { name: '2021' })).toBeChecked()
  await expect(page.getByText(/^\d+ slides from 352 messages$/)).toBeVisible()
  if (isMobile) await expectAccessible(page)
  await expectNoSideways(page)

  // The keyboard: held, so that nothing turns on its own.
  await page.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('Space')
  await expect(story(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(place(page, 1)).toContainText('352')
  await expect(story(page).getByRole('status')).toContainText('Slide 1 of')
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
  if (!isMobile) await expectAccessible(page)
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
  await page.keyboard.press('Escape')
  await expect(story(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play' })).toBeFocused()

  // As a picture: the very texts that are in it, without names, and without what is struck out.
  await page.getByRole('button', { name: /: (Who wrote how much|Everyone in here)$/ }).click()
  await page.keyboard.press('Space')
  await story(page).getByRole('button', { name: 'Share this slide' }).click()
  const picture = composer(page).getByRole('img', { name: /^The picture\./ })
  await expect(picture).toHaveAccessibleName(/Person A/)
  await expect(picture).not.toHaveAccessibleName(/Ana|Ben/)
  await composer(page)
    .getByRole('button', { name: 'Who', exact: true })
    .or(composer(page).getByRole('button', { name: 'Everyone', exact: true }))
    .click()
  await expect(picture).toHaveAccessibleName(/It says: ███/)
  if (isMobile) await expectAccessible(page)
  await expectNoSideways(page)
  const tall = await savedPicture(page)
  await composer(page).getByRole('radio', { name: 'Square, 1:1' }).click()
  expect([tall, await savedPicture(page)]).toEqual([
    [1080, 1920],
    [1080, 1080],
  ])
  await composer(page).getByRole('checkbox', { name: 'Show names' }).click()
  await expect(picture).toHaveAccessibleName(/Ana/)
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveCount(0)
  await expect(story(page).getByRole('button', { name: 'Share this slide' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(story(page)).toHaveCount(0)
  if (isMobile) return

  // The next slide comes by itself; with reduced motion there is no clock.
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(place(page, 1)).toBeVisible()
  await expect(story(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  // What is left of them lasts a millisecond.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
})
