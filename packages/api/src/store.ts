import type { DateOrder } from '@convostat/engine'

/** What is remembered of an upload: the entry of the history, and what reading its file again needs. */
export interface UploadRecord {
  /** `upload_` and epoch milliseconds. */
  id: string
  filename: string
  /** ISO 8601 with Z. */
  uploadDate: string
  /** Of the part that was analyzed. */
  participants: string[]
  messageCount: number
  /** Wall-clock times, `2021-03-04T00:05:07`. */
  dateRangeStart: string
  dateRangeEnd: string
  wasTruncated: boolean
  /** What the person said the order of the dates is; null where the file decided. */
  dateOrder: DateOrder | null
  /** When the file was last changed, epoch milliseconds: no date in it can be later. */
  lastModified: number
}

/** Where a host keeps uploads: the files as given, beside their records. */
export interface Store {
  /**
   * Keeps an upload, whole or not at all. An answer does not wait for it, and the file may go once it is sent: so
   * whatever must be done to hold on to the file is done before this returns its promise.
   */
  put(record: UploadRecord, file: File): Promise<void>
  /** Replaces the record of an upload that is kept; its file stays. */
  update(record: UploadRecord): Promise<void>
  /** The upload, its file under its own name; null where there is none. */
  get(id: string): Promise<{ record: UploadRecord; file: File } | null>
  /** The records of all uploads, newest first. */
  list(): Promise<UploadRecord[]>
  /** Forgets an upload; no matter if there is none. */
  remove(id: string): Promise<void>
}
