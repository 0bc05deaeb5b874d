import { useState } from 'react'
import { type ReadSoFar, readAfter } from '#charts/ribbon/read-so-far.ts'
import type { ShownProgress } from '#data/client/loadable.ts'
import { Cloth, Thread } from './ribbon.tsx'

interface WeavingProps {
  progress: ShownProgress | undefined
  /** Its height. */
  className: string
}

/** A chat while it is read: the dotted thread, woven as far as it was read. Words beside it say how far that is. */
export function Weaving({ progress, className }: WeavingProps) {
  const [read, setRead] = useState<ReadSoFar | null>(null)
  const next = readAfter(read, progress, isStill())
  if (next !== read) setRead(next)
  return (
    <div className={className}>
      <div className="flex h-full">
        {next && (
          <div style={{ width: `${100 * next.share}%` }} className="min-w-0">
            <Cloth of={next.threads} isWovenIn={next.isAtOnce} />
          </div>
        )}
        {(!next || next.share < 1) && (
          <div className="min-w-0 flex-1">
            <Thread isDotted />
          </div>
        )}
      </div>
    </div>
  )
}

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
