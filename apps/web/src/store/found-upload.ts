import type { UploadRecord } from '@convostat/api'
import { uploadRecord } from '@convostat/api/schemas'
import type { FilesOf } from './upload-names.ts'

/**
 * A record for files whose record is lost: what can still be read in what is left of it, and for the rest what is certain.
 * A count of no messages means that the files have not been read yet.
 */
export function foundRecord(id: string, { exports }: FilesOf, left: unknown, isZip: readonly boolean[]): UploadRecord {
  const written = Object(Object(left).record) as Record<string, unknown>
  const { filename, dateOrder, lastModified, title } = uploadRecord.shape
  const time = Number(id.slice('upload_'.length))
  const date = new Date(time)
  const uploadDate = Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString()
  const nameOf = (i: number) => `WhatsApp Chat${i === 0 ? '' : ` (${i + 1})`}${isZip[i] ? '.zip' : '.txt'}`
  // Nothing in an export is later than its upload.
  const bound = Number.isSafeInteger(time) ? time : 0
  const further = [...exports.keys()].slice(1)
  return {
    id,
    filename: filename.safeParse(written.filename).data ?? nameOf(0),
    uploadDate,
    participants: [],
    messageCount: 0,
    dateRangeStart: '1970-01-01T00:00:00',
    dateRangeEnd: '1970-01-01T00:00:00',
    wasTruncated: false,
    dateOrder: dateOrder.safeParse(written.dateOrder).data ?? null,
    lastModified: lastModified.safeParse(written.lastModified).data ?? bound,
    title: title.safeParse(written.title).data ?? null,
    isGroup: false,
    appended: further.map((_, i) => ({
      filename: nameOf(i + 1),
      dateOrder: null,
      lastModified: bound,
      appendDate: uploadDate,
      knownMessages: 0,
      newMessages: 0,
      firstNew: null,
      lastNew: null,
    })),
  }
}
