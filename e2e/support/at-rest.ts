import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Page } from '@playwright/test'
import { canariesIn } from './canaries.ts'

/** The files of a browser's profile that contain one of these words, each by its path in there. */
export function filesHolding(profile: string, words: readonly string[]): string[] {
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => canariesIn(bytesOf(path), words).length > 0)
    .map((path) => relative(profile, path))
    .sort()
}

/** A file that the browser removed meanwhile contains nothing. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch {
    return Buffer.alloc(0)
  }
}

/** Where a visitor's own storage is in a profile: IndexedDB and the origin's private file system. */
export const isOwnStorage = (path: string): boolean => /^Default\/(IndexedDB|File System)\//.test(path.replaceAll('\\', '/'))

/**
 * Which of the words are in anything a page can leave behind but its own storage, or in what its address and title say. The page itself
 * looks: the whole app is in its cache, and to send it here for each look takes longer than all else a journey does.
 */
export async function leftBehind(page: Page, words: readonly string[]): Promise<string[]> {
  const cookies = JSON.stringify(await page.context().cookies()).toLowerCase()
  const inPage = await page.evaluate(async (words) => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        return [name, ...(await cache.keys()).map(({ url }) => url), ...(await Promise.all(answers.map((answer) => answer.text())))]
      }),
    )
    const rest = {
      local: { ...localStorage },
      session: { ...sessionStorage },
      title: document.title,
      address: location.href,
      windowName: window.name,
      entry: history.state as unknown,
    }
    const texts = [JSON.stringify(rest), ...cached.flat()].map((text) => text.toLowerCase())
    return words.filter((word) => texts.some((text) => text.includes(word.toLowerCase())))
  }, words)
  return words.filter((word) => inPage.includes(word) || cookies.includes(word.toLowerCase()))
}

/** What is in the origin's own storage, as one text: every record of every database, and every file, unpacked. */
export function ownStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const records: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) records.push(await done(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    const files: string[] = []
    const read = async (folder: FileSystemDirectoryHandle) => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle)
        else {
          const file = await (handle as FileSystemFileHandle).getFile()
          const isPacked = name.endsWith('.gz')
          files.push(name, await new Response(isPacked ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file).text())
        }
      }
    }
    await read(await navigator.storage.getDirectory())
    return JSON.stringify([records, files])
  })
}
