import { BlobReader, BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { Failure } from '../failure.ts'
import type { Store } from '../store.ts'

/** The files of these uploads as they are, readable or not: a single one itself, several in a zip. */
export async function copyOf(store: Store, ids: readonly string[]): Promise<File> {
  const files: File[] = []
  for (const id of ids) for (const file of await filesIn(store, id)) files.push(file)
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

async function filesIn(store: Store, id: string): Promise<readonly File[]> {
  const upload = await store.get(id).catch((error: unknown) => {
    if (error instanceof Failure && (error.code === 'upload_damaged' || error.code === 'upload_newer')) return null
    throw error
  })
  if (upload) return upload.files
  const remains = await store.remains(id)
  return remains?.files.flatMap(({ file }) => file ?? []) ?? []
}

/** `chat.txt`, `chat (2).txt` */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name.replaceAll(/[/\\]/g, '_')) ?? []
  let free = `${stem}${ending}`
  for (let n = 2; taken.has(free); n++) free = `${stem} (${n})${ending}`
  return free
}
