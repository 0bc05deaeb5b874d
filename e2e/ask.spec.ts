import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import {
  analyzeChatFor,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSideways,
  goTo,
  openUpload,
  whenNarrow,
} from './support/screens.ts'
import { linked } from './support/search.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** Two people for a year; where the wedding is was said once, in the middle. */
const lines = Array.from({ length: 150 }, (_, n) => {
  const day = new Date(Date.UTC(2021, 2, 14 + 2 * n))
  const date = `${two(day.getUTCDate())}/${two(day.getUTCMonth() + 1)}/${day.getUTCFullYear()}`
  const fact = n === 70 ? [`${date}, 21:05 - Ben: the wedding is going to be in the old mill by the river`] : []
  return [
    `${date}, 21:00 - Ana: marmalade for breakfast`,
    `${date}, 21:01 - Ana: and tea?`,
    `${date}, 21:02 - Ben: lighthouse picnic 🌻`,
    ...fact,
  ]
}).flat()
const chat = `${lines.join('\n')}\n`

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const exchange = (page: Page, question: string | RegExp) => page.getByRole('article', { name: question })

/** Writes a question and asks it with Enter. */
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

async function openAsk(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChatFor(page, 'Ask', chat)
  await expect(page.getByRole('heading', { name: 'Ask the chat' })).toBeVisible()
}

test('on Free one question is answered, with its figure and the messages behind it; it is kept, can be deleted and had back, and the next one is for Pro', async ({
  page,
  isMobile,
}) => {
  await openAsk(page)
  await expect(page.getByText('1 question per chat on Free')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions this chat can answer' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)

  // A question that the chat does not answer costs nothing.
  await ask(page, 'What is the capital of Mongolia?')
  await expect(exchange(page, /Mongolia/)).toContainText('I can’t answer that yet.')
  await expect(exchange(page, /Mongolia/).getByRole('heading', { name: 'You could ask' })).toBeVisible()
  await expect(page.getByText('1 question per chat on Free')).toBeVisible()

  // Asked again by a press, it brings up no keyboard on a touch screen, and people with one continue in the field.
  await exchange(page, /Mongolia/)
    .getByRole('button', { name: 'Ask again' })
    .click()
  await expect(exchange(page, /Mongolia/)).toHaveCount(2)
  // While it is being answered no other question is taken.
  await expect(exchange(page, /Mongolia/).last()).toContainText('I can’t answer that yet.')
  if (await page.evaluate(() => matchMedia('(hover: hover)').matches)) await expect(field(page)).toBeFocused()
  else await expect(page.locator(':focus')).toHaveText(/Mongolia/)

  await ask(page, 'How many messages did Ana send?')
  const answered = exchange(page, 'How many messages did Ana send?')
  await expect(answered).toContainText('300')
  await expect(answered).toContainText('Computed from every message')
  await answered.getByText('How this is counted').click()
  await expect(answered.getByText('Based on 451 messages.')).toBeVisible()
  // Said once, as a whole.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '300' })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'That was this chat’s free question' })).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)

  // A message behind it opens in its conversation, and is saved from here.
  await answered
    .getByRole('button', { name: /^Open in the conversation: Ana/ })
    .first()
    .click()
  await page.waitForURL(/\/conversation#\d+$/)
  await expect(linked(page)).toContainText('marmalade for breakfast')
  await page.goBack()
  await answered.getByRole('button', { name: 'Save to favorites' }).first().click()
  await expect(page.getByText('Saved to favorites').first()).toBeVisible()

  // It is there after a reload; deleted, it can be had back.
  await page.reload()
  await expect(answered).toContainText('300')
  await answered.getByRole('button', { name: /^Delete the question/ }).click()
  await expect(answered).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click()
  await expect(answered).toContainText('300')

  // The same chat, analyzed again, has had its question, on a phone as well.
  if (isMobile) return
  await openUpload(page)
  await analyzeChatFor(page, 'Ask', chat, 'again.txt')
  await expect(page.getByRole('heading', { name: 'That was this chat’s free question' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()
})

test(
  'with Pro a conversation continues, by keyboard alone: computed, found, led on to the search, asked again, copied, deleted as a whole, and gone with the chat',
  once,
  async ({ page }) => {
    test.slow()
    // The page may write to the clipboard, and not read it.
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = async (text) => void sessionStorage.setItem('copied', text)
    })
    await page.goto('/settings')
    await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
    await expect(page.getByText('License activated successfully!')).toBeVisible()
    await openAsk(page)
    await expect(page.getByText(/on Free/)).toHaveCount(0)

    // Two lines, then the question; who deletes part of it again is not understood otherwise.
    await field(page).focus()
    await page.keyboard.type('Who sent')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('most messages?')
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    const first = exchange(page, /Who sent\s+most messages/)
    await expect(first).toContainText('Computed from every message')
    await expect(first.getByRole('listitem').filter({ hasText: 'Ana' }).first()).toContainText('300')

    await ask(page, 'Where is the wedding going to be?')
    const found = exchange(page, /wedding/)
    await expect(found).toContainText('Best matching messages')
    await expect(found).toContainText('the old mill by the river')

    // A suggestion takes nothing of what is being written.
    await field(page).fill('When did we')
    await page
      .getByRole('button', { name: 'Which day was the busiest?' })
      .or(page.getByRole('button').filter({ hasText: /\?$/ }))
      .first()
      .click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(field(page)).toHaveValue('When did we')
    await whenNarrow(page, () => expectNoSideways(page))
    await expectAccessible(page)

    await found.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied', { exact: true })).toBeVisible()
    const copied = (await page.evaluate(() => sessionStorage.getItem('copied'))) ?? ''
    for (const part of ['Where is the wedding going to be?', 'Best matching messages', 'the old mill by the river'])
      expect(copied).toContain(part)

    await found.getByRole('button', { name: 'Ask again' }).click()
    await expect(exchange(page, /wedding/)).toHaveCount(2)
    // While it is being answered no other question is taken.
    await expect(exchange(page, /wedding/).last()).toContainText('Best matching messages')
    await ask(page, 'How many messages did Ana send?')
    await exchange(page, /Ana send/)
      .getByRole('link', { name: 'Find all of them in the search' })
      .click()
    await expect(page.getByText('300 messages found')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(5)

    // Asked in another direction of writing, it is shown in it.
    await ask(page, 'כמה הודעות?')
    const hebrew = exchange(page, 'כמה הודעות?').getByRole('heading').first()
    expect(await hebrew.evaluate((heading) => getComputedStyle(heading).direction)).toBe('rtl')

    await expect(exchange(page, 'כמה הודעות?').getByRole('button', { name: 'Ask again' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete this conversation' }).click()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).click()
    await expect(page.getByRole('article')).toHaveCount(6)

    // It is included in the download, and is deleted with everything else.
    await goTo(page, 'Settings')
    await expect(page.getByText(/6 answered questions/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Delete everything...' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByText('Everything is deleted.')).toBeVisible()
    const left = await page.evaluate(async () => {
      const open = indexedDB.open('convostat')
      const database = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result)
      })
      const counts = ['asked-questions', 'answered-questions'].map(
        (name) =>
          new Promise<number>((resolve) => {
            const count = database.transaction(name).objectStore(name).count()
            count.onsuccess = () => resolve(count.result)
          }),
      )
      const all = await Promise.all(counts)
      database.close()
      return all
    })
    expect(left).toEqual([0, 0])
  },
)
