import type { Page } from '@playwright/test'
import { enginesOf } from './worker-script.ts'

/** A file that is made in the page: a test's values cross as text. */
export interface GivenFile {
  name: string
  base64: string
}

export const fileOf = (name: string, content: string | Buffer): GivenFile => ({ name, base64: Buffer.from(content).toString('base64') })

/**
 * Asks the engine of this page's build one call, in its own worker beside the page's: as another tab would. A file
 * that it answers with comes back as a GivenFile.
 */
export async function askEngine<Output>(
  page: Page,
  name: string,
  input: { file?: GivenFile } & Record<string, unknown> = {},
): Promise<Output> {
  await page.waitForFunction(() => performance.now() > 0)
  const [engine] = enginesOf(page)
  if (!engine) throw new Error('the page has no worker yet')
  return page.evaluate(
    async ([url, name, input]) => {
      const { file, ...rest } = input
      const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const given = file ? { ...rest, file: new File([bytes(file.base64)], file.name, { lastModified: 1_700_000_000_000 }) } : rest
      const worker = new Worker(url, { type: 'module' })
      try {
        const output = await new Promise<unknown>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if ('failure' in data) reject(new Error(`${data.failure.code}: ${data.failure.detail}`))
            else if ('output' in data) resolve(data.output)
          }
          worker.onerror = () => reject(new Error('the worker died'))
          worker.postMessage({ id: 1, name, input: given })
        })
        if (!(output instanceof File)) return output as never
        const letters = Array.from(new Uint8Array(await output.arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
        return { name: output.name, base64: btoa(letters) } as never
      } finally {
        worker.terminate()
      }
    },
    [engine.url(), name, input] as const,
  )
}

/** What is in this browser's storage: the files of uploads with their sizes, the ids of their records, and what is not finished. */
export const deviceOf = (page: Page) =>
  page.evaluate(async () => {
    const files: Record<string, number> = {}
    try {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
      for await (const [name, handle] of folder.entries())
        if (handle instanceof FileSystemFileHandle) files[name] = (await handle.getFile()).size
    } catch {
      // There is no folder yet.
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('convostat')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const all = (store: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        // The app makes them at its first look.
        if (!database.objectStoreNames.contains(store)) return resolve([])
        const reading = database.transaction(store).objectStore(store).getAllKeys()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
      })
    const [records, journal, pending] = [await all('uploads'), await all('journal'), await all('pending-files')]
    database.close()
    return { files, records, journal, pending }
  })
