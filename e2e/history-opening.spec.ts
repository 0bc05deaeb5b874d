import { writeFile } from 'node:fs/promises'
import { chatText } from './support/chats.ts'
import { analyzeChats, card, cardButton, cards, onDevice, removeCopy, title, toUpload } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { analyzeButton, analyzeChat, cancelAtOnce, drawnCharts, expectAccessible, figure, openUpload, picker } from './support/screens.ts'

test(
  'a chat whose copy is gone says so on its card, and what was on the screen stays; where it is that of this tab the others are offered',
  once,
  async ({ page }) => {
    await analyzeChats(page, [
      ['Eva', 20],
      ['Ana', 30],
      ['Ben', 44],
    ])
    // After a reload the list is read once: no card is looked up again, and taken away, before it is clicked.
    await page.reload()
    await drawnCharts(page)
    await expect(cards(page)).toHaveCount(3)
    await removeCopy(page, 0)
    await cardButton(page, 'Me & Eva').click()
    await expect(page.getByRole('alert')).toHaveText('Upload data not found. It may have been cleaned up.')
    await expect(title(page)).toHaveText('Me & Ben')

    await removeCopy(page, 1)
    await page.reload()
    await expect(title(page)).toHaveText('No Analysis Data')
    await expectAccessible(page)
    await cardButton(page, 'Me & Ana').click()
    await expect(title(page)).toHaveText('Me & Ana')
    await drawnCharts(page)
  },
)

test(
  'P27: reading a large chat can be canceled and begun again; it shows how far it is while it is opened, and that can be canceled, too',
  once,
  async ({ page }, testInfo) => {
    test.slow()
    await openUpload(page)
    const path = testInfo.outputPath('chat.txt')
    await writeFile(path, chatText({ messages: 600_000, names: ['Me', 'Ana'] }))
    const canceled = cancelAtOnce(page)
    await picker(page).setInputFiles(path)
    await canceled
    await expect(page.getByText('Drop your exported chat here')).toBeVisible()
    await picker(page).setInputFiles(path)
    await expect(page.getByText('600,000 messages').first()).toBeVisible({ timeout: 60_000 })
    await analyzeButton(page).click()
    await page.waitForURL('**/dashboard', { timeout: 60_000 })
    await expect.poll(async () => (await onDevice(page)).records, { timeout: 60_000 }).toBe(1)
    await toUpload(page)
    await analyzeChat(page, { messages: 12, names: ['Me', 'Ben'] })
    const openingCanceled = cancelAtOnce(page)
    await cardButton(page, 'Me & Ana').click()
    expect(await openingCanceled).toBe(true)
    await expect(card(page, 'Me & Ana').getByRole('progressbar')).toHaveCount(0)
    await expect(title(page)).toHaveText('Me & Ben')
    // What is asked next is answered about the chat on the screen.
    await page.reload()
    await expect(figure(page, 'Total Messages')).toContainText('12')
    await cardButton(page, 'Me & Ana').click()
    await expect(title(page)).toHaveText('Me & Ana', { timeout: 60_000 })
  },
)
