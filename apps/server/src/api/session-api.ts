import { Worker } from 'node:worker_threads'
import { type Call, contract, Failure, takesFile } from '@convostat/api'
import { diskReceiver } from '@convostat/api/disk-file'
import { type Answer, createApp } from '@convostat/api/http'
import type { Context, Hono } from 'hono'
import type { ChatThreadData } from '../chat-thread.ts'
import { readSessionId, writeSessionId } from '../sessions/session-cookie.ts'
import { sessionFolders } from '../sessions/session-folders.ts'
import { createSessions, type Session } from '../sessions/sessions.ts'
import { type PoolOptions, threadPool } from '../sessions/thread-pool.ts'
import { withoutChats } from './without-chats.ts'

export interface SessionApiOptions {
  data: string
  chatThread: string
  pool?: PoolOptions
}

const uploadLimitBytes = 128e6
/** Of the chat in a zip, unpacked. */
const textLimitBytes = 128e6
const sweepSeconds = 60
/** Of JavaScript's own memory. A chat's bytes are counted where they are read: this limit does not see them. */
const threadMegabytes = 768

/** The chat API with a session for everyone who sends a chat here. A session's chats are answered by a thread of its own. */
export function sessionApi({ data, chatThread, pool }: SessionApiOptions): { api: Hono; close(): Promise<void> } {
  const threads = threadPool(pool)
  const sessions = createSessions({
    folders: sessionFolders(data),
    seat: (session) =>
      threads.seat(() => {
        const workerData: ChatThreadData = { folder: session.folder, opened: session.opened, textBytes: textLimitBytes }
        return new Worker(chatThread, { workerData, resourceLimits: { maxOldGenerationSizeMb: threadMegabytes } })
      }),
  })
  const sweeper = setInterval(() => void sessions.sweep(), sweepSeconds * 1000)
  sweeper.unref()

  // The door is asked before a body is received, so that the session is there to receive it.
  const askedBy = new WeakMap<Request, Session>()
  const nobody = withoutChats()

  async function door(c: Context, _name: string, call: Call): Promise<Answer> {
    const found = sessions.find(readSessionId(c))
    if (!found && !takesFile(call)) return nobody
    const session = found ?? (await sessions.open())
    if (!found) writeSessionId(c, session.id)
    askedBy.set(c.req.raw, session)
    return answerOf(session)
  }

  const answerOf =
    (session: Session): Answer =>
    async (name, input, context) => {
      session.calls++
      try {
        const output = await session.seat.answer(name, input, context)
        // A thread may end between two calls; the next one opens this upload again.
        if (name === 'upload.run' || name === 'uploads.open') session.opened = (output as { upload_id: string }).upload_id
        return output
      } finally {
        session.calls--
        sessions.touch(session)
      }
    }

  async function receive(c: Context) {
    const session = askedBy.get(c.req.raw)
    if (!session) throw new Error('an upload is received without a session')
    if (session.isReceiving) throw new Failure('busy')
    session.isReceiving = true
    try {
      await sessions.makeRoom(session)
      const receiver = await diskReceiver(session.folder)
      return {
        ...receiver,
        async discard() {
          session.isReceiving = false
          await receiver.discard()
        },
      }
    } catch (error) {
      session.isReceiving = false
      throw error
    }
  }

  return {
    api: createApp(contract, door, { receive, uploadLimitBytes }),
    async close() {
      clearInterval(sweeper)
      await sessions.close()
    },
  }
}
