import type { ReactNode } from 'react'
import type { Loadable } from '../data/loadable.ts'
import { classes } from './classes.ts'

interface RecountedProps {
  of: Loadable<unknown>
  className?: string
  children: ReactNode
}

/** Figures that may be counted anew: while they are, the previous ones stay where they are, a little paler. */
export function Recounted({ of, className, children }: RecountedProps) {
  const isPrevious = of.state === 'ready' && of.isPrevious === true
  return (
    <div
      aria-busy={isPrevious}
      // Most answers come sooner than the paling begins.
      className={classes('min-w-0 transition-opacity duration-150', isPrevious && 'opacity-55 delay-100', className)}
    >
      {children}
    </div>
  )
}
