import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface PageProps {
  children: ReactNode
  /** Read line by line, so no wider than lines are read with ease. */
  isNarrow?: boolean
  /** Its parts are rows of one thing, and are close together. */
  isDense?: boolean
}

/** The column of a screen. Every one begins at the same edge, whatever its width. */
export function Page({ children, isNarrow = false, isDense = false }: PageProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-12">
      <div className={classes(isNarrow && 'max-w-[52rem]', isDense ? 'space-y-6' : 'space-y-12 sm:space-y-16')}>{children}</div>
    </div>
  )
}
