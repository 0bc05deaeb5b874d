import {
  entries,
  entry,
  expectCounts,
  findOne,
  lying,
  note,
  openFavorites,
  putFavorites,
  slip,
  texts,
  title,
  undo,
} from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChatFor,
  chooseTheme,
  expectAccessible,
  expectContrast,
  expectCopies,
  expectNoSideways,
  goTo,
  openUpload,
} from './support/screens.ts'
import { linked } from './support/search.ts'

// The network is switched off on the way.
test.use({ loadsAhead: true })

test(
  'a found message is saved once, outlasts a reload, a longer export and its chat, and opens where it was said',
  once,
  async ({ page }) => {
    test.slow()
    const say = (n: number) => (n === 40 ? 'meet me at the harbour' : `message number ${n}`)
    await openUpload(page)
    await analyzeChatFor(page, 'Search', { messages: 60, say })
    await expectCopies(page, 1)
    const result = await findOne(page, 'harbour')
    await result.getByRole('button', { name: 'Save to favorites' }).click()
    await expect(slip(page, 'Message saved to favorites!')).toBeVisible()
    await result.getByRole('button', { name: 'Saved to favorites' }).click()
    await expect(slip(page, 'Message already saved to favorites!')).toBeVisible()
    await goTo(page, 'Favorites')
    await expectCounts(page, 1, 1, 1)
    await expect(entry(page, 'meet me at the harbour')).toContainText('Ana & Ben')
    await expect(entry(page, 'meet me at the harbour')).toContainText(/Jan 14, 2021, 8:40/)
    await entry(page, 'harbour').getByRole('button', { name: 'Before and after: show' }).click()
    // The others are of other conversations.
    await expect(entry(page, 'harbour')).toContainText('Nothing right before or after it can be shown here.')
    await expectAccessible(page)
    await entry(page, 'harbour').getByRole('button', { name: 'Before and after: hide' }).click()
    await expect(entry(page, 'harbour')).not.toContainText('Nothing right before')
    await page.reload()
    await expectCounts(page, 1, 1, 1)

    // A longer export of the same chat, as a separate upload.
    await goTo(page, 'Upload')
    await analyzeChatFor(page, 'Search', { messages: 90, say })
    await expectCopies(page, 2)
    await (await findOne(page, 'harbour')).getByRole('button', { name: 'Saved to favorites' }).click()
    await expect(slip(page, 'Message already saved to favorites!')).toBeVisible()
    await goTo(page, 'Favorites')
    await expectCounts(page, 1, 1, 1)
    await entry(page, 'harbour').getByRole('button', { name: 'Open in its conversation' }).click()
    await expect(linked(page)).toContainText('meet me at the harbour')
    await expect(page.getByText('message number 41', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(title(page)).toBeVisible()

    // Another chat is open: the way leads through the one it is from.
    await goTo(page, 'Upload')
    await analyzeChatFor(page, 'Favorites', { messages: 20, names: ['Cem', 'Dan'] })
    await entry(page, 'harbour').getByRole('button', { name: 'Open in its conversation' }).click()
    await entry(page, 'harbour').getByRole('button', { name: 'Open that chat' }).click()
    await expect(linked(page)).toContainText('meet me at the harbour')
    await page.getByRole('button', { name: 'Back to Favorites' }).click()
    await expect(title(page)).toBeVisible()
  },
)

test(
  'without any chat: empty it says what to do; a chat that is gone is named; the network is not needed; removed and cleared messages can be restored, also by a person who left too early; notes are kept as they are written; sorted, of one chat, and found by a word',
  once,
  async ({ page, context }) => {
    await openUpload(page)
    await openFavorites(page)
    await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upload Chat' }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSideways(page)
    await putFavorites(page, [{ text: 'still here' }])
    await context.setOffline(true)
    await entry(page, 'still here').getByRole('button', { name: 'Open in its conversation' }).click()
    await expect(page.getByText('This message is from “Ana & Ben”, which is no longer on this device.')).toBeVisible()
    await entry(page, 'still here').getByRole('button', { name: 'Remove from favorites' }).click()
    await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(async () => (await lying(page, 'favorites')).length).toBe(0)

    await putFavorites(
      page,
      Array.from({ length: 5 }, (_, n) => ({ text: `keep ${n}`, originalDate: `2021-03-0${n + 1}T09:00:00`, note: n === 2 ? 'mine' : '' })),
    )
    await expectCounts(page, 5, 1, 5)
    await entry(page, 'keep 1').getByRole('button', { name: 'Remove from favorites' }).click()
    await expect(entries(page)).toHaveCount(4)
    // The focus is on the one that took its place.
    await expect(entry(page, 'keep 2').getByRole('button', { name: 'Remove from favorites' })).toBeFocused()
    await undo(page).click()
    await expect(entries(page)).toHaveCount(5)
    await expect.poll(() => texts(page)).toEqual([0, 1, 2, 3, 4].map((n) => `keep ${n}`))

    await page.getByRole('button', { name: 'Clear All' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear all favorites?' })
    await expect(question).toContainText('5 saved messages')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Keep them' }).click()
    await expect(question).toHaveCount(0)
    await expect(entries(page)).toHaveCount(5)
    await page.getByRole('button', { name: 'Clear All' }).click()
    await question.getByRole('button', { name: 'Clear 5 messages' }).click()
    await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
    await expect(page.locator('#content')).toBeFocused()
    await expect(undo(page)).toBeVisible()
    await expect.poll(async () => (await lying(page, 'favorites')).filter(({ removedOn }) => removedOn === null).length).toBe(0)
    await page.reload()
    await expect(slip(page, 'Earlier, 5 messages were removed from favorites.')).toBeVisible()
    await undo(page).click()
    await expectCounts(page, 5, 1, 5)
    await expect(entry(page, 'keep 2')).toContainText('mine')
    // Dismissed, they are permanently deleted.
    await page.getByRole('button', { name: 'Clear All' }).click()
    await question.getByRole('button', { name: 'Clear 5 messages' }).click()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(async () => (await lying(page, 'favorites')).length).toBe(0)

    await putFavorites(page, [
      { text: 'The café by the harbour', author: 'Ben', originalDate: '2021-03-05T21:05:00' },
      { text: 'See you on the wall', author: 'Cem', originalDate: '2020-01-01T00:00:00', uploadTitle: 'Climbing' },
      { text: 'Goodnight', author: 'Ana', originalDate: '2022-12-31T23:59:59' },
    ])
    await expectCounts(page, 3, 3, 3)
    await entry(page, 'Goodnight').getByRole('button', { name: 'Note: add one' }).click()
    await expect(note(page)).toBeFocused()
    await note(page).fill('She never said it twice')
    await expect.poll(async () => (await lying(page, 'favorites')).map(({ note }) => note)).toContain('She never said it twice')
    await expectAccessible(page)
    await note(page).fill('x'.repeat(1990))
    await expect(page.getByText('10 characters left')).toBeVisible()
    await note(page).fill('Only once')
    // While a word is composed, Escape is about the word.
    await note(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
    await expect(note(page)).toBeFocused()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(entry(page, 'Goodnight').getByRole('button', { name: 'Edit the note' })).toBeFocused()
    await page.reload()
    await expect(entry(page, 'Goodnight')).toContainText('Only once')
    await entry(page, 'Goodnight').getByRole('button', { name: 'Edit the note' }).click()
    await page.getByRole('button', { name: 'Remove note' }).click()
    await expect(entry(page, 'Goodnight')).not.toContainText('Only once')
    await undo(page).click()
    await expect(entry(page, 'Goodnight')).toContainText('Only once')

    const sort = page.getByRole('combobox', { name: 'Sort by' })
    const [cafe, wall, night] = ['The café by the harbour', 'See you on the wall', 'Goodnight']
    for (const [order, expected] of [
      ['Newest message', [night, cafe, wall]],
      ['Oldest message', [wall, cafe, night]],
      ['Author', [night, cafe, wall]],
      ['Newest saved', [cafe, wall, night]],
    ] as const) {
      await sort.selectOption(order)
      await expect.poll(() => texts(page)).toEqual(expected)
    }
    await page.getByRole('combobox', { name: 'Chat' }).selectOption({ label: 'Climbing' })
    await expect.poll(() => texts(page)).toEqual([wall])
    await expect(page.getByText('1 of 3 saved messages')).toBeVisible()
    await page.getByRole('combobox', { name: 'Chat' }).selectOption({ label: 'All chats' })
    const find = page.getByRole('searchbox', { name: 'Find in favorites' })
    await find.fill('CAFE')
    await expect(entries(page).locator('mark')).toHaveText('café')
    await find.fill('once')
    await expect.poll(() => texts(page)).toEqual([night])
    await find.fill('nowhere')
    await expect(page.getByText('No saved message matches.')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.locator('#content')).toBeFocused()
    await expect(entries(page)).toHaveCount(3)
    expect(new URL(page.url()).search).toBe('')
    // Without the entry's random keys, in which a short word may occur.
    const state = await page.evaluate(() => JSON.stringify(history.state).replace(/"(?:__TSR_)?key":"[^"]*"|[0-9a-f]{32}/g, ''))
    expect(state).not.toMatch(/once|cafe|Climbing/i)
  },
)

test('people with low vision, and people in the dark, find everything', async ({ page }) => {
  await putFavorites(page, [
    { text: 'Some words with a note', note: 'About them' },
    { text: `${'long '.repeat(400)}end`, author: 'A name that goes on and on for much longer than any line of a phone' },
    { text: `https://example.org/${'way'.repeat(60)}`, uploadTitle: 'A group with a name that goes on and on for much longer than a line' },
    { text: 'כן, אני בדרך', author: 'דנה' },
  ])
  for (const theme of ['Light', 'Dark'] as const) {
    await chooseTheme(page, theme)
    await (theme === 'Light' ? expectAccessible(page) : expectContrast(page))
    await expectNoSideways(page)
  }
  // By the keyboard alone: from what one looks for to the first message and its note.
  await page.getByRole('searchbox', { name: 'Find in favorites' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Export PDF' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Open in its conversation' }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Edit the note' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(note(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit the note' })).toBeFocused()
})
