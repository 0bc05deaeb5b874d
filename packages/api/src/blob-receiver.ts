import type { Receiver } from './upload-sink.ts'

/** Bytes are given to a blob in parts of this size. */
const PART = 1 << 22

/** Receives into blobs, which a browser may keep outside of memory: for what is large and there is no disk for. */
export function blobReceiver(): Receiver {
  let blobs: Blob[] = []
  let part = new Uint8Array(0)
  let size = 0
  const flush = () => {
    blobs.push(new Blob([part.subarray(0, size)]))
    size = 0
  }
  return {
    async write(bytes) {
      if (part.length === 0) part = new Uint8Array(PART)
      for (let at = 0; at < bytes.length; ) {
        const fits = bytes.subarray(at, at + PART - size)
        part.set(fits, size)
        size += fits.length
        at += fits.length
        if (size === PART) flush()
      }
    },
    async finish(name, type) {
      flush()
      const file = new File(blobs, name, { type })
      blobs = []
      part = new Uint8Array(0)
      return file
    },
    async discard() {
      blobs = []
      part = new Uint8Array(0)
      size = 0
    },
  }
}
