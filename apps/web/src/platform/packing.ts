/** Whether this browser can pack and unpack: Safari before 16.4 cannot. */
export function canPack(): boolean {
  try {
    return Boolean(new CompressionStream('gzip') && new DecompressionStream('gzip'))
  } catch {
    return false
  }
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** Only where `canPack`. */
export const packed = (stream: Bytes): Bytes => stream.pipeThrough(new CompressionStream('gzip'))
export const unpacked = (stream: Bytes): Bytes => stream.pipeThrough(new DecompressionStream('gzip'))
