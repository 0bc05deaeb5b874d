import { randomBytes } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import type { Receiver } from './upload-sink.ts'

const CHUNK = 256 * 1024

interface Extent {
  path: string
  name: string
  start: number
  end: number
  type?: string
  lastModified?: number
}

/**
 * A file on disk that reads like a chosen one, a piece at a time. Node's own (`fs.openAsBlob`) cannot be sent to a
 * thread; this one travels as its path (see `threadPort`). It holds nothing open between reads.
 */
export class DiskFile extends File {
  readonly extent: Extent

  constructor(extent: Extent) {
    super([], extent.name, { type: extent.type, lastModified: extent.lastModified })
    this.extent = extent
    // Blob's own size says 0: the bytes are not in it.
    Object.defineProperty(this, 'size', { value: extent.end - extent.start })
  }

  get path(): string {
    return this.extent.path
  }

  override slice(from = 0, to = this.size, type = ''): Blob {
    const { start } = this.extent
    const at = (offset: number) => start + (offset < 0 ? Math.max(0, this.size + offset) : Math.min(offset, this.size))
    return new DiskFile({ ...this.extent, type, start: at(from), end: Math.max(at(from), at(to)) })
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(this.size)
    const { path, start } = this.extent
    const handle = await opened(path)
    try {
      await fill(handle, bytes, start)
    } finally {
      await handle.close()
    }
    return bytes.buffer
  }

  override async text(): Promise<string> {
    return new TextDecoder().decode(await this.arrayBuffer())
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { path, start, end } = this.extent
    let handle: FileHandle | undefined
    let position = start
    return new ReadableStream(
      {
        async pull(controller) {
          if (position === end) {
            await handle?.close()
            return controller.close()
          }
          handle ??= await opened(path)
          const bytes = new Uint8Array(Math.min(CHUNK, end - position))
          try {
            await fill(handle, bytes, position)
          } catch (error) {
            await handle.close()
            throw error
          }
          position += bytes.length
          controller.enqueue(bytes)
        },
        cancel: () => handle?.close(),
      },
      { highWaterMark: 0 },
    )
  }
}

/** Receives an upload into its own file in `folder`, under a random name that only this process's user can read. */
export async function diskReceiver(folder: string): Promise<Receiver> {
  const path = join(folder, `${randomBytes(16).toString('hex')}.upload`)
  const handle = await open(path, 'wx', 0o600).catch((cause: unknown) => {
    throw storageFailure(cause)
  })
  let end = 0
  let isOpen = true
  const close = async () => {
    if (isOpen) await handle.close()
    isOpen = false
  }
  return {
    async write(bytes) {
      await writeAll(handle, bytes).catch((cause: unknown) => {
        throw storageFailure(cause)
      })
      end += bytes.length
    },
    async finish(name, type) {
      await close()
      return new DiskFile({ path, name, type, start: 0, end })
    },
    async discard() {
      await close()
      await unlink(path).catch((error: NodeJS.ErrnoException) => {
        // A store that keeps the upload has moved the file away.
        if (error.code !== 'ENOENT') throw error
      })
    },
  }
}

/** Writes at once what others would write in pieces, each of them a turn of the event loop. */
export async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written)
    written += bytesWritten
  }
}

/** What the system says of a disk that takes nothing: that it is full, or that it cannot be used right now. */
export function storageFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT'
  return new Failure(isFull ? 'storage_full' : 'unavailable', { cause: error })
}

/** Reads exactly as many bytes as asked for; the end before that means the file was changed since. */
async function fill(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let filled = 0; filled < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, filled, bytes.length - filled, position + filled)
    if (bytesRead === 0) throw new DOMException('The file is shorter than it was', 'NotReadableError')
    filled += bytesRead
  }
}

const opened = (path: string): Promise<FileHandle> =>
  open(path, 'r').catch((cause: unknown) => {
    throw new DOMException(`The file cannot be opened (${cause instanceof Error ? cause.name : typeof cause})`, 'NotReadableError')
  })
