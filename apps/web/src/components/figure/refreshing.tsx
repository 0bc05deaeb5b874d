import type { ReactNode } from 'react'
import { isPrevious, type Loadable } from '#data/client/loadable.ts'
import { classes } from '#ui/classes.ts'

interface RecountedProps {
  of: Loadable<unknown>
  className?: string
  children: ReactNode
}

/** Figures that may be counted again: while they are, the previous ones stay where they are, a little paler. */
export function Recounted({ of, className, children }: RecountedProps) {
  const isStale = isPrevious(of)
  return (
    <div
      aria-busy={isStale}
      // Most answers come sooner than the paling begins.
      className={classes('min-w-0 transition-opacity duration-150', isStale && 'opacity-55 delay-100', className)}
    >
      {children}
    </div>
  )
}
