import type { ReactNode } from 'react'
import { say } from '#messages/index.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

interface QuietFailureProps {
  sentence: string
  /** Tries it again. */
  again: (() => void) | undefined
  className?: string
  /** Before the sentence. */
  children?: ReactNode
}

/** One quiet line where one thing of a screen failed: the others stand. */
export function QuietFailure({ sentence, again, className, children }: QuietFailureProps) {
  return (
    <div className={classes('flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-faint', className)}>
      {children}
      <p>{sentence}</p>
      {again && (
        // Its word is at the edge of the text, also in its own line.
        <Button kind="quiet" size="small" className="-ms-3" onClick={again}>
          {say.retry}
        </Button>
      )}
    </div>
  )
}
