import { chatText } from './support/chats.ts'
import {
  entries,
  entry,
  expectCounts,
  findOne,
  lying,
  note,
  openFavorites,
  put,
  putFavorites,
  slip,
  texts,
  undo,
} from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { analyzeChatFor, expectAccessible, expectCopies, figure, goTo, openUpload } from './support/screens.ts'

test('ten thousand favorites: a few are drawn, the last is in reach, and what is typed is found immediately', once, async ({ page }) => {
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

test('what is saved is included in my data, comes back without doubling, and goes with everything', once, async ({ page }) => {
  test.slow()
  await openUpload(page)
  await analyzeChatFor(page, 'Favorites', { messages: 30 })
  await expectCopies(page, 1)
  await put(page, 'milestones', [{ v: 1, key: 'love', keyword: 'Love', savedOn: '2026-01-01T00:00:00.000Z' }])
  await putFavorites(page, [{ text: 'first', note: 'from before' }, { text: 'second' }])
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
  await expect(data.getByText('1 saved message brought back. 1 chat was already here.')).toBeVisible()
  await data.getByLabel('Restore').setInputFiles(path)
  await expect(data.getByText('Nothing to restore. 1 chat was already here.')).toBeVisible()
  const notes = async () => (await lying(page, 'favorites')).map(({ note }) => note)
  expect(await notes()).toEqual(['written since\n\nfrom before', ''])

  await data.getByRole('button', { name: 'Delete everything...' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete everything?' })
  await expect(question).toContainText(
    'This permanently deletes 1 chat, 2 saved messages (1 with a note) and 1 saved keyword, along with everything saved with them.',
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

test('two tabs show the same; a page older than its records says that it must be loaded again', once, async ({ page, context }) => {
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
  await expect(slip(page, 'ConvoStat was updated in another tab. Reload this page to continue.')).toBeVisible()
  await entry(page, 'second').getByRole('button', { name: 'Remove from favorites' }).click()
  await expect(slip(page, 'Failed to remove message from favorites')).toBeVisible()
  await expect(entries(page)).toHaveCount(2)
})

test('what is there from before is kept; a damaged record, a full or denied storage harm nothing else', once, async ({ page, context }) => {
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
  await putFavorites(page, [{ text: 'whole' }, { text: 'damaged', originalDate: 'once' }])
  await expect.poll(() => texts(page)).toEqual(['whole'])
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
  await expect(page.getByText('Not saved: this device is full.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(note(page)).toHaveValue('no room')

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
  await analyzeChatFor(
    there,
    'Search',
    chatText({ messages: 12, say: (n) => (n === 5 ? 'meet me at the harbour' : `message number ${n}`) }),
  )
  await (await findOne(there, 'harbour')).getByRole('button', { name: 'Save to favorites' }).click()
  await expect(slip(there, 'Saved until you close or reload this page.')).toBeVisible()
  await goTo(there, 'Favorites')
  await expectCounts(there, 1, 1, 1)
  await expect(there.getByText('What you save from your chats won’t be kept after you close or reload this page.')).toBeVisible()
  await denied.close()
})
