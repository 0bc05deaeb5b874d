import { type AskAnswer, Failure } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '#data/client/api.ts'
import { askAbout } from '#data/client/use-call.ts'
import { isMasked } from '#data/masking/masked.ts'
import { masking, original, shownText } from '#data/masking/masking.ts'
import { keepQuestion } from '#data/saved/asked-questions.ts'
import { dropDraft, keepDraft } from '#data/saved/drafts.ts'
import { whyNotSaved } from '#data/saved/use-saving.ts'
import { randomKey } from '#store/random-key.ts'

/** Whether a local model may answer, and which: nothing is asked of one that the reader did not switch on. */
export interface Answering {
  local_model: boolean
  model?: string
}

/** A question that is not in the history: under way, or how it ended without an answer that is kept. `trouble`: why it is not. */
export type Running = { id: string; question: string } & (
  | { state: 'asking'; written: string }
  | { state: 'stopped'; written: string }
  | { state: 'failed'; failure: Failure }
  | { state: 'unkept'; answer: AskAnswer; trouble: string }
)

export interface Asking {
  running: Running | null
  /** Those that were answered and could not be saved; they are not lost with the screen. */
  unkept: readonly Running[]
  keepAgain: (id: string) => Promise<void>
  /**
   * Where a question is under way already nothing is asked. Gives the question back where it may not be asked at all. `after` is the
   * question before it, which it may continue.
   */
  ask: (question: string, after?: string) => Promise<'refused' | 'done'>
  stop: () => void
  dismiss: (id: string) => void
}

type Unkept = Extract<Running, { state: 'unkept' }>
/** By upload, for as long as this page is there. */
const held = new Map<string, readonly Unkept[]>()
const none: readonly Unkept[] = []

function shownRunning(running: Running, uploadId: string): Running {
  const question = shownText(running.question)
  if (running.state === 'failed') return { ...running, question }
  if (running.state !== 'unkept') return { ...running, question, written: shownText(running.written) }
  return { ...running, question, answer: isMasked() ? masking.mask('askAnswer', running.answer, uploadId) : running.answer }
}

/** Asks questions about an upload, one at a time; answers go into the history. Leaving the screen stops what is under way. */
export function useAsking(uploadId: string, answering: Answering): Asking {
  const queries = useQueryClient()
  // As it was written; masked, it is covered where it is shown.
  const [running, setRunning] = useState<Running | null>(null)
  const [unkept, setUnkept] = useState(() => held.get(uploadId) ?? none)
  const under = useRef<AbortController | null>(null)
  useEffect(() => () => under.current?.abort(), [])

  async function ask(given: string, after?: string): Promise<'refused' | 'done'> {
    if (under.current) return 'done'
    const question = original(given)
    const stopping = new AbortController()
    under.current = stopping
    const id = randomKey()
    let written = ''
    setRunning({ id, question, state: 'asking', written })
    try {
      const answer = await answerTo({ question, ...(after !== undefined && { after: original(after) }) }, stopping.signal, (text) => {
        written += original(text)
        setRunning({ id, question, state: 'asking', written })
      })
      await keep({ id, question, answer: original(answer) })
      setRunning(null)
      return 'done'
    } catch (error) {
      if (stopping.signal.aborted) {
        setRunning({ id, question, state: 'stopped', written })
        return 'done'
      }
      const failure = Failure.from(error)
      setRunning(failure.code === 'pro_required' ? null : { id, question, state: 'failed', failure })
      return failure.code === 'pro_required' ? 'refused' : 'done'
    } finally {
      if (under.current === stopping) under.current = null
      void queries.invalidateQueries({ queryKey: [api.ai.status.key] })
    }
  }

  /** If it cannot be saved, it stays here, and closing the page asks first. */
  async function keep({ id, question, answer }: Pick<Unkept, 'id' | 'question' | 'answer'>): Promise<void> {
    try {
      await keepQuestion({ id, uploadId, question, answer })
      letGo(id)
    } catch (error) {
      hold([...others(id), { id, question, answer, state: 'unkept', trouble: whyNotSaved(error) }])
    }
  }
  const others = (id: string) => (held.get(uploadId) ?? none).filter((each) => each.id !== id)
  const letGo = (id: string) => hold(others(id))
  function hold(all: readonly Unkept[]): void {
    const field = `question ${uploadId}`
    const last = all.at(-1)
    if (last) keepDraft(field, last.question)
    else dropDraft(field)
    held.set(uploadId, all)
    setUnkept(all)
  }

  async function answerTo(
    asked: { question: string; after?: string },
    signal: AbortSignal,
    token: (text: string) => void,
  ): Promise<AskAnswer> {
    const events = await askAbout(api.ai.ask, { ...asked, languages: [...navigator.languages], ...answering }, uploadId, { signal })
    for await (const { event, data } of events) {
      if (event === 'answer') return data
      token(data.text)
    }
    throw new Failure('unavailable')
  }

  return {
    running: running && shownRunning(running, uploadId),
    ask,
    stop: () => under.current?.abort(),
    unkept: unkept.map((each) => shownRunning(each, uploadId)),
    async keepAgain(id) {
      const found = held.get(uploadId)?.find((each) => each.id === id)
      if (found) await keep(found)
    },
    dismiss(id) {
      letGo(id)
      setRunning((now) => (now?.id === id ? null : now))
    },
  }
}
