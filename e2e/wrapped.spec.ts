import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChatFor, expectAccessible, expectNoSideways, goTo, openUpload, whenNarrow } from './support/screens.ts'

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
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Share', exact: true })
/** On a phone nothing has to be scrolled to begin. */
const expectPlayInSight = (page: Page) =>
  whenNarrow(page, async () => {
    await page.evaluate(() => scrollTo(0, 0))
    const [play, bar] = await Promise.all([
      page.getByRole('button', { name: 'Play' }).boundingBox(),
      page.locator('[data-bottom-bar]').boundingBox(),
    ])
    if (!play || !bar) throw new Error('no button, or no bar')
    expect(play.y + play.height).toBeLessThanOrEqual(bar.y)
  })
const place = (page: Page, at: number) => story(page).getByRole('group', { name: new RegExp(`^${at} of `) })

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
  await expect(page.getByText(/^\d+ scenes from 352 messages$/)).toBeVisible()
  if (isMobile) await expectAccessible(page)
  await expectNoSideways(page)
  await expect(page.getByRole('main')).toContainText(/Ana\W+&\W+Ben/)
  await expectPlayInSight(page)

  // The keyboard: held, so that nothing turns on its own.
  await page.getByRole('button', { name: 'Play' }).click()
  await page.keyboard.press('Space')
  await expect(story(page).getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(place(page, 1)).toContainText('352')
  await expect(story(page).getByRole('status')).toContainText('Scene 1 of')
  await page.keyboard.press('ArrowRight')
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(place(page, 1)).toBeVisible()
  await story(page)
    .getByRole('button', { name: 'Next scene' })
    .click({ position: { x: 200, y: 80 } })
  await expect(place(page, 2)).toBeVisible()
  await page.keyboard.press('End')
  await expect(story(page).getByRole('button', { name: 'Next scene' })).toHaveAttribute('aria-disabled', 'true')
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

  // Shared from where it is (share.spec.ts), and back to it.
  await page.getByRole('button', { name: /: (Who wrote how much|Everyone in here)$/ }).click()
  await page.keyboard.press('Space')
  await story(page).getByRole('button', { name: 'Share this slide' }).click()
  await expect(sheet(page).getByRole('img', { name: /^The picture\./ })).not.toHaveAccessibleName(/Ana|Ben/)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
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

/** A year of nine people with long names; the first messages are long, too. */
const longNames = (() => {
  const names = [
    'Annabelle-Konstantinopoulou-Smith',
    'Maximiliane von Hohenstein',
    'Bartholomew Featherstonehaugh',
    'Wilhelmina van der Meersch',
    'Oluwaseun Adebayo-Johnson',
    'Guadalupe-Rodríguez-Hernández',
    'Christopher Montgomery-Clarke',
    'Krishnamurthy-Venkatasubramanian',
    'Anastasia Papadopoulos',
  ]
  const two = (n: number) => String(n).padStart(2, '0')
  const first =
    'Good morning, neighbours! As the new secretary of the allotments I thought we should have a group that is not a sheet of paper in the rain, so here we all are, and nobody has to walk to the gate'
  return `${Array.from({ length: 720 }, (_, n) => {
    const day = new Date(Date.UTC(2021, 2, 14 + Math.floor(n / 2)))
    const said = n === 0 ? first : n === 1 ? `${first}, not once` : n % 2 ? 'lighthouse picnic 🌻' : 'marmalade for breakfast'
    return `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}, 21:${two(n % 50)} - ${names[(n * 7) % 9]}: ${said}`
  }).join('\n')}\n`
})()

/** Where a part of the scene begins and ends, from the top of the screen. */
const edges = async (page: Page, part: string) => {
  const box = await story(page).locator(part).boundingBox()
  if (!box) throw new Error(`no ${part} on this scene`)
  return { top: box.y, bottom: box.y + box.height }
}

test('a cover has room for long names and a long message; a scene without a message opens on its subject, and is in the middle of its place', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openUpload(page)
  await analyzeChatFor(page, 'Wrapped', longNames, 'chat.txt')
  await page.getByRole('link', { name: 'I have a license' }).click()
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  await goTo(page, 'Wrapped')
  await expect(page.getByRole('main')).toContainText('and 6 more')
  await expectPlayInSight(page)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(place(page, 1)).toContainText('Annabelle-Konstantinopoulou-Smith')
  // On the side of the interface, no matter from which side it is written.
  await expect(story(page).locator('.scene-quote')).toHaveCSS('text-align', 'left')
  const [names, said, days] = await Promise.all(['.scene-names', '.scene-said', '.scene-days'].map((part) => edges(page, part)))
  expect(said.top).toBeGreaterThanOrEqual(names.bottom)
  if (isMobile) expect(days.top).toBeGreaterThanOrEqual(said.bottom)
  else expect((await edges(page, '.scene-cover-ribbon')).top).toBeGreaterThanOrEqual(Math.max(said.bottom, days.bottom))

  // Emoji keep away from the large one.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /: Your favorite emoji$/ }).click()
  const [field, figureOfField] = await Promise.all(['.scene-form', '.scene-figure'].map((part) => edges(page, part)))
  expect(figureOfField.top - field.bottom).toBeGreaterThanOrEqual(28)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Scene 2: / }).click()
  await expect(place(page, 2)).toBeVisible()
  const never = story(page).getByRole('button', { name: /^Never this one/ })
  while ((await never.count()) > 0) await never.click()
  const title = story(page).locator('.scene-title')
  await expect(title).toHaveText('Everyone in here')
  if (!isMobile) return
  const [scene, subject, figure, form] = await Promise.all(
    ['.scene', '.scene-title', '.scene-late', '.scene-form'].map((part) => edges(page, part)),
  )
  const [above, below] = [Math.min(figure.top, form.top) - subject.bottom, scene.bottom - Math.max(figure.bottom, form.bottom)]
  expect(Math.abs(above - below)).toBeLessThan(0.08 * (scene.bottom - scene.top))
})
