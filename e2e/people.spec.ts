import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  drawnCharts,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectCopies,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
} from './support/screens.ts'

const people = (page: Page) => page.getByRole('dialog', { name: 'People', exact: true })
const edit = (page: Page, name: string) => people(page).getByRole('button', { name: `Edit ${name}`, exact: true })
/** Over the dialog, which takes it out of the tree of roles. */
const undo = (page: Page) => page.locator('[data-slips]').getByText('Undo')
const total = (page: Page) => figure(page, 'Total Messages')

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People and names' }).click()
  await expect(people(page).getByRole('list', { name: 'Everyone in this chat' })).toBeVisible()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(people(page)).toHaveCount(0)
}

/** Ana, Ben, and Cleo, who has a new number from the hundredth message on. */
const family = (messages = 120) =>
  chatText({ messages, names: ['Ana', 'Ben', 'Cleo'], say: (n) => `picnic number ${n}` })
    .split('\n')
    .map((line, n) => (n >= 100 ? line.replace('- Cleo:', '- +49 170 1234567:') : line))
    .join('\n')

test('what is said of people outlasts a reload, is known in other tabs and of a later export, and goes with everything; the dialog is accessible and nowhere too wide', async ({
  page,
  context,
  isMobile,
}) => {
  await openUpload(page)
  await analyzeChat(page, family())
  await expectCopies(page, 1)
  await openPeople(page)
  await expectNoSideways(page)
  await expectAccessible(page)
  await edit(page, 'Ben').click()
  await people(page).getByRole('textbox', { name: 'Name' }).fill('Benedikt')
  await people(page).getByRole('button', { name: 'Save' }).click()
  await expect(edit(page, 'Benedikt').or(people(page).getByText('In the file: Ben'))).not.toHaveCount(0)
  await people(page).getByRole('checkbox', { name: 'This is me' }).click()
  await expect(people(page).getByText('You', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await close(page)
  // The rest is the same on a phone.
  if (isMobile) return
  await page.reload()
  await drawnCharts(page)
  await expect(page.getByRole('list', { name: 'People' }).getByText('Benedikt')).toBeVisible()

  // Another tab hears of it, by the palette and the settings, too.
  const other = await context.newPage()
  await other.goto('/settings')
  await other.getByRole('button', { name: 'People and names' }).click()
  await edit(other, 'Benedikt').click()
  await people(other).getByRole('button', { name: 'As in the file' }).click()
  await expect(page.getByRole('list', { name: 'People' }).getByText('Ben', { exact: true })).toBeVisible()
  await undo(other).click()
  await expect(page.getByRole('list', { name: 'People' }).getByText('Benedikt')).toBeVisible()
  await other.close()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('rename')
  await page.keyboard.press('Enter')
  await expect(people(page)).toBeVisible()
  await close(page)

  // The same chat again, with more in it: as another upload.
  await goTo(page, 'Upload')
  await chooseChat(page, family(150), 'later.txt')
  await analyzeButton(page).click()
  await page.waitForURL('**/dashboard')
  await drawnCharts(page)
  await expect(page.getByRole('list', { name: 'People' }).getByText('Benedikt')).toBeVisible()
  await expect(total(page)).toContainText('150')

  await goTo(page, 'Settings')
  await page.getByRole('button', { name: 'Delete everything...' }).click()
  await expect(page.getByText(/the names in 1 chat/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  await openUpload(page)
  await analyzeChat(page, family())
  await expect(page.getByRole('list', { name: 'People' }).getByText('Ben', { exact: true })).toBeVisible()
})
