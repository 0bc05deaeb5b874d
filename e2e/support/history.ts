/** The history as a reader sees it, and what is under it. */
import { expect, type Page } from '@playwright/test'
import { analyzeChat, analyzeChatFor, goTo, openUpload } from './screens.ts'

export const recent = (page: Page) => page.getByRole('region', { name: 'Recent Uploads' })
/** A chat's card, by its title. */
export const card = (page: Page, title: string) =>
  recent(page)
    .getByRole('listitem')
    .filter({ has: cardButton(page, title) })
export const cardButton = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true })
export const cards = (page: Page) => recent(page).locator('[data-upload]')
export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const toUpload = async (page: Page) => {
  await goTo(page, 'Upload')
  await expect(page.getByRole('heading', { name: 'Upload a chat' })).toBeVisible()
}

/** Chats of two people, told apart by their names and lengths; the last one is open, on its dashboard or another screen. */
export async function analyzeChats(
  page: Page,
  chats: readonly (readonly [name: string, messages: number])[],
  screen = 'Dashboard',
): Promise<void> {
  await openUpload(page)
  for (const [i, [name, messages]] of chats.entries()) {
    if (i > 0) await toUpload(page)
    const chat = { messages, names: ['Me', name] }
    const isLast = i === chats.length - 1
    if (isLast && screen === 'Dashboard') await analyzeChat(page, chat)
    else await analyzeChatFor(page, isLast ? screen : 'Favorites', chat)
  }
  await written(page, chats.length)
}

/** Waits until this many copies lie on this device: they are written after the answer. */
export async function written(page: Page, files: number): Promise<void> {
  await expect.poll(async () => (await onDevice(page)).files.filter(isExport).length).toBe(Math.min(files, 10))
  await expect.poll(async () => (await onDevice(page)).records).toBe(Math.min(files, 10))
}

/** Whether a file is an export as it was given, and not a record beside it. */
export const isExport = (name: string): boolean => /^upload_\d+(\.\d+)?(\.gz)?$/.test(name)

/** What is on this device. */
export function onDevice(page: Page): Promise<{ files: string[]; records: number; snapshots: number; journal: number; keys: string[] }> {
  return page.evaluate(async () => {
    const files: string[] = []
    const root = await navigator.storage.getDirectory()
    for await (const folder of root.values()) {
      if (folder instanceof FileSystemDirectoryHandle) for await (const name of folder.keys()) files.push(name)
      else files.push(folder.name)
    }
    const count = (store: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('convostat')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      })
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    const [records, snapshots, journal] = [await count('uploads'), await count('snapshots'), await count('journal')]
    return { files, records, snapshots, journal, keys }
  })
}

export async function choose(page: Page, chat: string, entry: 'Delete' | 'Add a newer export'): Promise<void> {
  await page.getByRole('button', { name: `More about ${chat}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

export const undo = (page: Page) => page.getByRole('button', { name: 'Undo' })

/** The copy of one chat is gone, as a browser may remove it: of the first that was analyzed, or the one after it. */
export const removeCopy = (page: Page, place: number) =>
  page.evaluate(async (place) => {
    const uploads = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    const names: string[] = []
    for await (const name of uploads.keys()) if (!/\.(json|begun|gone)$/.test(name)) names.push(name)
    await uploads.removeEntry(names.sort()[place])
  }, place)
