import type { DateOrder } from '@convostat/engine/import/import-facts'
import type { OtherFormats } from '@convostat/engine/import/second-exports'

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
  /** What the person said of lines in another format; left out where the file decided. */
  otherFormats?: OtherFormats
  /** When the file was last changed, epoch milliseconds: no date in it can be later. */
  lastModified: number
  /** The chat's name, where the export says it. */
  title: string | null
  isGroup: boolean
  /** What identifies the chat by its content, as it was read when it was kept; early versions left it out. */
  mark?: string
  /** How the files were read when the person last been notified of it; left out by version 1.0. */
  reading?: KeptReading
  /** What the person has not been notified of, and `reading` does not show: a file was added after these were read differently. */
  unheard?: { before: KeptReading; now: KeptReading }
  /** The exports of the same chat that were merged into it since, in that order. */
  appended: AppendedRecord[]
}

/** How a chat was read, in short: by it a later version notices that it reads the chat differently. */
export interface KeptReading {
  /** Null where it is no longer known. */
  dateOrder: DateOrder | null
  /** Wall-clock times of the first and the last message. */
  first: string
  last: string
  messages: number
  people: number
  /** The mark of what was read: other dates or texts give another one. */
  mark: string | null
  /** How many of the newest messages the rest describes; null for all. */
  newest: number | null
}

/** A further export of the same chat: what reading it again needs, and what was new in it. */
export interface AppendedRecord {
  filename: string
  dateOrder: DateOrder | null
  otherFormats?: OtherFormats
  lastModified: number
  /** ISO 8601 with Z. */
  appendDate: string
  /** Messages of this export that were there already, and that were not. */
  knownMessages: number
  newMessages: number
  /** Wall-clock times of the first and the last new message; null where nothing was new. */
  firstNew: string | null
  lastNew: string | null
}

/** An upload as it is kept: its record, and its files under their own names, the first one and those appended. */
export interface StoredUpload {
  record: UploadRecord
  files: readonly [File, ...File[]]
}

/** A file on its way into a store. It might not be readable a second time, nor after the call. */
export interface IncomingFile {
  name: string
  /** Epoch milliseconds. */
  lastModified: number
  /** Bytes; reading fails where there are more or fewer. */
  size: number
  stream(): ReadableStream<Uint8Array<ArrayBuffer>>
}

/** An upload that is there and cannot be read: damaged, of a newer version, or files whose record is lost until they are opened. */
export interface Unreadable {
  why: 'damaged' | 'newer' | 'found'
  /** What is known of it. */
  record: UploadRecord | null
}

/** What is left of an upload that cannot be read as a whole, its files in their order. */
export interface Remains {
  /** Null where the record cannot be read either. */
  record: UploadRecord | null
  /** Each file as it can still be read; null where it is gone. It is whole where nothing says that it changed. */
  files: readonly { file: File | null; isWhole: boolean }[]
}

/** What a store contains, and what it has room for. */
export interface Space {
  /** Whether uploads outlast this window on the device, end with it, or are on the server that reads them. */
  kind: 'device' | 'memory' | 'server'
  /** Bytes by upload: of everything that is there, also of unreadable ones. */
  bytes: Map<string, number>
  /** Uploads that are there but cannot be read. */
  damaged: string[]
  /** The same with what is known of them, by id; left out by stores that know no more. */
  unreadable?: ReadonlyMap<string, Unreadable>
  /** Uploads whose entry in the list was lost and has been rebuilt since this store is open. */
  rebuilt?: readonly string[]
  /** Why stored chats can be read but not changed: their list belongs to a newer version, or cannot be opened. */
  trouble?: 'newer' | 'unopenable'
  /** Bytes that are left; null where nobody says. */
  freeBytes: number | null
  /** The browser keeps them as a private window does: if this is one, they last until it is closed. */
  mayBePrivate?: boolean
  /** Some place that uploads may be kept in cannot be reached now: what is not listed is not gone. */
  isPartial?: boolean
}

/** Where a host keeps uploads: the files as given, beside their records. */
export interface Store {
  /**
   * Keeps an upload, whole or not at all. An answer does not wait for it, and the file may go once it is sent: so
   * whatever must be done to hold on to the file is done before this returns its promise.
   */
  put(record: UploadRecord, file: File): Promise<void>
  /**
   * Keeps a further file of an upload that is kept, and its new record, both or neither. The file is the last one of
   * `record.appended`. The same as of `put` is true for it. It may be a file that was never on a disk: one from a backup.
   */
  append(record: UploadRecord, file: File): Promise<void>
  /**
   * Keeps an upload with all its files as a backup has them, whole or not at all; takes the place of a damaged one. What
   * there is no room for is refused by the sizes, before anything is read; what reading throws, this throws.
   */
  restore(record: UploadRecord, files: readonly IncomingFile[]): Promise<void>
  /** Gives an upload that is kept the date of this record and what it says of the analyzed part; all else stays as it is. */
  update(record: UploadRecord): Promise<void>
  /**
   * The upload; null where there is none. Throws `upload_damaged` where there is one that cannot be read, or whose files are
   * not what was kept. A record of no messages belongs to files whose own record is lost: `update` keeps what reading them shows.
   */
  get(id: string): Promise<StoredUpload | null>
  /** What is left of an upload that `get` does not give; null where there is nothing. */
  remains(id: string): Promise<Remains | null>
  /** The records of all uploads, newest first. */
  list(): Promise<UploadRecord[]>
  /**
   * Deletes an upload with all its files; no matter if there is none. With `exports` only where it consists of this many: of one
   * that was added to since nothing is deleted, and this is false.
   */
  remove(id: string, exports?: number): Promise<boolean>
  space(): Promise<Space>
}
