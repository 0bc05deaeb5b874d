import { analyzeChats, card, cardButton, cards, choose, onDevice, title, toUpload, undo, written } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChat,
  analyzeChatFor,
  chooseChat,
  drawnCharts,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSideways,
  figure,
  goTo,
  whenNarrow,
} from './support/screens.ts'

test(
  'two chats: the cards tell them apart, one is current, a click changes over; a deleted one can be restored, and dismissed it is permanently deleted; an hour later the other can be analyzed again',
  once,
  async ({ page }) => {
    await analyzeChats(page, [
      ['Ana', 30],
      ['Ben', 44],
    ])
    await expect(cards(page)).toHaveCount(2)
    await expect(card(page, 'Me & Ben')).toContainText('44 messages')
    await expect(card(page, 'Me & Ben')).toContainText('Current')
    await expect(card(page, 'Me & Ben')).toContainText('Jan 13 – 14, 2021')
    await expect(card(page, 'Me & Ben')).toContainText(/analyzed (just now|\d+ minutes? ago)/)
    await expect(card(page, 'Me & Ana')).not.toContainText('Current')
    await whenNarrow(page, async () => {
      await expect(card(page, 'Me & Ben').getByText('Current')).toBeVisible()
      await expect(card(page, 'Me & Ben').getByText('44 messages')).toBeVisible()
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'More about Me & Ana' }).click()
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    })
    await cardButton(page, 'Me & Ana').click()
    await expect(title(page)).toHaveText('Me & Ana')
    await expect(figure(page, 'Total Messages')).toContainText('30')
    await expect(page.getByText('wrote about as many messages')).toBeVisible()
    await expect(card(page, 'Me & Ana')).toContainText('Current')
    await page.reload()
    await drawnCharts(page)
    await expect(title(page)).toHaveText('Me & Ana')
    // The same cards are on the upload screen, and link to the dashboard.
    await toUpload(page)
    await expect(card(page, 'Me & Ana')).toContainText('Current')
    await cardButton(page, 'Me & Ben').click()
    await page.waitForURL('**/dashboard')
    await expect(title(page)).toHaveText('Me & Ben')
    await expect(figure(page, 'Total Messages')).toContainText('44')
    await drawnCharts(page)
    // The card of the chat on the screen links to it as well.
    await toUpload(page)
    await cardButton(page, 'Me & Ben').click()
    await page.waitForURL('**/dashboard')

    // By pointer in a wide window: deletions.spec.ts and history-deleting.spec.ts.
    await whenNarrow(page, async () => {
      await choose(page, 'Me & Ana', 'Delete')
      await expect(cards(page)).toHaveCount(1)
      await expect(page.getByText('“Me & Ana” deleted').filter({ visible: true }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSideways(page)
      expect((await onDevice(page)).records).toBe(2)
      await undo(page).click()
      await expect(cards(page)).toHaveCount(2)
      await expect(undo(page)).toHaveCount(0)
      await choose(page, 'Me & Ana', 'Delete')
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await written(page, 1)
    })
    await page.reload()
    await drawnCharts(page)
    await expect(cards(page)).toHaveCount(1)
    await expect(title(page)).toHaveText('Me & Ben')

    await expect(page.getByRole('button', { name: 'Analyze again' })).toHaveCount(0)
    await page.evaluate(async () => {
      const opening = indexedDB.open('convostat')
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const store = opening.result.transaction('uploads', 'readwrite').objectStore('uploads')
      const getting = store.getAll()
      await new Promise((resolve) => {
        getting.onsuccess = resolve
      })
      const [kept] = getting.result
      kept.record.uploadDate = new Date(Date.now() - 2 * 3_600_000 - 60_000).toISOString()
      await new Promise((resolve) => {
        store.put(kept).onsuccess = resolve
      })
      opening.result.close()
    })
    await page.reload()
    await drawnCharts(page)
    await expect(page.getByText('Analyzed 2 hours ago.')).toBeVisible()
    await expect(card(page, 'Me & Ben')).toContainText('analyzed 2 hours ago')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Analyze again' }).click()
    await expect(page.getByText('Analyzed 2 hours ago.')).toHaveCount(0)
    await expect(card(page, 'Me & Ben')).toContainText('analyzed just now')
    await page.reload()
    await drawnCharts(page)
    await expect(page.getByRole('button', { name: 'Analyze again' })).toHaveCount(0)
  },
)

