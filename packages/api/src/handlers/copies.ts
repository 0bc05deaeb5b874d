import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Failure } from '../failure.ts'
import type { Store, StoredUpload } from '../store.ts'

/** An upload that can be read and is what was kept; null where there is none. */
export async function whole(store: Store, id: string): Promise<StoredUpload | null> {
  return store.get(id).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'upload_damaged') return null
    throw error
  })
}

/** The uploads that are what was kept. Each is read: a list alone knows of no damage that nobody has come upon. */
export async function wholeIds(store: Store): Promise<Set<string>> {
  const ids = new Set<string>()
  for (const { id } of await store.list()) if (await whole(store, id)) ids.add(id)
  return ids
}

/** The files of these uploads as they are, readable or not: a single one itself, several in a zip. */
export async function copyOf(store: Store, ids: readonly string[]): Promise<File> {
  const files: File[] = []
  for (const id of ids) files.push(...((await store.copy?.(id)) ?? (await whole(store, id))?.files ?? []))
  const [only, ...others] = files
  if (!only) throw new Failure('upload_not_found')
  if (others.length === 0) return only
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  const taken = new Set<string>()
  for (const file of files) {
    const name = freeName(file.name, taken)
    taken.add(name)
    await zip.add(name, new BlobReader(file), { level: /\.(zip|gz)$/i.test(name) ? 0 : 6 })
  }
  return new File([await zip.close()], 'convostat-chats.zip', { type: 'application/zip' })
}

/** `chat.txt`, `chat (2).txt` */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name.replaceAll(/[/\\]/g, '_')) ?? []
  let free = `${stem}${ending}`
  for (let n = 2; taken.has(free); n++) free = `${stem} (${n})${ending}`
  return free
}
