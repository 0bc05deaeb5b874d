import type { Page } from '@playwright/test'
import { threePeopleWithBurst } from '../apps/web/testing/small-chats.ts'
import { expect, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChatFor, expectAccessibleInBothThemes, expectNoSideways, expectToolsAtEnd, goTo, openUpload } from './support/screens.ts'
import { linked } from './support/search.ts'

const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
async function expectSound(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
}

test('the screen is accessible and nowhere too wide: locked, with its table open, and filtered to one person', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await openUpload(page)
  await analyzeChatFor(page, 'Relationship', threePeopleWithBurst)
  await test.step('locked', async () => {
    await expect(page.getByText(locked)).toBeVisible()
    await expectSound(page)
    await page.getByRole('link', { name: 'I have a license' }).click()
    await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
    await expect(page.getByText('License activated successfully!')).toBeVisible()
  })

  await test.step('with Pro, its table open', async () => {
    await goTo(page, 'Relationship')
    await expect(block(page, 'Conversation balance')).toContainText(/Ana\s*4/)
    await expect(page.getByText(locked)).toHaveCount(0)
    await expectSound(page)
    await expectToolsAtEnd(page)
    await block(page, 'Who answers whom').getByRole('button', { name: 'Who answers whom, as a table' }).click()
    const table = page.getByRole('dialog', { name: 'Who answers whom, as a table' })
    await expect(table.getByRole('row')).toHaveCount(5)
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expect(table).toHaveCount(0)
  })

  await test.step('a way to a part brings it into sight', async () => {
    const part = block(page, 'Silences and streaks')
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('button', { name: 'Silences and streaks' }).click()
    await expect(part).toBeFocused()
    await expect(part).toBeInViewport()
  })

  if (isMobile)
    await test.step('on a phone figures link to their messages, gaps and bursts to their conversations', async () => {
      for (const [name, link, found] of [['Who answers whom', '5.0 h', '2 messages found']]) {
        await block(page, name).getByRole('link', { name: link, exact: true }).first().click()
        await page.waitForURL('**/search')
        await expect(page.getByText(found)).toBeVisible()
        await page.goBack()
        await expect(block(page, name)).toBeVisible()
      }
      for (const [name, button] of [
        ['Longest gaps', /^33 days/],
        ['Several messages at once', /^3 messages in 2\.0\smin/],
      ] as const) {
        await block(page, name).getByRole('button', { name: button }).click()
        await expect(linked(page)).toContainText('there you are')
        await page.goBack()
      }
    })

  await test.step('filtered to one person', async () => {
    const filters = page.getByRole('region', { name: 'Filters' })
    await filters.getByRole('button', { name: isMobile ? /^Filters/ : /^People:/ }).click()
    await page.getByRole('option', { name: 'Ben', exact: true }).click()
    await expect(page.getByRole('option', { name: 'Ben', exact: true })).toHaveAttribute('aria-selected', 'true')
    if (isMobile) await page.getByRole('button', { name: /^Show .* messages?$/ }).click()
    else await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(block(page, 'Who answers whom').getByRole('row')).toHaveCount(2)
    await expectSound(page)
  })
})
