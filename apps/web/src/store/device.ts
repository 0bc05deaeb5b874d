import type { IncomingFile } from '@convostat/api'
import type { Change } from './changes.ts'

/** Small records by upload id. */
export interface Records {
  all(): Promise<unknown[]>
  get(id: string): Promise<unknown>
  put(kept: object): Promise<void>
  delete(id: string): Promise<void>
}

/** What is known of a file once it is written. */
export interface Written {
  /** What it takes in storage. */
  bytes: number
  /** The CRC-32 of its content as it was given, before any packing. */
  crc: number
}

/** Uploaded files by name: the upload's id, for a file appended the id, a dot and its number. */
export interface Files {
  /** Writes the whole file, replacing one of the same name; if that fails, nothing of it is left. */
  write(name: string, file: IncomingFile): Promise<Written>
  /** About how many bytes it would take, rather too many. */
  bytesFor(file: IncomingFile): number
  /** A file's size in storage, its content as it was given, and, if it is packed, the packed bytes; null if there is no such file. */
  read(name: string): Promise<{ bytes: number; content(): Promise<Blob>; raw?(): Promise<Blob> } | null>
  delete(name: string): Promise<void>
  /** What each file takes, by its name. */
  sizes(): Promise<Map<string, number>>
}

/** What the store needs of this browser. */
export interface Device {
  records: Records
  files: Files
  /** Runs one task at a time across all tabs, so nothing else writes meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Free bytes; null where the browser does not report them. */
  freeBytes(): Promise<number | null>
  /** Informs every tab of a change. */
  tell(change: Change): void
}
