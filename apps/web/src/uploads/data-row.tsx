import { Failure } from '@convostat/api'
import { type ReactNode, useState } from 'react'
import { sayTold } from '../messages/say/told.ts'

/** What is under way with the data, or how it ended. */
export type Doing = { state: 'idle' } | { state: 'working' | 'done' | 'failed'; sentence: string }

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
        <p role="status" className={doing.state === 'failed' ? 'text-base text-wax' : 'text-base text-good'}>
          {doing.state === 'idle' ? '' : doing.sentence}
        </p>
      </div>
      <div className="grid">{children}</div>
    </li>
  )
}

/** One thing at a time, with what is said about it. What went wrong in a way that has a sentence says that too. */
export function useDoing() {
  const [doing, setDoing] = useState<Doing>({ state: 'idle' })
  const isWorking = doing.state === 'working'
  async function work(working: string, failed: string, task: () => Promise<string>) {
    setDoing({ state: 'working', sentence: working })
    try {
      const sentence = await task()
      setDoing(sentence === '' ? { state: 'idle' } : { state: 'done', sentence })
    } catch (error) {
      const failure = Failure.from(error)
      setDoing({ state: 'failed', sentence: failure.code === 'unknown' ? failed : `${failed} ${sayTold.failure(failure)}` })
    }
  }
  const run = (working: string, failed: string, task: () => Promise<string>) => {
    if (!isWorking) void work(working, failed, task)
  }
  return { doing, isWorking, run }
}
