import { expect, test } from '@playwright/test'
import { productServer } from './support/product-server.ts'

test('a chat screen opens a mail to the operator and stays; to anyone else it opens none', async ({ page }) => {
  const server = await productServer('browser', [], { CONVOSTAT_SUPPORT_EMAIL: 'help+us@chats.example' })
  try {
    const opened: string[] = []
    page.on('console', (message) => opened.push(message.text()))
    await page.goto(`${server.origin}/app`)
    // The link of the app, not the one of the start screen.
    await expect(page.locator('#start')).toHaveCount(0)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'help+us@chats.example' })
    await link.click()
    await expect.poll(() => opened).toEqual(["Launched external handler for 'mailto:help+us@chats.example'."])
    await expect(page).toHaveURL(`${server.origin}/app`)

    await link.evaluate((anchor) => anchor.setAttribute('href', 'mailto:else@chats.example?body=leak'))
    await link.click()
    await expect(page).not.toHaveURL(`${server.origin}/app`)
    expect(opened).toHaveLength(1)
  } finally {
    await server.stop()
  }
})
