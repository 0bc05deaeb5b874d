import type { Page } from '@playwright/test'
import { foundAgain } from '../apps/web/testing/small-chats.ts'
import { expect, test } from './support/journey.ts'
import { analyzeChatFor, expectAccessibleInBothThemes, expectNoSideways, goTo, openUpload } from './support/screens.ts'

const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const more = async (page: Page, title: string, entry: string) => {
  await card(page, title)
    .getByRole('button', { name: `More about “${title}”` })
    .click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('special moments are accessible and nowhere too wide; what is saved, named and dismissed outlasts a reload', async ({
  page,
  isMobile,
}) => {
  await openUpload(page)
  await test.step('a chat of three messages has none yet', async () => {
    if (isMobile) return
    await analyzeChatFor(
      page,
      'Special Moments',
      '01/03/2021, 09:00 - Ana: hi\n01/03/2021, 09:01 - Ben: hello\n01/03/2021, 09:02 - Ana: love you\n',
    )
    await expect(page.getByRole('heading', { name: 'No Special Moments Yet' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await goTo(page, 'Upload')
  })
  await analyzeChatFor(page, 'Special Moments', foundAgain)
  await expect(card(page, '576 days without a message, then Ana wrote')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)

  const love = card(page, 'Ben said it first')
  await love.getByRole('button', { name: /^Open: Ben/ }).click()
  await page.waitForURL(/\/conversation#\d+$/)
  await expect(page.getByText('love you too').first()).toBeVisible()
  await page.goBack()
  await love.getByRole('button', { name: 'Save to favorites' }).click()
  await expect(page.getByText('Message saved to favorites!').first()).toBeVisible()
  await more(page, 'Ben said it first', 'Rename')
  await page.getByLabel('Your name for this moment').fill('The balcony')
  await page.keyboard.press('Enter')
  await expect(card(page, 'The balcony')).toContainText('Ben said it first')
  await more(page, '576 days without a message, then Ana wrote', 'Dismiss')
  await expect(card(page, '576 days without a message, then Ana wrote')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(card(page, '576 days without a message, then Ana wrote')).toBeVisible()
  await more(page, '576 days without a message, then Ana wrote', 'Dismiss')
  await expect(page.getByText('1 dismissed moment')).toBeVisible()
  await page.reload()
  await expect(card(page, 'The balcony')).toBeVisible()
  await expect(card(page, '576 days without a message, then Ana wrote')).toHaveCount(0)
  await goTo(page, 'Favorites')
  await expect(page.getByText('from Moments')).toBeVisible()
})
