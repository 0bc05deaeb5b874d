/** Bytes on their way into storage: in pieces of a few megabytes, so that a large file is never whole in memory. */
export type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** One of the browser's ways to keep bytes under names. */
export interface Place {
  /** Writes all pieces in place of what has this name and gives their bytes; on failure nothing of them stays. */
  write(name: string, pieces: Pieces): Promise<number>
  /** What was written to its end under this name; null where nothing was. */
  read(name: string): Promise<Blob | null>
  delete(name: string): Promise<void>
  /** Bytes by name. */
  sizes(): Promise<Map<string, number>>
  /** Writes something, reads it back and removes it. Throws where that fails; a full disk is not a failure. */
  probe(): Promise<void>
}
