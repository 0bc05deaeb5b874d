/** Where an uploaded file's bytes go as they arrive, so that a large one is never kept in memory several times. */
export interface Receiver {
  write(bytes: Uint8Array): Promise<void>
  /** The file received, whole. */
  finish(name: string, type: string): Promise<File>
  /** Frees what was received, whole or not; once the file is someone else's (moved away by a store), does nothing. */
  discard(): Promise<void>
}

/** Receives into memory: for hosts without a disk, and small files. */
export function memoryReceiver(): Receiver {
  let chunks: Uint8Array<ArrayBuffer>[] = []
  return {
    async write(bytes) {
      chunks.push(bytes.slice())
    },
    async finish(name, type) {
      const file = new File(chunks, name, { type })
      chunks = []
      return file
    },
    async discard() {
      chunks = []
    },
  }
}
