import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
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
  whenNarrow,
} from './support/screens.ts'

const people = (page: Page) => page.getByRole('dialog', { name: 'People', exact: true })
const edit = (page: Page, name: string) => people(page).getByRole('button', { name: `Edit ${name}`, exact: true })
/** Over the dialog, which takes it out of the tree of roles. */
const undo = (page: Page) => page.locator('[data-slips]').getByText('Undo')
const slip = (page: Page, text: string) => page.locator('[data-slips]').getByText(text)
const total = (page: Page) => figure(page, 'Total Messages')

async function openPeople(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'People and names' }).click()
  await expect(people(page).getByRole('list', { name: 'Everyone in this chat' })).toBeVisible()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(people(page)).toHaveCount(0)
}

/** A person on the dashboard's cover. */
const named = (page: Page, name: string) => page.getByRole('heading', { level: 1 }).getByRole('button', { name, exact: true })

async function renameInPlace(page: Page, from: string, to: string): Promise<void> {
  await named(page, from).click()
  const actions = page.getByRole('dialog', { name: from, exact: true })
  await expect(actions.getByRole('button', { name: 'All people' })).toBeVisible()
  await expectAccessible(page)
  await actions.getByRole('button', { name: 'Rename' }).click()
  await expect(actions.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await expect(slip(page, `Renamed to “${to}”.`)).toBeVisible()
  await expect(named(page, to)).toBeFocused()
}

/** Ana, Ben, and Cleo, who has a new number from the hundredth message on. */
const family = (messages = 120) =>
  chatText({ messages, names: ['Ana', 'Ben', 'Cleo'], say: (n) => `picnic number ${n}` })
    .split('\n')
    .map((line, n) => (n >= 100 ? line.replace('- Cleo:', '- +49 170 1234567:') : line))
    .join('\n')

test('people are renamed, merged, hidden and taken back; every figure follows', once, async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, family())
  await expect(total(page)).toContainText('120')
  await openPeople(page)
  await expectNoSideways(page)
  await expectAccessible(page)
  await whenNarrow(page, async () => {
    await expectNoSideways(page)
    await expectAccessible(page)
  })

  await people(page).getByRole('button', { name: '“Cleo” and “+49 170 1234567” are the same person' }).click()
  await expect(slip(page, 'Merged into one person: “Cleo”.')).toBeVisible()
  await expect(people(page).getByText('In the file: Cleo, +49 170 1234567')).toBeVisible()
  await expect(people(page).getByText('One person under two names?')).toHaveCount(0)

  await edit(page, 'Ana').click()
  const name = people(page).getByRole('textbox', { name: 'Name' })
  await name.fill('Ben')
  await expect(people(page).getByText('“Ben” already exists. If you save, they become one person.')).toBeVisible()
  await name.fill('M'.repeat(90))
  await expect(people(page).getByText('90 of 100 letters. Please shorten the name.')).toBeVisible()
  await whenNarrow(page, async () => {
    await expect(people(page).getByText('90 of 100 letters. Please shorten the name.')).toBeVisible()
    await expectNoSideways(page)
  })
  await name.fill('Mum')
  await name.press('Enter')
  await expect(people(page).getByText('In the file: Ana')).toBeVisible()
  // The keyboard stays where one was, and what was taken back does not take it away.
  await expect(name).toBeFocused()
  await people(page).getByRole('button', { name: 'As in the file' }).press('Enter')
  await expect(people(page).getByText('In the file: Ana')).toHaveCount(0)
  await expect(people(page).getByRole('group', { name: 'Edit Ana' })).toBeFocused()
  await undo(page).click()
  await expect(people(page).getByText('In the file: Ana')).toBeVisible()
  await expect(
    people(page).getByRole('group', { name: 'Edit Mum' }).locator(':focus').or(people(page).locator('[data-person-form]:focus')),
  ).toHaveCount(1)
  await people(page).getByRole('checkbox', { name: 'This is me' }).click()
  await expect(people(page).getByText('You', { exact: true })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await whenNarrow(page, async () => {
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
  })
  await edit(page, 'Ben').click()
  await people(page).getByRole('checkbox', { name: 'Hide' }).click()
  await expect(people(page).getByText('Hidden', { exact: true })).toBeVisible()
  await whenNarrow(page, async () => {
    await expect(people(page).getByText('Hidden', { exact: true })).toBeVisible()
    await expectNoSideways(page)
  })
  await close(page)
  await expect(page.getByRole('button', { name: 'People and names' })).toBeFocused()

  await expect(total(page)).toContainText('80')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mum & Cleo')
  await expect(page.getByText('1 person is hidden. Their messages don’t count in any figure.')).toBeVisible()
  await whenNarrow(page, () => expectNoSideways(page))
  await goTo(page, 'Search')
  await page.locator('#search-field').fill('picnic from:mum')
  await page.keyboard.press('Enter')
  await expect(page.getByText('40 messages found')).toBeVisible()
  await page.locator('#search-field').fill('picnic from:ben')
  await page.keyboard.press('Enter')
  await expect(page.getByText('40 messages found')).toHaveCount(0)

  // The last change is taken back, and only that one.
  await goTo(page, 'Dashboard')
  await openPeople(page)
  await edit(page, 'Ben').click()
  await people(page).getByRole('checkbox', { name: 'Hide' }).click()
  await expect(slip(page, '“Ben” counts again.')).toBeVisible()
  await whenNarrow(page, async () => {
    await expectNoSideways(page)
    await undo(page).click()
    await expect(people(page).getByRole('checkbox', { name: 'Hide' })).toBeChecked()
  })
  await close(page)
  await expect(total(page)).toContainText('80')

  // Where a person is named, too.
  await renameInPlace(page, 'Mum', 'Mama')
  await undo(page).click()
  await expect(named(page, 'Mum')).toBeVisible()
  await whenNarrow(page, async () => {
    await renameInPlace(page, 'Cleo', 'Cleopatra')
    await expectNoSideways(page)
    await undo(page).click()
    await expect(named(page, 'Cleo')).toBeVisible()
  })
})

test(
  'what is said of people outlasts a reload, is known in other tabs and of a later export, and goes with everything',
  once,
  async ({ page, context }) => {
    await openUpload(page)
    await analyzeChat(page, family())
    await expectCopies(page, 1)
    await openPeople(page)
    await edit(page, 'Ben').click()
    await people(page).getByRole('textbox', { name: 'Name' }).fill('Benedikt')
    await people(page).getByRole('button', { name: 'Save' }).click()
    await expect(edit(page, 'Benedikt').or(people(page).getByText('In the file: Ben'))).not.toHaveCount(0)
    await close(page)
    await page.reload()
    await drawnCharts(page)
    await expect(page.getByRole('list', { name: 'People' }).getByText('Benedikt')).toBeVisible()

    // Another tab is notified of it, by the palette and the settings, too.
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
  },
)
