import { Failure } from '../failure.ts'
import type { Store, StoredUpload, UploadRecord } from '../store.ts'

/** A chat's file that is not kept yet, or could not be, and the record that describes it and those before it. */
export interface Unkept {
  record: UploadRecord
  file: File
}

/** Keeps these files one by one, first an upload itself, then what was added to it; what is kept is taken off the list. */
export async function keepFiles(store: Store, unkept: Unkept[]): Promise<void> {
  let denied: Failure | null = null
  for (const { record, file } of [...unkept]) {
    try {
      await (isFirst(record) ? store.put(record, file) : store.append(record, file))
    } catch (error) {
      // Then it is kept as long as this tab lasts, and so is what follows it.
      if (!(error instanceof Failure && error.code === 'storage_denied')) throw error
      denied = error
    }
    unkept.shift()
  }
  if (denied) throw denied
}

/**
 * An upload with all its files, those that are kept and those of it that are only shown; the records of these, to keep
 * them with. Throws `upload_not_found` where nothing of it is there.
 */
export async function withUnkept(store: Store, id: string, shown: readonly Unkept[]): Promise<StoredUpload & { unkept: Unkept[] }> {
  const [first, ...others] = shown
  // Where not even its first file could be kept, what has its id in the store is another upload.
  if (first && isFirst(first.record))
    return { record: (others.at(-1) ?? first).record, files: [first.file, ...others.map(({ file }) => file)], unkept: [...shown] }
  const upload = await store.get(id)
  if (!upload) throw new Failure('upload_not_found')
  // It may have grown in another tab since: then these come after that.
  let { record } = upload
  const unkept = shown.map((each): Unkept => {
    record = { ...each.record, appended: [...record.appended, ...each.record.appended.slice(-1)] }
    return { record, file: each.file }
  })
  return { record, files: [...upload.files, ...shown.map(({ file }) => file)], unkept }
}

const isFirst = ({ appended }: UploadRecord): boolean => appended.length === 0
