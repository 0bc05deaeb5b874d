import type { Page } from '@playwright/test'
import { chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import { analyzeChat, chooseTheme, expectAccessible, expectCopies, expectNoSideways, figure, goTo, openUpload } from './support/screens.ts'

const entries = (page: Page) => page.getByRole('list', { name: 'Saved messages' }).getByRole('listitem')
const entry = (page: Page, text: string) => entries(page).filter({ hasText: text })
/** What is drawn: what is said aloud is there for a second only, which a busy machine may miss. */
const slip = (page: Page, text: string) => page.getByText(text).first()
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Favorites' })
const note = (page: Page) => page.getByRole('textbox', { name: 'Your note' })

/** The screen of the favorites, opened by its address: it needs no chat. */
async function openFavorites(page: Page): Promise<void> {
  await page.goto('/favorites')
  await expect(title(page)).toBeVisible()
}

async function expectCounts(page: Page, saved: number, authors: number, days: number): Promise<void> {
  await expect(figure(page, 'Saved')).toHaveText(saved.toLocaleString('en-US'))
  await expect(figure(page, 'Unique authors')).toHaveText(`${authors}`)
  await expect(figure(page, 'Different days')).toHaveText(days.toLocaleString('en-US'))
}

interface Given {
  author: string
  text: string
  originalDate: string
  uploadTitle: string
  note: string
}

/** Puts records into one store of the browser's database. */
const put = (page: Page, store: string, records: readonly object[]) =>
  page.evaluate(
    async ([store, records]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('convostat')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const writing = database.transaction(store, 'readwrite')
      for (const record of records) writing.objectStore(store).put(record)
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onabort = () => reject(writing.error)
      })
      database.close()
    },
    [store, records] as const,
  )

/** Puts favorites there, as screens that save would, the first one saved last. */
async function putFavorites(page: Page, given: readonly Partial<Record<keyof Given, unknown>>[]): Promise<void> {
  const records = given.map((each, n) => ({
    v: 1,
    id: `given-${n}`,
    author: 'Ana',
    text: `message ${n}`,
    originalDate: '2021-03-04T09:00:00',
    savedOn: new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString(),
    source: 'Search',
    uploadId: 'upload_1600000000000',
    uploadTitle: 'Ana & Ben',
    note: '',
    notedOn: null,
    removedOn: null,
    ...each,
  }))
  await openFavorites(page)
  await put(page, 'favorites', records)
  await openFavorites(page)
}

/** What lies in one store of the database. */
const lying = (page: Page, store: string) =>
  page.evaluate(async (store) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('convostat')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const reading = database.transaction(store).objectStore(store).getAll()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    database.close()
    return reading.result as Record<string, unknown>[]
  }, store)

