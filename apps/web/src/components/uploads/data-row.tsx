import { Failure } from '@convostat/api'
import { type ReactNode, useState } from 'react'
import { failureSentence } from '#messages/api/sentences.ts'
import { classes } from '#ui/classes.ts'

/** What is under way with the data, or how it ended: all of it or in part, with something to add quietly. */
export type Doing = { state: 'idle' } | { state: 'working' | 'failed'; sentence: string } | ({ state: 'done' } & Outcome)

export interface Outcome {
  sentence: string
  isPartial?: boolean
  aside?: string
}

/** A sentence that says all there is to say. */
export class SentenceError extends Error {}

interface RowProps {
  /** What leads here. */
  id?: string
  name: string
  about: ReactNode
  doing: Doing
  children: ReactNode
}

export function Row({ id, name, about, doing, children }: RowProps) {
  return (
    <li id={id} className="grid items-center gap-x-10 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h3 className="font-semibold">{name}</h3>
        <div className="space-y-1 text-base text-ink-soft">{about}</div>
        <p role="status" className={classes('text-base [overflow-wrap:anywhere]', lookOf(doing))}>
          {doing.state === 'idle' ? '' : doing.sentence}
        </p>
        {doing.state === 'done' && doing.aside && <p className="mt-1 text-base text-ink-soft">{doing.aside}</p>}
      </div>
      <div className="grid">{children}</div>
    </li>
  )
}

function lookOf(doing: Doing): string {
  if (doing.state === 'failed') return 'text-wax'
  return doing.state === 'done' && doing.isPartial ? 'text-warn' : 'text-good'
}

/** One thing at a time, with what is said about it. What went wrong in a way that has a sentence says that too. */
export function useDoing() {
  const [doing, setDoing] = useState<Doing>({ state: 'idle' })
  const isWorking = doing.state === 'working'
  async function work(working: string, failed: string, task: () => Promise<Outcome>) {
    setDoing({ state: 'working', sentence: working })
    try {
      const outcome = await task()
      setDoing(outcome.sentence === '' ? { state: 'idle' } : { state: 'done', ...outcome })
    } catch (error) {
      if (error instanceof SentenceError) return setDoing({ state: 'failed', sentence: error.message })
      const failure = Failure.from(error)
      setDoing({ state: 'failed', sentence: failure.code === 'unknown' ? failed : `${failed} ${failureSentence(failure)}` })
    }
  }
  const run = (working: string, failed: string, task: () => Promise<Outcome>) => {
    if (!isWorking) void work(working, failed, task)
  }
  return { doing, isWorking, run }
}
