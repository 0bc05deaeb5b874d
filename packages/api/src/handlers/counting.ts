import { messageShare } from '@convostat/engine/analyses/message-share'
import { overview } from '@convostat/engine/analyses/overview'
import { responseTimes } from '@convostat/engine/analyses/response-times'
import type { Chat } from '@convostat/engine/chat/chat'
import type { ReadResult } from '@convostat/engine/import/read-chat'
import type { Host } from '@convostat/engine/import/read-failure'
import { chatMark } from '@convostat/engine/people/chat-identity'
import { countWords } from '@convostat/engine/words/words'
import type { Plan } from '../call.ts'
import { analyzedPart } from './open-chat.ts'
import type { Precedence } from './precedence.ts'
import { type KeptFor, shownAs } from './shown-chat.ts'

/** Counts a chat's words in slices, from where the counting has come before. */
export async function countInSlices(chat: Chat, { report, signal, pause }: Host): Promise<void> {
  const total = chat.count
  for (let done = 0; done < total; ) {
    await pause?.()
    signal?.throwIfAborted()
    done = countWords(chat)
    report?.({ stage: 'counting', done, total })
  }
  signal?.throwIfAborted()
}

interface AheadParts {
  /** What was read last, as long as it is kept. */
  read: () => ReadResult | null
  keptPeople: KeptFor
  precedence: Pick<Precedence, 'giveWay'>
}

/** Counts what the answer about a file will say before it is asked for, in slices between which calls are answered. */
export interface CountingAhead {
  /** Begins with what was read last, as much of it as this plan analyzes. Resolves once it is counted, or stopped. */
  begin(plan: Plan): Promise<void>
  stop(): void
}

export function countingAhead({ read, keptPeople, precedence }: AheadParts): CountingAhead {
  let stopping = new AbortController()

  /** The chat that the answer will be about. */
  function shownPart({ chat }: ReadResult, plan: Plan): Chat {
    const participants = messageShare(chat).map(({ person }) => person)
    return shownAs(analyzedPart(chat, plan), keptPeople({ mark: chatMark(chat), facts: { participants } }))
  }

  async function begin(plan: Plan): Promise<void> {
    stopping.abort()
    stopping = new AbortController()
    const { signal } = stopping
    // No slice passes the reading on to the next: once nobody else keeps it, it is free.
    async function slice<T>(count: (reading: ReadResult) => T): Promise<T | null> {
      await precedence.giveWay('ahead')
      const reading = signal.aborted ? null : read()
      return reading && count(reading)
    }
    const someWords = ({ chat }: ReadResult): boolean => {
      const part = analyzedPart(chat, plan)
      return countWords(part) === part.count
    }
    let isCounted: boolean | null = false
    while (isCounted === false) isCounted = await slice(someWords)
    await slice(({ chat }) => chatMark(chat))
    await slice((reading) => overview(shownPart(reading, plan)))
    await slice((reading) => responseTimes(shownPart(reading, plan)))
  }

  return { begin, stop: () => stopping.abort() }
}
