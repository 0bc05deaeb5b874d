import type { Locator, Page } from '@playwright/test'
import { brightAndDark } from '../apps/web/testing/small-chats.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChatFor,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectHistorical,
  expectNoSideways,
  goTo,
  openUpload,
} from './support/screens.ts'
import { linked } from './support/search.ts'
import { enginesOf, inWorkers } from './support/worker-script.ts'

const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
async function openScreen(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChatFor(page, 'Emotional Insights', brightAndDark)
  await onScreen(page)
}

async function toScreen(page: Page): Promise<void> {
  await goTo(page, 'Emotional Insights')
  await onScreen(page)
}

async function onScreen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Emotional Insights' })).toBeVisible()
  await expect(block(page, 'Overall trend')).toContainText('Average sentiment')
}

/** How much of the sample chat's picture is behind the offer, 0 to 1. */
const coveredPart = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const offer = document.querySelector('main a[href$="/pricing"]')?.closest('.shadow-lift')?.getBoundingClientRect()
    const picture = document.querySelector('main [inert][aria-hidden=true]')?.getBoundingClientRect()
    if (!offer || !picture) return 1
    const width = Math.min(offer.right, picture.right) - Math.max(offer.left, picture.left)
    const height = Math.min(offer.bottom, picture.bottom) - Math.max(offer.top, picture.top)
    return (Math.max(0, width) * Math.max(0, height)) / (picture.width * picture.height)
  })

/** A number that is in a part of the page. */
const numberIn = async (place: Locator): Promise<number> => Number((await place.textContent())?.replace(/\D/g, ''))

test('without the model, locked and with Pro, the screen is accessible and nowhere too wide', async ({ page, context, isMobile }) => {
  test.slow()
  await inWorkers(
    context,
    `globalThis.hasModel = ${isMobile}
addEventListener('message', (event) => {
  const { id, name } = event.data
  if (hasModel || !/^(sentiment[.]|charts[.]sentiment)/.test(name)) return
  event.stopImmediatePropagation()
  postMessage({ id, failure: { code: 'model_unavailable', detail: 'No model. Try again.', request_id: 'e2e' } })
})`,
  )
  await openUpload(page)
  await analyzeChatFor(page, 'Emotional Insights', brightAndDark)
  if (!isMobile)
    await test.step('where the model cannot be had the screen says so, and Retry has it after all', async () => {
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('No model. Try again.')
      await expect(block(page, 'Overall trend')).toHaveCount(0)
      await expectAccessible(page)
      for (const worker of enginesOf(page)) await worker.evaluate(() => Reflect.set(globalThis, 'hasModel', true))
      await alert.getByRole('button', { name: 'Retry' }).click()
    })

  await test.step('locked', async () => {
    await toScreen(page)
    await expect(page.getByText(locked)).toBeVisible()
    expect(await coveredPart(page)).toBeLessThan(1 / 3)
    if (!isMobile) await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await page.screenshot({ path: test.info().outputPath('free.png'), fullPage: true })
    await page.getByRole('link', { name: 'I have a license' }).click()
    await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
    await expect(page.getByText('License activated successfully!')).toBeVisible()
  })

  await test.step('with Pro', async () => {
    await toScreen(page)
    await expect(page.getByText(locked)).toHaveCount(0)
    await expect(block(page, 'Highlights').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('figure', { name: 'Emotional sync' })).toContainText('over 12 weeks')
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await page.screenshot({ path: test.info().outputPath('pro.png'), fullPage: true })
  })

  if (isMobile)
    await test.step('on a phone a highlight is shown in its conversation, and corrected', async () => {
      const highlights = block(page, 'Highlights').getByRole('listitem')
      const quoted = (await highlights.first().locator('figure p').first().textContent()) ?? ''
      await highlights
        .first()
        .getByRole('button', { name: /^Show in the conversation/ })
        .click()
      await expect(linked(page)).toContainText(quoted)
      await page.goBack()

      const angry = block(page, 'Highlights').locator('[data-emotion=anger]')
      const words = (await angry.locator('figure p').first().textContent()) ?? ''
      await angry.getByRole('button', { name: /^Why\? (Ana|Ben), / }).click()
      const why = page.getByRole('dialog', { name: 'Why this result' })
      await expect(why.locator('figure').first()).toContainText(words)
      await why.getByRole('button', { name: 'Gratitude', exact: true }).click()
      await expect(why).toContainText('You set this to gratitude.')
      await expect(page.locator('[data-emotion=anger]').filter({ hasText: words })).toHaveCount(0)
      await expect(why.locator('figure').first()).toContainText(words)
      await why.getByRole('button', { name: 'Back to the estimate' }).click()
      await why.getByRole('button', { name: 'Close' }).click()
      await expect(why).toHaveCount(0)
      await expect(angry.filter({ hasText: words })).toHaveCount(1)
    })
})

test('a message shows why it is read so; corrected, all figures follow, until it is undone or taken back', once, async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChatFor(page, 'Search', brightAndDark)
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill('"which platform?"')
  await expect(page.getByText('19 messages found')).toBeVisible()
  const quick = page.getByRole('button', { name: /^Only messages that sound negative/ })
  const negative = await numberIn(quick)
  await page.getByRole('button', { name: 'Sentiment', exact: true }).click()
  const first = page.locator('[data-result]').first()
  await first.getByRole('button', { name: /^neutral: why\?/ }).click()
  const why = page.getByRole('dialog', { name: 'Why this result' })
  await expect(why).toContainText('It sounds neutral.')
  await expect(why.getByRole('region', { name: 'The words behind it' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.screenshot({ path: test.info().outputPath('why.png') })

  const choice = (name: string) => why.getByRole('button', { name, exact: true })
  await choice('Sadness').click()
  await expect(page.getByText('Corrected to sadness. The figures are updated.').first()).toBeVisible()
  await expect(why).toContainText('You set this to sadness.')
  await expect(choice('Sadness')).toHaveAttribute('aria-pressed', 'true')
  // The toast is over the dialog, which stays.
  await page.locator('[data-slips]').getByText('Undo').click()
  await expect(why).toContainText('It sounds neutral.')
  await choice('Negative').click()
  await expect(choice('Negative')).toHaveAttribute('aria-pressed', 'true')
  await why.getByRole('button', { name: 'Close' }).click()
  await expect(why).toHaveCount(0)
  const mark = first.getByRole('button', { name: 'corrected to negative: change' })
  await expect(mark).toBeVisible()
  await expect(mark).toBeFocused()
  // Pressed in the dialog, nothing was opened below it.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => numberIn(quick)).toBe(negative + 1)

  await page.reload()
  await expect(mark).toBeVisible()
  await quick.click()
  await expect(page.getByText('1 message found')).toBeVisible()
  await mark.click()
  await why.getByRole('button', { name: 'Back to the estimate' }).click()
  await expect(page.getByText('Back to the estimate. The figures are updated.').first()).toBeVisible()
  // The message is no longer on the list, and still asked about; the keyboard stays with what was chosen.
  await expect(why).toContainText('It sounds neutral.')
  await expect(choice('Negative')).toBeFocused()
  // The first Escape is the dialog's, the next the toast's about it.
  await page.keyboard.press('Escape')
  await expect(why).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeFocused()
  await expect(page.locator('[data-slips]').getByText('Back to the estimate.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-slips]').getByText('Back to the estimate.')).toHaveCount(0)
  await expectNoSideways(page)
})

test('an hour after a chat was analyzed the screen is not there, and analyzed again it is', once, async ({ page }) => {
  await page.clock.install()
  await openScreen(page)
  await expectHistorical(page)
})