const texts = (page: Page) =>
  entries(page).evaluateAll((items) =>
    items
      .toSorted((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
      .map((item) => item.querySelector('[dir=auto]')?.textContent),
  )

/** Looks for words, and gives the only message that has them. */
async function findOne(page: Page, query: string) {
  await page.goto('/search')
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill(query)
  const result = page.locator('[data-result]')
  await expect(result).toHaveCount(1)
  await expect(result).toContainText(query)
  return result
}

test('a found message is saved once, outlasts a reload, a longer export and its chat, and opens where it was said', async ({ page }) => {
  test.slow()
  const say = (n: number) => (n === 40 ? 'meet me at the harbour' : `message number ${n}`)
  await openUpload(page)
  await analyzeChat(page, { messages: 60, say })
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
  await page.reload()
  await expectCounts(page, 1, 1, 1)

  // A longer export of the same chat, as an upload of its own.
  await goTo(page, 'Upload')
  await analyzeChat(page, { messages: 90, say })
  await expectCopies(page, 2)
  await (await findOne(page, 'harbour')).getByRole('button', { name: 'Saved to favorites' }).click()
  await expect(slip(page, 'Message already saved to favorites!')).toBeVisible()
  await goTo(page, 'Favorites')
  await expectCounts(page, 1, 1, 1)
  await entry(page, 'harbour').getByRole('button', { name: 'Open in its conversation' }).click()
  const conversation = page.getByRole('dialog', { name: 'Conversation' })
  await expect(conversation.getByText('meet me at the harbour')).toBeVisible()
  await expect(conversation.getByText('message number 41', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(conversation).toHaveCount(0)
  await expect(title(page)).toBeVisible()

  // Another chat is open: the way leads through the one it is from.
  await goTo(page, 'Upload')
  await analyzeChat(page, { messages: 20, names: ['Cem', 'Dan'] })
  await goTo(page, 'Favorites')
  await entry(page, 'harbour').getByRole('button', { name: 'Open in its conversation' }).click()
  await entry(page, 'harbour').getByRole('button', { name: 'Open that chat' }).click()
  await expect(conversation.getByText('meet me at the harbour')).toBeVisible()
  await conversation.getByRole('button', { name: 'Close conversation' }).click()
  await expect(conversation).toHaveCount(0)
})

test('without any chat: empty it says what to do; a chat that is gone is told of; the network is not needed', async ({ page, context }) => {
  await openUpload(page)
  await openFavorites(page)
  await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload Chat' }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSideways(page)
  await putFavorites(page, [{ text: 'still here' }])
  await context.setOffline(true)
  await entry(page, 'still here').getByRole('button', { name: 'Open in its conversation' }).click()
  await expect(page.getByText('The chat it is from, “Ana & Ben”, is not kept on this device any more.')).toBeVisible()
  await entry(page, 'still here').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
  await context.setOffline(false)
})

test('removed and cleared messages can be had back, also by whoever left too early', async ({ page }) => {
  await putFavorites(
    page,
    Array.from({ length: 5 }, (_, n) => ({ text: `keep ${n}`, originalDate: `2021-03-0${n + 1}T09:00:00`, note: n === 2 ? 'mine' : '' })),
  )
  await expectCounts(page, 5, 1, 5)
  await entry(page, 'keep 1').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(entries(page)).toHaveCount(4)
  // The keyboard stands at the one that took its place.
  await expect(entry(page, 'keep 2').getByRole('button', { name: 'Remove from favorites' })).toBeFocused()
  await undo(page).click()
  await expect(entries(page)).toHaveCount(5)
  expect(await texts(page)).toEqual([0, 1, 2, 3, 4].map((n) => `keep ${n}`))

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
  await expect(slip(page, '5 messages were removed from favorites earlier.')).toBeVisible()
  await undo(page).click()
  await expectCounts(page, 5, 1, 5)
  await expect(entry(page, 'keep 2')).toContainText('mine')
  // Dismissed, they are gone for good.
  await page.getByRole('button', { name: 'Clear All' }).click()
  await question.getByRole('button', { name: 'Clear 5 messages' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(async () => (await lying(page, 'favorites')).length).toBe(0)
})

test('notes are kept as they are written; sorted, of one chat, and found by a word', async ({ page }) => {
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
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/once|cafe|Climbing/i)
})

test('ten thousand favorites: a few are drawn, the last is in reach, and what is typed is found at once', async ({ page }) => {
  test.slow()
  await putFavorites(
    page,
    Array.from({ length: 10_000 }, (_, n) => ({
      author: `Person ${n % 7}`,
      text: `number ${n} ${'and more of it '.repeat(n % 12)}`,
      originalDate: `20${10 + (n % 12)}-0${1 + (n % 9)}-${10 + (n % 18)}T09:00:00`,
    })),
  )
  await expect(figure(page, 'Saved')).toHaveText('10,000')
  await expect(entries(page).first()).toBeVisible()
  expect(await entries(page).count()).toBeLessThan(60)
  const find = page.getByRole('searchbox', { name: 'Find in favorites' })
  await find.pressSequentially('number 9999')
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText('number 9999')
  await find.fill('')
  await expect(page.getByText('10,000 saved messages', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Author')
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(entries(page).and(page.locator('[aria-posinset="10000"]'))).toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(entries(page).last()).toContainText('Person 6')
  expect(await entries(page).count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'Clear 10,000 messages' }).click()
  await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
  await undo(page).click()
  await expect(figure(page, 'Saved')).toHaveText('10,000')
})

test('what is saved goes along with my data, comes back without doubling, and goes with everything', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChat(page, { messages: 30 })
  await expectCopies(page, 1)
  await putFavorites(page, [{ text: 'first', note: 'from before' }, { text: 'second' }])
  await put(page, 'milestones', [{ v: 1, key: 'love', keyword: 'Love', savedOn: '2026-01-01T00:00:00.000Z' }])
  const mine = async () => {
    await goTo(page, 'Upload')
    return page.getByRole('region', { name: 'Your data' })
  }
  const data = await mine()
  await expect(data).toContainText('2 saved messages (1 with a note) and 1 saved keyword')
  const saving = page.waitForEvent('download')
  await data.getByRole('button', { name: 'Download my data' }).click()
  const path = test.info().outputPath('backup.zip')
  await (await saving).saveAs(path)

  // Another note meanwhile: both stay.
  await openFavorites(page)
  await entry(page, 'first').getByRole('button', { name: 'Edit the note' }).click()
  await note(page).fill('written since')
  await page.getByRole('button', { name: 'Done' }).click()
  await mine()
  await data.getByLabel('Restore').setInputFiles(path)
  await expect(data.getByText('1 saved message brought back. 1 chat was here already.')).toBeVisible()
  await data.getByLabel('Restore').setInputFiles(path)
  await expect(data.getByText('Nothing to restore. 1 chat was here already.')).toBeVisible()
  const notes = async () => (await lying(page, 'favorites')).map(({ note }) => note)
  expect(await notes()).toEqual(['written since\n\nfrom before', ''])

  await data.getByRole('button', { name: 'Delete everything...' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete everything?' })
  await expect(question).toContainText(
    '1 chat, 2 saved messages (1 with a note) and 1 saved keyword, and all that is remembered about them, go for good.',
  )
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('Everything is deleted.')).toBeVisible()
  for (const store of ['uploads', 'favorites', 'milestones', 'entries']) expect(await lying(page, store)).toEqual([])
  await data.getByLabel('Restore').setInputFiles(path)
  await expect(data.getByText('1 chat restored. 2 saved messages and 1 saved keyword brought back.')).toBeVisible()
  await openFavorites(page)
  await expect(entry(page, 'first')).toContainText('from before')
  // The chat goes alone, the favorites stay.
  await mine()
  await page.getByRole('button', { name: 'More about Ana & Ben' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await openFavorites(page)
  await expectCounts(page, 2, 1, 1)
})

test('two tabs show the same; a page older than its records says that it must be loaded again', async ({ page, context }) => {
  await putFavorites(page, [{ text: 'first' }, { text: 'second' }])
  const other = await context.newPage()
  await openFavorites(other)
  await entry(other, 'first').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(entries(page)).toHaveCount(1)
  await entry(page, 'second').getByRole('button', { name: 'Note: add one' }).click()
  await note(page).fill('seen by both')
  await expect(entry(other, 'second')).toContainText('seen by both')
  await undo(other).click()
  await expect(entries(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Done' }).click()

  // As the next version would.
  await other.goto('/health')
  await other.evaluate(async () => {
    const opening = indexedDB.open('convostat', 99)
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve
      opening.onerror = () => reject(opening.error)
    })
    opening.result.close()
  })
  await expect(slip(page, 'ConvoStat was updated in another tab. Reload the page to go on.')).toBeVisible()
  await entry(page, 'second').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(slip(page, 'Failed to remove message from favorites')).toBeVisible()
  await expect(entries(page)).toHaveCount(2)
})

test('what lies there from before is kept; a damaged record, a full or denied storage harm nothing else', async ({ page, context }) => {
  // As version 2 left it.
  await page.goto('/health')
  await page.evaluate(async () => {
    const opening = indexedDB.open('convostat', 2)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('uploads', { keyPath: 'id' }).put({ v: 2, id: 'upload_1', half: true })
      opening.result.createObjectStore('journal', { keyPath: 'key' })
    }
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    opening.result.close()
  })
  await putFavorites(page, [{ text: 'whole' }, { text: 'damaged', uploadTitle: 5 }])
  expect(await texts(page)).toEqual(['whole'])
  expect(await lying(page, 'uploads')).toEqual([{ v: 2, id: 'upload_1', half: true }])

  await context.addInitScript(() => {
    const { getAll } = IDBObjectStore.prototype
    IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...given) {
      if (this.name === 'favorites' && !('isWell' in window)) throw new DOMException('', 'DataError')
      return getAll.apply(this, given)
    }
  })
  await openFavorites(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load saved messages' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(window, { isWell: true }))
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(entry(page, 'whole')).toBeVisible()

  // There is no room for anything: what is there stays, and that is said.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === 'favorites') throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, given)
    }
  })
  await entry(page, 'whole').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(slip(page, 'Failed to remove message from favorites')).toBeVisible()
  await expect(entry(page, 'whole')).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'Clear 1 message' }).click()
  await expect(slip(page, 'Failed to clear all favorites')).toBeVisible()
  await entry(page, 'whole').getByRole('button', { name: 'Note: add one' }).click()
  await note(page).fill('no room')
  await expect(slip(page, 'The note could not be saved. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(entry(page, 'whole')).not.toContainText('no room')

  const denied = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-US' })
  if (!denied) throw new Error('no second browser')
  await denied.addInitScript(() => {
    if (isSecureContext)
      IDBFactory.prototype.open = () => {
        throw new DOMException('', 'SecurityError')
      }
  })
  const there = await denied.newPage()
  await openUpload(there)
  await analyzeChat(there, chatText({ messages: 12, say: (n) => (n === 5 ? 'meet me at the harbour' : `message number ${n}`) }))
  await (await findOne(there, 'harbour')).getByRole('button', { name: 'Save to favorites' }).click()
  await expect(slip(there, 'Message saved to favorites!')).toBeVisible()
  await goTo(there, 'Favorites')
  await expectCounts(there, 1, 1, 1)
  await expect(there.getByText('Nothing will be kept after you close this window.')).toBeVisible()
  await denied.close()
})

test('whoever sees little, and whoever sits in the dark, finds everything', async ({ page }) => {
  await putFavorites(page, [
    { text: 'Some words with a note', note: 'About them' },
    { text: `${'long '.repeat(400)}end`, author: 'A name that goes on and on for much longer than any line of a phone' },
    { text: `https://example.org/${'way'.repeat(60)}`, uploadTitle: 'A group with a name that goes on and on for much longer than a line' },
    { text: 'כן, אני בדרך', author: 'דנה' },
  ])
  for (const theme of ['Light', 'Dark'] as const) {
    await chooseTheme(page, theme)
    await expectAccessible(page)
    await expectNoSideways(page)
  }
  // By the keyboard alone: from what one looks for to the first message and its note.
  await page.getByRole('searchbox', { name: 'Find in favorites' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused()
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
