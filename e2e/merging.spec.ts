import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import { analyzeChat, chooseChat, drawnCharts, expectAccessible, expectNoSideways, figure, goTo, openUpload } from './support/screens.ts'

/** Some messages in a chat of two. */
const part = (from: number, to: number, names = ['Ana', 'Ben'], say?: (n: number) => string) =>
  chatText({ messages: to, names, say }).split('\n').slice(from, to).join('\n')

/** Another export should be added to the chat that was just analyzed. */
async function addTo(page: Page, title: string): Promise<void> {
  await goTo(page, 'Upload')
  await page.getByRole('button', { name: `More about ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Add a newer export' }).click()
  await expect(page.getByText(`The next export you choose will be added to “${title}”.`)).toBeVisible()
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to the chat' })
const question = (page: Page) => page.getByText('Is “Benjamin” the same person as “Ben”?')

test(
  'someone else in a chat of two is analyzed separately; a contact that was renamed is asked about before, and reported after the export is added; a chat of the same people and days with other messages is refused, and a phone that travelled is reported',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, part(0, 100))
    await addTo(page, 'Ana & Ben')
    await chooseChat(
      page,
      part(0, 60, ['Ana', 'Benjamin'], (n) => `of another chat ${n}`),
      'other.txt',
    )
    await expect(question(page)).toBeVisible()
    // A reader who says they are one person is warned that the messages speak against it.
    await page.getByRole('button', { name: 'Same person, add it' }).click()
    await expect(
      page.getByText('This looks like a different chat: too few of its people are in the one you want to add it to.'),
    ).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: 'Analyze separately' }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ana\s*&\s*Benjamin$/)
    await expect(figure(page, 'Total Messages')).toContainText('60')

    await addTo(page, 'Ana & Ben')
    await chooseChat(page, part(100, 200, ['Ana', 'Benjamin']), 'later.txt')
    await expect(question(page)).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    // Nothing is added without an answer: the button links to it.
    await addButton(page).click()
    const answer = page.getByRole('button', { name: 'Same person, add it' })
    await expect(answer).toBeFocused()
    await answer.press('Enter')
    await page.waitForURL('**/dashboard')
    await drawnCharts(page)
    await expect(figure(page, 'Total Messages')).toContainText('200')
    await expect(page.getByText(/We count “.?Benjamin.?” and “.?Ben.?” as one person: in this chat of two/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ana\s*&\s*Ben$/)
    await expectAccessible(page)
    await expectNoSideways(page)

    await addTo(page, 'Ana & Ben')
    await chooseChat(
      page,
      part(0, 80, undefined, (n) => `of the other account ${n}`),
      'other.txt',
    )
    await addButton(page).click()
    await expect(
      page.getByText('This looks like a different chat: it has messages from the same days, but hardly any of them match.'),
    ).toBeVisible()
    await expectAccessible(page)
    // The same messages six hours later: exported in another time zone.
    const travelled = part(0, 220).replace(/(\d\d)\/01\/2021, (\d\d)/g, (_, day, hour) => {
      const at = new Date(Date.UTC(2021, 0, Number(day), Number(hour) + 6))
      return `${String(at.getUTCDate()).padStart(2, '0')}/01/2021, ${String(at.getUTCHours()).padStart(2, '0')}`
    })
    await chooseChat(page, travelled, 'travelled.txt')
    await addButton(page).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText(/^20 new messages since .+\. You already had 200 messages\.$/)).toBeVisible()
    await expect(page.getByText('We moved its times 6 hours earlier to match the first file.')).toBeVisible()
    await expect(figure(page, 'Total Messages')).toContainText('220')
  },
)
