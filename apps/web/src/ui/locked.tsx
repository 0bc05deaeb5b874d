import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { say } from '#messages/index.ts'
import { classes } from './classes.ts'
import { ProWays } from './upgrade-links.tsx'

interface LockedProps {
  title: string
  /** What one would have of it, in a sentence. */
  reason: string
  /** Invented data, drawn as the reader's own would be. */
  demo: ReactNode
  /** 1 where it is a whole screen, 2 where it is a block of one. */
  level?: 1 | 2
  className?: string
}

/** What Pro opens, as one would see it: out of focus behind the reason, and the ways to have it. */
export function Locked({ title, reason, demo, level = 1, className }: LockedProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={classes('relative isolate grid', className)}>
      <div
        aria-hidden="true"
        inert
        className="pointer-events-none col-start-1 row-start-1 max-h-[44rem] min-h-96 min-w-0 select-none overflow-hidden opacity-70 blur-[5px] [mask-image:linear-gradient(black_60%,transparent)]"
      >
        {demo}
      </div>
      <div className="z-10 col-start-1 row-start-1 grid min-w-0 items-start justify-items-center py-8 sm:py-16">
        <div className="corners sticky top-8 w-full max-w-[34rem] space-y-4 border border-line bg-sheet px-6 py-7 shadow-lift sm:px-9 sm:py-9">
          <Lock className="size-7 text-wax" aria-hidden="true" />
          <Heading id={id} className={classes('display', level === 1 ? 'text-4xl' : 'text-3xl')}>
            {title}
          </Heading>
          <p className="text-lg text-ink-soft">{reason}</p>
          <p>{say.locked}</p>
          <ProWays className="pt-1" />
          <p className="text-sm text-ink-faint">{say.pro.example}</p>
        </div>
      </div>
    </section>
  )
}
