import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { chatFile, chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import { chooseChat, expectAccessibleInBothThemes, expectNoSideways, openUpload, picker, whenNarrow } from './support/screens.ts'
import { field, found, linked, openSearch, results } from './support/search.ts'

// It asserts that no request is made.
test.use({ loadsAhead: true })

const looksWrong = { name: 'Something looks wrong' }
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Show us the format, not the chat' })
const lines = (page: Page) => sheet(page).getByRole('region', { name: 'Masked sample' }).getByRole('listitem')

const masked = '99/99/9999, 99:99 - A: xxxxxxx xxxxxx 9\n99/99/9999, 99:99 - B: xxxxxxx xxxxxx 9\n'

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Save as file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('convostat-masked-sample.txt')
  return readFile(await file.path(), 'utf8')
}

test('a card that looks wrong gives a masked sample of its file, and sends nothing', once, async ({ page }) => {
  await openUpload(page)
  await chooseChat(page, chatText({ messages: 2 }).replace('message number 1', '\u200emessage\u202fnumber 1'))
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.getByRole('button', looksWrong).press('Enter')
  await expect(lines(page)).toHaveText(['99/99/9999, 99:99 - A: xxxxxxx xxxxxx 9LF', '99/99/9999, 99:99 - B: LRMxxxxxxxNNBSPxxxxxx 9LF'])
  await expectNoSideways(page)
  await expectAccessibleInBothThemes(page)
  await whenNarrow(page, async () => {
    await expectNoSideways(page)
    await expectAccessibleInBothThemes(page)
  })
  expect(await saved(page)).toBe(masked.replace(/xxxxxxx xxxxxx 9\n$/, '\u200exxxxxxx\u202fxxxxxx 9\n'))
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('button', looksWrong)).toBeFocused()

  // A file that cannot be read gives one, too.
  await picker(page).setInputFiles(chatFile('On day 14 of September, Ana said: hello\n'))
  await page.getByRole('alert').getByRole('button', looksWrong).click()
  await expect(lines(page)).toHaveText(['Xx xxx 99 xx Xxxxxxxxx, Xxx xxxx: xxxxxLF'])
  expect(sent.filter((url) => !url.startsWith('blob:'))).toEqual([])
})

test('a message that looks wrong in its conversation gives the lines around it, copied as they are shown', once, async ({ page }) => {
  // The page may write to the clipboard, and not read it.
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = async (text) => void sessionStorage.setItem('copied', text)
  })
  await openSearch(page, chatText({ messages: 20 }))
  await field(page).fill('"number 11"')
  await found(page, '1 message found')
  await results(page)
    .first()
    .getByRole('button', { name: /^Open in the conversation/ })
    .click()
  await expect(linked(page)).toBeVisible()
  await page.getByRole('button', looksWrong).click()
  await expect(lines(page)).toHaveCount(10)
  await sheet(page).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Sample copied.', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => sessionStorage.getItem('copied') ?? '')
  expect(copied).toMatch(/^99\/99\/9999, 99:99 - A: xxxxxxx xxxxxx 9\n.*\n⋯\n/)
  expect(copied).not.toMatch(/[0-8]|message|Ana|Ben/)
  // Its own key closes it alone.
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(linked(page)).toBeVisible()
})

test('in Arabic the file’s name and the lines of the sample begin at the right, each in its own direction', once, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ar'))
  await page.goto('/app')
  await picker(page).setInputFiles(chatFile(chatText({ messages: 2 }), 'Ana.txt'))
  const toTheRight = (locator: Locator) =>
    locator.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const block = element.closest('li, .flex-1') ?? element
      return block.getBoundingClientRect().right - range.getBoundingClientRect().right
    })
  const name = page.locator('label bdi').filter({ hasText: 'Ana.txt' })
  await expect(name).toBeVisible()
  expect(await toTheRight(name)).toBeLessThan(2)
  await page.locator('button:has(.lucide-flag)').first().click()
  const line = page.getByRole('dialog').getByRole('listitem').first()
  await expect(line).toContainText('99/99/9999')
  expect(await line.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  expect(await toTheRight(line)).toBeLessThan(2)
})