test(
  'everything about the history can be done by keyboard; of ten chats six are there at first, the others on demand, and the oldest makes room for the eleventh',
  once,
  async ({ page }) => {
    test.slow()
    await analyzeChats(page, [
      ['Ana', 30],
      ['Ben', 44],
      ['Eva', 50],
    ])
    await cardButton(page, 'Me & Eva').focus()
    await page.keyboard.press('ArrowRight')
    await expect(cardButton(page, 'Me & Ben')).toBeFocused()
    await page.keyboard.press('End')
    await expect(cardButton(page, 'Me & Ana')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(cardButton(page, 'Me & Eva')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(cardButton(page, 'Me & Ben')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'More about Me & Ben' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Add a newer export' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(2)
    // The card that took its place has the keyboard; F8 moves to the toasts, Tab to the first one and into it.
    await expect(cardButton(page, 'Me & Ana')).toBeFocused()
    await expect(undo(page)).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.getByRole('list').and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('listitem').and(page.locator(':focus'))).toContainText('“Me & Ben” deleted')
    await page.keyboard.press('Tab')
    await expect(undo(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cards(page)).toHaveCount(3)
    await cardButton(page, 'Me & Ana').focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Me & Ana')

    for (const [i, name] of ['Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida', 'Jo'].entries()) {
      await toUpload(page)
      await analyzeChatFor(page, 'Favorites', { messages: 10 + i, names: ['Me', name] })
    }
    await goTo(page, 'Dashboard')
    await expect(cards(page)).toHaveCount(6)
    await page.getByRole('button', { name: 'Show all 10' }).click()
    await expect(cards(page)).toHaveCount(10)
    await expect(cards(page).first()).toHaveText('Me & Jo')
    await expect(cards(page).last()).toHaveText('Me & Ana')
    await expectNoSideways(page)
    await toUpload(page)
    await analyzeChat(page, { messages: 33, names: ['Me', 'Kim'] })
    await page.getByRole('button', { name: 'Show all 10' }).click()
    await expect(cards(page).last()).toHaveText('Me & Ben')
    await written(page, 10)
  },
)

test(
  'the history is accessible: cards, menu, toast, offer, dialog, in both themes; P20: a truncated chat says so on its card, and of how many messages while it is current',
  once,
  async ({ page }) => {
    test.slow()
    await analyzeChats(page, [
      ['Ana', 30],
      ['Ben', 5001],
    ])
    await expect(card(page, 'Me & Ben')).toContainText('Truncated: 5,000 of 5,001')
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'More about Me & Ana' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    // It waits while one is at it.
    await undo(page).hover()
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await undo(page).click()
    await toUpload(page)
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Delete everything...' }).click()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Keep everything' }).click()
    await choose(page, 'Me & Ana', 'Add a newer export')
    await expect(page.getByText('The next export you choose')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Analyze separately instead' }).click()
    await chooseChat(page, { messages: 400, names: ['Me', 'Ana'] })
    await expect(page.getByText('This looks like a newer export of “Me & Ana”')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    // Where a file is chosen there are no cards.
    await page.goto('/dashboard')
    await cardButton(page, 'Me & Ana').click()
    await expect(title(page)).toHaveText('Me & Ana')
    await expect(card(page, 'Me & Ben')).toContainText('Truncated')
    await expect(card(page, 'Me & Ana')).not.toContainText('Truncated')
  },
)
