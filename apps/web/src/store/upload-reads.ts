import { Failure, type Remains, type Store, type UploadRecord } from '@convostat/api'
import type { Device } from './device.ts'
import { foundRecord } from './found-upload.ts'
import { lookUp } from './look-up.ts'
import type { KeptUpload } from './stored-upload.ts'
import { contentsOf, isOther, isSame, isZip, unpacked } from './upload-contents.ts'
import { checksumOf } from './upload-files.ts'
import { fileName } from './upload-names.ts'
import { fits } from './upload-state.ts'
import { changeUpload } from './upload-writes.ts'

/** An upload with its files; null if there is none. */
export async function openUpload(device: Device, id: string): ReturnType<Store['get']> {
  const { state, listed, of } = await lookUp(device, id)
  if (state.is === 'newer') throw new Failure('upload_newer')
  if (state.is === 'gone' || state.is === 'begun' || state.is === 'vanished') return null
  const kept = state.is === 'found' ? null : state.kept
  if (state.is === 'damaged' && !(kept && fits(kept, of))) throw new Failure('upload_damaged')
  const contents = await contentsOf(device.files, id, kept ? kept.bytes.keys() : of.exports.keys())
  // Deleted meanwhile.
  if (contents.includes(null)) return null
  const sums = contents.map((content) => content?.sum ?? null)
  const isDamaged = sums.includes(null) || (kept !== null && isOther(kept, sums))
  if (kept) noteChecked(device, kept, sums, isDamaged)
  if (isDamaged) throw new Failure('upload_damaged')
  const blobs = contents.flatMap((content) => content?.blob ?? [])
  const record = kept?.record ?? foundRecord(id, of, listed, await Promise.all(blobs.map(isZip)))
  const [file, ...appended] = blobs.map((blob, i) => named(blob, i === 0 ? record : record.appended[i - 1]))
  return { record, files: [file, ...appended] }
}

/** What is left of an upload, readable or not; null if there is nothing. */
export async function remainsOf(device: Device, id: string): ReturnType<Store['remains']> {
  const { state, listed, of } = await lookUp(device, id)
  if (state.is === 'gone' || state.is === 'begun') return null
  const kept = state.is === 'whole' || state.is === 'damaged' ? state.kept : null
  if (!kept && of.exports.size === 0) return null
  const facts = kept && [kept.record, ...kept.record.appended]
  const left: Remains['files'][number][] = []
  for (const i of new Set([...(kept?.bytes.keys() ?? []), ...of.exports.keys()])) {
    const stored = await device.files.read(fileName(id, i))
    const content = stored && (await unpacked(stored))
    const blob = content ?? (await stored?.raw?.())
    if (!blob) {
      left.push({ file: null, isWhole: false })
      continue
    }
    const { filename, lastModified } = facts?.[i] ?? foundRecord(id, of, listed, [await isZip(blob)])
    const isWhole = content !== null && (!kept || (stored?.bytes === kept.bytes[i] && isSame(kept.sums?.[i], await checksumOf(blob))))
    left.push({ file: new File([blob], content ? filename : `${filename}.gz`, { lastModified }), isWhole })
  }
  return { record: kept?.record ?? null, files: left }
}

/** Stores in the background what reading an upload has shown: missing checksums, and whether a file has changed. */
function noteChecked(device: Device, kept: KeptUpload, sums: readonly (number | null)[], isDamaged: boolean): void {
  const isKnown = kept.sums !== undefined && !kept.sums.includes(null)
  if (isKnown && isDamaged === (kept.isDamaged ?? false)) return
  const noted = device.alone(async () => {
    await changeUpload(device, kept.id, ({ isDamaged: _, ...now }) => {
      // It may have been written again since.
      if (now.bytes.join() !== kept.bytes.join()) return now
      const known = now.bytes.map((_, i) => now.sums?.[i] ?? sums[i])
      return { ...now, sums: known, ...(isOther(now, sums) && { isDamaged: true }) }
    })
    device.tell({ type: 'changed', id: kept.id })
  })
  noted.catch(() => undefined)
}

const named = (blob: Blob, { filename, lastModified }: Pick<UploadRecord, 'filename' | 'lastModified'>): File =>
  new File([blob], filename, { lastModified })
