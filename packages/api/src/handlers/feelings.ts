import type { EmotionModel } from '@convostat/emotion'
import type { Chat } from '@convostat/engine/chat/chat'
import { asWritten } from '@convostat/engine/chat/column'
import type { Feelings } from '@convostat/engine/sentiment/feelings'
import { readFeelings } from '@convostat/engine/sentiment/read-feelings'
import type { HandlerContext } from '../answer.ts'
import type { Progress } from '../client.ts'
import { Failure } from '../failure.ts'
import { correctedFeelings } from './corrected-feelings.ts'
import type { Corrections } from './corrections.ts'
import { createPrecedence, type Precedence } from './precedence.ts'

/** What the messages of chats feel like: read once for each chat, in the background, and again for nobody. */
export interface ChatFeelings {
  /** Makes this the open chat: its feelings are read once the request is answered and the chat is saved. Reading another chat in the background ends. */
  begin(chat: Chat): void
  /** Calls are about this chat, too: the same for it, whether the first caller waits or not. */
  resume(chat: Chat): void
  /** It was deleted: for calls that wait it no longer exists. */
  end(chat: Chat): void
  /** With what people corrected; waits until they are read. Throws `model_unavailable` where the model cannot be had. */
  of(chat: Chat, context: HandlerContext): Promise<Feelings>
  /** The same, or null where it cannot be had soon, for want of the model or because the chat is long. */
  ifThere(chat: Chat, context: HandlerContext): Promise<Feelings | null>
  model(): Promise<EmotionModel>
}

export interface FeelingsOptions {
  /** The model, however the host comes by it; asked for whenever it is needed. */
  emotion?: () => Promise<EmotionModel>
  corrections: Corrections
  /** How long what can be answered without them waits for feelings, milliseconds. */
  patience?: number
  /** The session has ended: nothing more is read. */
  left?: AbortSignal
  /** What goes before it. */
  precedence?: Precedence
}

interface Reading {
  feelings: Promise<Feelings>
  stopping: AbortController
  /** Those who wait for it. */
  waiting: Set<Pick<HandlerContext, 'report'>>
  isDone: boolean
}

const noModel = () => Promise.reject(new Failure('model_unavailable'))

export function chatFeelings({
  emotion = noModel,
  corrections,
  patience = 2000,
  left,
  precedence = createPrecedence(),
}: FeelingsOptions): ChatFeelings {
  const readings = new WeakMap<Chat, Reading>()
  const running = new Set<Chat>()
  /** What is read in a moment. */
  const due = new Set<Chat>()
  /** Another one was opened while these were read, and nobody has asked for them since: they are read as long as someone waits. */
  const replaced = new WeakSet<Chat>()
  const corrected = correctedFeelings(corrections)

  const model = () =>
    emotion().catch((cause: unknown) => {
      throw cause instanceof Failure ? cause : new Failure('model_unavailable', { cause })
    })

  function readingOf(chat: Chat): Reading {
    const there = readings.get(chat)
    if (there) return there
    const stopping = new AbortController()
    const signal = left ? AbortSignal.any([stopping.signal, left]) : stopping.signal
    const waiting: Reading['waiting'] = new Set()
    const report = (progress: Progress) => {
      for (const each of waiting) each.report(progress)
    }
    const pause = () => precedence.giveWay(waiting.size > 0 ? 'awaited' : 'background')
    // Stopping does not wait for the next slice, which may let something long go first.
    const feelings = unlessAborted(
      unlessAborted(model(), signal).then((opened) => readFeelings(chat, opened, { signal, pause, report })),
      signal,
    )
    const reading = { feelings, stopping, waiting, isDone: false }
    readings.set(chat, reading)
    running.add(chat)
    const over = () => readings.get(chat) === reading && running.delete(chat)
    feelings.then(
      () => {
        reading.isDone = true
        over()
      },
      // What failed is tried again at the next call.
      () => over() && readings.delete(chat),
    )
    return reading
  }

  /** Calls from now on have it read again. */
  function stop(chat: Chat, why: unknown): void {
    const reading = readings.get(chat)
    readings.delete(chat)
    running.delete(chat)
    reading?.stopping.abort(why)
  }

  const stopUnlessWaitedFor = (chat: Chat) => {
    const reading = readings.get(chat)
    if (reading && !reading.isDone && reading.waiting.size === 0) stop(chat, new DOMException('', 'AbortError'))
  }

  async function of(shown: Chat, { report, signal }: HandlerContext): Promise<Feelings> {
    // Renamed or merged people do not change how its messages feel.
    const chat = asWritten(shown)
    replaced.delete(chat)
    const reading = readingOf(chat)
    const me = { report }
    reading.waiting.add(me)
    try {
      return corrected(shown, await unlessAborted(reading.feelings, signal))
    } finally {
      reading.waiting.delete(me)
      if (replaced.has(chat)) stopUnlessWaitedFor(chat)
    }
  }

  function readSoon(chat: Chat): void {
    replaced.delete(chat)
    due.add(chat)
    void precedence.giveWay('background').then(() => due.delete(chat) && readingOf(chat))
  }

  return {
    begin(chat) {
      due.clear()
      for (const other of [...running].filter((each) => each !== chat)) {
        replaced.add(other)
        stopUnlessWaitedFor(other)
      }
      readSoon(chat)
    },
    resume: readSoon,
    end(chat) {
      due.delete(chat)
      stop(chat, new Failure('no_chat'))
    },
    of,
    async ifThere(chat, context) {
      const late = AbortSignal.timeout(patience)
      return of(chat, { ...context, signal: AbortSignal.any([context.signal, late]) }).catch((error: unknown) => {
        if (error === late.reason || isWithoutModel(error)) return null
        throw error
      })
    },
    model,
  }
}

/** What is waited for, or the reason why someone waits no longer. */
function unlessAborted<T>(coming: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    // Even where nobody waits anymore, its failure must have a handler.
    coming.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort)
  })
}

/** Whether what failed did for want of the model. */
export const isWithoutModel = (error: unknown): error is Failure => error instanceof Failure && error.code === 'model_unavailable'
