/** The favorites as a reader sees them, and the records under them. */
import { expect, type Page } from '@playwright/test'
import { figure, goTo } from './screens.ts'

export const entries = (page: Page) => page.getByRole('list', { name: 'Saved messages' }).getByRole('listitem')
export const entry = (page: Page, text: string) => entries(page).filter({ hasText: text })
/** What is drawn: what is said aloud is there for a second only, which a busy machine may miss. */
export const slip = (page: Page, text: string) => page.getByText(text).first()
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })
export const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Favorites' })
export const note = (page: Page) => page.getByRole('textbox', { name: 'Your note' })

/** The screen of the favorites, opened by its address: it needs no chat. */
export async function openFavorites(page: Page): Promise<void> {
  await page.goto('/favorites')
  await expect(title(page)).toBeVisible()
}

export async function expectCounts(page: Page, saved: number, authors: number, days: number): Promise<void> {
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
export const put = (page: Page, store: string, records: readonly object[]) =>
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
export async function putFavorites(page: Page, given: readonly Partial<Record<keyof Given, unknown>>[]): Promise<void> {
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

/** What is in one store of the database. */
export const lying = (page: Page, store: string) =>
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

export const texts = (page: Page) =>
  entries(page).evaluateAll((items) =>
    items
      .toSorted((a, b) => Number(a.getAttribute('aria-posinset')) - Number(b.getAttribute('aria-posinset')))
      .map((item) => item.querySelector('[dir=auto]')?.textContent),
  )

/** Looks for words, and gives the only message that has them. */
export async function findOne(page: Page, query: string) {
  await goTo(page, 'Search')
  await page.getByRole('searchbox', { name: 'Search this chat' }).fill(query)
  const result = page.locator('[data-result]')
  await expect(result).toHaveCount(1)
  await expect(result).toContainText(query)
  return result
}
