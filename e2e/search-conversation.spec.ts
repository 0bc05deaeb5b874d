import { chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import { field, found, openSearch, panel, results } from './support/search.ts'

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
