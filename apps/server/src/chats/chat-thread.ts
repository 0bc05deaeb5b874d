import { readFile } from 'node:fs/promises'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { parentPort, type MessagePort as ThreadPort, workerData } from 'node:worker_threads'
import { ollama, ownLocalModels } from '@convostat/api/connect-local-model'
import { storageFailure } from '@convostat/api/disk-file'
import { createChatApi } from '@convostat/api/handlers'
import { modelFrom } from '@convostat/api/handlers/model-from'
import { lentPrinter } from '@convostat/api/handlers/printing'
import type { Answer } from '@convostat/api/http'
import { noLocalModels } from '@convostat/api/local-model/local-models'
import { packQuickly } from '@convostat/api/node-compression'
import { isEvents, serve } from '@convostat/api/port'
import { threadPort } from '@convostat/api/thread-port'
import { weightsFile } from '@convostat/installation/weights-file'
import { chatLimits } from '#config/limits.ts'
import { diskCorrections, diskPeople, diskQuestions } from './disk-list.ts'
import { diskStore } from './disk-store.ts'
import type { Opening, Sign } from './reader.ts'

/** What a thread is given when it starts. */
export interface ChatThreadData {
  /** The longest chat text it reads, in bytes. */
  textBytes: number
  /** Where Ollama is asked on this computer; null where nobody is. */
  localModel: string | null
  /** A port to the thread that draws reports. */
  printer: ThreadPort
}

/** What it is given for each session it answers for. */
export interface ChatSession {
  /** The session's folder. */
  folder: string
  /** The upload to open again, where an earlier thread of this session had one open. */
  opened: string | undefined
}

if (!parentPort) throw new Error('expected to be started as a thread')
const server = parentPort
const { textBytes, localModel, printer } = workerData as ChatThreadData
packQuickly()
// Nothing an export contains may change what every object has.
for (const { prototype } of [Object, Array, Function]) Object.freeze(prototype)
// Linux alone gives each thread its own priority: the one that answers requests comes first.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + 3, 19))

/** One for all of this thread's sessions: it has no chat content. The build puts its weights beside this script. */
const emotion = modelFrom(async () => new Uint8Array(await readFile(join(import.meta.dirname, weightsFile))))

const localModels = localModel === null ? noLocalModels() : ownLocalModels(ollama({ fetch, address: localModel }))

const printing = lentPrinter(() => undefined)
printing.lend(printer)

// Every session has a port and its own API: nothing one asks can reach what another has open.
server.on('message', ({ port, number, folder, opened }: Opening<ChatSession>) => {
  const leaving = new AbortController()
  port.once('close', () => leaving.abort())
  serve(threadPort(port), telling(number, answerOf(folder, opened, leaving.signal)), { isHost: true })
})

function answerOf(folder: string, opened: string | undefined, left: AbortSignal): Answer {
  let answer: Answer | undefined
  return async (name, input, context) => {
    const host = { now: Date.now, limits: { textBytes }, emotion, printing, localModels, madeBy: 'server' } as const
    answer ??= createChatApi({ ...keptIn(folder), ...host, opened, left })
    return answer(name, input, context)
  }
}

function keptIn(folder: string) {
  try {
    return { store: diskStore(folder), corrections: diskCorrections(folder), people: diskPeople(folder), questions: diskQuestions(folder) }
  } catch (error) {
    throw storageFailure(error)
  }
}

const tell = (sign: Sign) => server.postMessage(sign)

/** What is done elsewhere, or in slices: others can be answered meanwhile. */
const waits = new Set(['feeling', 'printing'])

/**
 * Says of each call that it waits for feelings, for a report or for a model, as often as some were read, the line before the
 * printer moved or time passes, and after it that it is over, even where nobody waits for its answer any more.
 */
const telling =
  (number: number, answer: Answer): Answer =>
  async (name, input, context) => {
    let hasWaited = false
    const waited = () => {
      tell({ of: number, isFirst: !hasWaited })
      hasWaited = true
    }
    const report: typeof context.report = (progress) => {
      if (waits.has(progress.stage)) waited()
      context.report(progress)
    }
    // After the answer itself was sent: this thread may be ended as soon as it says so.
    const over = () =>
      setImmediate(() => {
        const { heapUsed, external } = process.memoryUsage()
        tell({ of: number, hasFelt: hasWaited, held: heapUsed + external })
      })
    async function* going(events: AsyncIterable<unknown>) {
      waited()
      const sign = setInterval(waited, chatLimits.signMilliseconds)
      try {
        yield* events
      } finally {
        clearInterval(sign)
        over()
      }
    }
    let isGoing = false
    try {
      const output = await answer(name, input, { ...context, report })
      isGoing = isEvents(output)
      return isEvents(output) ? going(output) : output
    } finally {
      if (!isGoing) over()
    }
  }
