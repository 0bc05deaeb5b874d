import { parentPort, workerData } from 'node:worker_threads'
import { createChatApi } from '@convostat/api/handlers'
import { serve } from '@convostat/api/port'
import { threadPort } from '@convostat/api/thread-port'
import { diskStore } from './sessions/disk-store.ts'

/** What a session's thread is told when it starts. */
export interface ChatThreadData {
  /** The session's folder. */
  folder: string
  /** The upload to open again, where an earlier thread of this session had one open. */
  opened: string | undefined
  /** The longest chat text it reads, in bytes. */
  textBytes: number
}

if (!parentPort) throw new Error('expected to be started as a thread')
const { folder, opened, textBytes } = workerData as ChatThreadData
// Nothing an export holds may change what every object has.
for (const { prototype } of [Object, Array, Function]) Object.freeze(prototype)
serve(threadPort(parentPort), createChatApi({ store: diskStore(folder), now: Date.now, limits: { textBytes }, opened }))
