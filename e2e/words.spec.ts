import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, expectAccessibleInBothThemes, expectNoSideways, goTo, openUpload } from './support/screens.ts'
import { enginesOf, inWorkers } from './support/worker-script.ts'

/** Two people with words of their own, one written from right to left, one without spaces, emoji, a phrase and links. */
const says = [
  ['Ana', 'the harbour is quiet and the harbour lights are on ❤️'],
  ['Ben', 'mountain weather again, the mountain is in the clouds 😂'],
  ['Ana', 'good night dear harbour שלום'],
  ['Ben', 'good night dear, mountain tomorrow 散歩しましょう'],
  ['Ana', 'look at https://www.boats.example/one ❤️❤️'],
]
const two = (n: number) => String(n).padStart(2, '0')
const chat = Array.from({ length: 60 }, (_, n) => {
  const [name, text] = says[n % says.length]
  return `${two(1 + (n % 28))}/${two(1 + Math.floor(n / 28))}/2021, 09:${two(n % 60)} - ${name}: ${text}\n`
}).join('')

const locked = 'This feature requires a Pro license. Please upgrade to continue.'
const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const chart = (page: Page, name: string) => page.getByRole('figure', { name, exact: true })
const wordList = (page: Page) => page.getByRole('region', { name: 'Words said most, as a list' })

async function goPro(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
  await expect(page.getByText('License activated successfully!')).toBeVisible()
}

async function openWords(page: Page): Promise<void> {
  await openUpload(page)
  await analyzeChat(page, chat)
  await goTo(page, 'Words')
  await expect(page.getByRole('heading', { level: 1, name: 'Words' })).toBeVisible()
}

test('Free sees an invented cloud behind the reason, and no call of Pro is made', once, async ({ page, context }) => {
  await inWorkers(
    context,
    `globalThis.heardCalls = []
addEventListener('message', ({ data }) => typeof data?.name === 'string' && heardCalls.push(data.name))`,
  )
  await openWords(page)
  await expect(page.getByText(locked)).toBeVisible()
  const behind = await page.getByRole('main').innerText()
  expect(behind).toContain('balcony')
  for (const own of ['harbour', 'mountain', 'Ana']) expect(behind).not.toContain(own)
  const heard = await Promise.all(enginesOf(page).map((engine) => engine.evaluate(() => Reflect.get(globalThis, 'heardCalls') as string[])))
  expect(heard.flat().filter((name) => name.startsWith('words.'))).toEqual([])
  await expectAccessibleInBothThemes(page)
})

test('words and emoji are clouds; any word has its story and leads to its messages; one that is left out is gone, and comes back', async ({
  page,
}) => {
  await goPro(page)
  await openWords(page)
  const cloud = chart(page, 'Words said most')
  await expect(cloud.locator('svg text', { hasText: 'harbour' })).toBeVisible()
  for (const word of ['mountain', 'שלום']) await expect(cloud.locator('svg text', { hasText: word })).toHaveCount(1)
  await expect(cloud.locator('svg text', { hasText: /^the$/ })).toHaveCount(0)
  await expect(chart(page, 'Emoji sent most').locator('svg text').first()).toBeVisible()
  await expect(block(page, 'What each says more than the others')).toContainText('harbour')
  await expect(block(page, 'Links')).toContainText('boats.example')
  await expect(block(page, 'How each writes').getByRole('heading', { level: 3 })).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)

  // The story: the count of the search behind it is the same.
  await cloud.locator('svg g', { hasText: 'harbour' }).first().click()
  const story = page.getByRole('dialog', { name: 'The story of a word' })
  await expect(story).toContainText('Said 36 times in 24 messages.')
  await expect(story).toContainText('the harbour is quiet and the harbour lights are on')
  await expectAccessibleInBothThemes(page)
  await story.getByRole('link', { name: 'Show 24 messages' }).click()
  await page.waitForURL('**/search')
  await expect(page.getByText('24 messages found')).toBeVisible()
  expect(page.url()).not.toMatch(/[?#]/)
  await page.goBack()

  // Left out from the list, by the keyboard; every count follows, a reload keeps it, and the slip or the chip brings it back.
  await wordList(page)
    .getByRole('button', { name: /^harbour/ })
    .press('Enter')
  await story.getByRole('button', { name: 'Leave this word out' }).click()
  await expect(story).toHaveCount(0)
  await expect(wordList(page).getByRole('button', { name: /^mountain/ })).toBeVisible()
  await expect(wordList(page).getByRole('button', { name: /^harbour/ })).toHaveCount(0)
  await expect(block(page, 'What each says more than the others')).not.toContainText('harbour')
  await page.reload()
  const choice = block(page, 'Which words count')
  await expect(choice).toContainText('Left out by you')
  await expect(wordList(page).getByRole('button', { name: /^mountain/ })).toBeVisible()
  await expect(wordList(page).getByRole('button', { name: /^harbour/ })).toHaveCount(0)
  await choice.getByRole('button', { name: /^Count .*harbour.* again$/ }).click()
  await expect(wordList(page).getByRole('button', { name: /^harbour/ })).toBeVisible()
  await choice.getByRole('checkbox', { name: /Everyday/ }).check()
  await expect(wordList(page).getByRole('button', { name: /^the/ })).toBeVisible()
  await expectNoSideways(page)
})

test(
  'a cloud is saved as a picture and as a table, works without a network, and stands the same way again',
  once,
  async ({ page, context }) => {
    await goPro(page)
    await openUpload(page)
    await context.setOffline(true)
    await analyzeChat(page, chat)
    await goTo(page, 'Words')
    const cloud = chart(page, 'Words said most')
    const drawn = () => cloud.locator('svg[role=img]').first().innerHTML()
    await expect(cloud.locator('svg text', { hasText: 'harbour' })).toBeVisible()
    const before = await drawn()
    await goTo(page, 'Dashboard')
    await goTo(page, 'Words')
    await expect(cloud.locator('svg text', { hasText: 'harbour' })).toBeVisible()
    expect(await drawn()).toBe(before)

    const save = async (entry: string) => {
      await cloud.getByRole('button', { name: 'Save “Words said most”' }).click()
      const saving = page.waitForEvent('download')
      await page.getByRole('menuitem', { name: entry }).click()
      return saving
    }
    const picture = await save('Save as image')
    expect(picture.suggestedFilename()).toBe('convostat-words.png')
    expect(
      readFileSync(await picture.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    const table = await save('Save as CSV')
    expect(readFileSync(await table.path(), 'utf8')).toMatch(/Word,Said,Messages\r?\nharbour,36,24/)
    await context.setOffline(false)
  },
)
