import { chatText } from './support/chats.ts'
import { card, cards, choose, isExport, onDevice, title, toUpload, written } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { analyzeButton, analyzeChat, analyzeChatFor, chooseChat, drawnCharts, figure, openUpload, picker } from './support/screens.ts'

/** Messages number `from` to `to` of one long chat. */
const part = (from: number, to: number, names = ['Ana', 'Ben']) => chatText({ messages: to, names }).split('\n').slice(from, to).join('\n')

test('two exports with an overlap become one chat, and what is new is shown until it is dismissed', once, async ({ page }) => {
  await openUpload(page)
  await analyzeChatFor(page, 'Favorites', part(0, 200))
  await written(page, 1)
  await toUpload(page)
  await chooseChat(page, part(150, 260), 'later.txt')
  await expect(page.getByText('This looks like a newer export of “Ana & Ben”')).toBeVisible()
  await page.getByRole('button', { name: 'Add to it' }).click()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('260')
  // The 201st message is of the 18th, 37 minutes after the one before.
  const news = page.getByText('60 new messages since Jan 18, 2021. You already had 50 messages.')
  await expect(news).toBeVisible()
  await expect(card(page, 'Ana & Ben')).toContainText('combined from 2 exports')
  await expect(cards(page)).toHaveCount(1)
  await expect.poll(async () => (await onDevice(page)).files.filter(isExport).length).toBe(2)
  await page.reload()
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText('260')
  await expect(news).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(news).toHaveCount(0)
  await page.reload()
  await drawnCharts(page)
  await expect(news).toHaveCount(0)
})

test(
  'another chat is refused where it should have been added, and can be analyzed for itself; one with someone else is not taken for one that is kept; a further export is added from the card, and the same file again brings nothing new',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, part(0, 100))
    await written(page, 1)
    await choose(page, 'Ana & Ben', 'Add a newer export')
    await chooseChat(page, { messages: 40, names: ['Eva', 'Finn'], say: (n) => `something else ${n}` })
    await page.getByRole('button', { name: 'Add to the chat' }).click()
    await expect(page.getByRole('alert')).toContainText(
      'This looks like a different chat: too few of its people are in the one you want to add it to.',
    )
    await page.getByRole('button', { name: 'Analyze separately', exact: true }).click()
    await page.waitForURL('**/dashboard')
    await expect(title(page)).toHaveText('Eva & Finn')
    await expect(cards(page)).toHaveCount(2)
    await expect(card(page, 'Ana & Ben')).toContainText('100 messages')

    await choose(page, 'Ana & Ben', 'Add a newer export')
    await page.waitForURL('**/app')
    expect(new URL(page.url()).search).toBe('')
    await expect(page.getByText('The next export you choose will be added to “Ana & Ben”.')).toBeVisible()
    await expect(picker(page)).toBeFocused()
    // The choice survives a reload, and can be taken back.
    await page.reload()
    await expect(page.getByText('The next export you choose will be added to “Ana & Ben”.')).toBeVisible()
    await chooseChat(page, part(0, 100))
    await page.getByRole('button', { name: 'Add to the chat' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('This export contains nothing new.')).toBeVisible()
    await expect(figure(page, 'Total Messages')).toContainText('100')
    await page.getByRole('link', { name: 'Add a newer export' }).click()
    await expect(page.getByText('The next export you choose will be added to “Ana & Ben”.')).toBeVisible()
    await page.getByRole('button', { name: 'Analyze separately instead' }).click()
    await expect(page.getByText('The next export you choose')).toHaveCount(0)
    await analyzeChat(page, part(0, 90))
    await expect(cards(page)).toHaveCount(3)

    await toUpload(page)
    await chooseChat(page, { messages: 30, names: ['Ana', 'Dan'] })
    await expect(analyzeButton(page)).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByText('This looks like')).toHaveCount(0)
  },
)
