import { type MessagePort, Worker } from 'node:worker_threads'
import { DiskFile } from './disk-file.ts'
import type { Port } from './port.ts'

// Node 20 clones a File into a nameless Blob, so its name travels beside it; a file on disk travels as its path.
// Every value is wrapped, so that nothing a caller sends can pass for a file here.
type Packed = { value: unknown } | { extent: DiskFile['extent'] } | { blob: Blob; name: string; lastModified: number }

interface Message {
  input?: Record<string, unknown>
  output?: unknown
}

/** A worker thread's port, spoken like a browser's; it ends when the thread does. */
export const threadPort = (port: Worker | MessagePort): Port => {
  return {
    postMessage: (message) => port.postMessage(eachValue(pack, message as Message)),
    addEventListener: (_type, hear) => port.on('message', (message: Message) => hear({ data: eachValue(unpack, message) })),
    onEnd: (hear) => {
      port.on('close', hear)
      if (port instanceof Worker) port.on('error', hear).on('exit', hear)
    },
  }
}

/** Applies to where files can be: a message's output and each value of its input. */
function eachValue<From, To>(change: (value: From) => To, { input, output, ...rest }: Message): Message {
  return {
    ...rest,
    ...(input && { input: Object.fromEntries(Object.entries(input).map(([key, value]) => [key, change(value as From)])) }),
    ...(output !== undefined && { output: change(output as From) }),
  }
}

function pack(value: unknown): Packed {
  if (value instanceof DiskFile) return { extent: value.extent }
  if (value instanceof File) return { blob: new Blob([value], { type: value.type }), name: value.name, lastModified: value.lastModified }
  return { value }
}

function unpack(packed: Packed): unknown {
  if ('extent' in packed) return new DiskFile(packed.extent)
  if ('blob' in packed) return new File([packed.blob], packed.name, { type: packed.blob.type, lastModified: packed.lastModified })
  return packed.value
}
