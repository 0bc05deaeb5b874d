import { expect, once, test } from './support/journey.ts'
import { analyzeChat, expectAccessible, expectNoSideways, openUpload, whenNarrow } from './support/screens.ts'

test(
  'where there is no chat, screens link to one and to the demo, and the dashboard to the start page; where chats are kept and none is open, they can be opened from any screen',
  once,
  async ({ page }) => {
    for (const path of ['/special-moments', '/search', '/emotional-insights', '/custom-milestones', '/ask']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: 'No chat open' })).toBeVisible()
        await expect(page).toHaveURL(path)
        await expect(page.getByRole('link', { name: 'Open a chat' })).toHaveAttribute('href', '/app')
        await expectNoSideways(page)
        if (path === '/search') await expectAccessible(page)
        await whenNarrow(page, async () => {
          await expectNoSideways(page)
          if (path === '/search') await expectAccessible(page)
        })
        await expect(page.getByRole('link', { name: 'Try the demo' })).toBeVisible()
      })
    }

    await page.goto('/dashboard')
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
    await expect(page.getByRole('button', { name: /export/i })).toHaveCount(0)

    await openUpload(page)
    await analyzeChat(page, { messages: 60 })
    await page.evaluate(() => {
      sessionStorage.removeItem('current-upload')
      localStorage.removeItem('current-upload')
    })
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'No Analysis Data' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
    await whenNarrow(page, async () => {
      await expect(page.getByRole('link', { name: 'Upload Chat' })).toBeVisible()
      await expectNoSideways(page)
    })
    await page.goto('/search')
    await expect(page.getByRole('heading', { level: 1, name: 'No chat open' })).toBeVisible()
    await whenNarrow(page, async () => {
      await expectAccessible(page)
      await expectNoSideways(page)
      await page.getByRole('region', { name: 'Recent Uploads' }).getByRole('button').first().click()
      await expect(page.getByRole('searchbox').first()).toBeVisible()
    })
  },
)

test('where there is no chat, the demo opens in one press', once, async ({ page }) => {
  await page.goto('/ask')
  await page.getByRole('link', { name: 'Try the demo' }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Maya Bellini/)
})
