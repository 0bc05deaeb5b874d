/** The search as a reader sees it. */
import { expect, type Page, test } from '@playwright/test'
import { analyzeChatFor, openUpload } from './screens.ts'

export { birthdayChat as smallChat } from '../../apps/web/testing/birthday-chat.ts'
export const isPhone = () => test.info().project.name === 'phone'
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this chat' })
export const results = (page: Page) => page.locator('#search-results > li')
export const found = (page: Page, words: string) => expect(page.getByRole('status').filter({ hasText: /found$/ })).toHaveText(words)
/** The linked message in its conversation. */
export const linked = (page: Page) => page.locator('[data-message][aria-current=true]')
export const entry = (page: Page) => page.evaluate(() => JSON.stringify(history.state))

export const toSearch = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens' }).filter({ visible: true }).getByRole('link', { name: 'Search', exact: true }).click()

export async function openSearch(page: Page, chat: Parameters<typeof analyzeChatFor>[2]): Promise<void> {
  await openUpload(page)
  await analyzeChatFor(page, 'Search', chat)
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
}

export async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Filters/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('group', { name: 'The message has' })).toBeVisible()
}

export async function closeFilters(page: Page): Promise<void> {
  if (isPhone()) await page.getByRole('button', { name: /^Show (results|[\d,]+ messages?)$/ }).click()
  else
    await page
      .getByRole('button', { name: /^Filters/ })
      .filter({ visible: true })
      .click()
  await expect(page.getByRole('group', { name: 'The message has' })).toHaveCount(0)
}
