import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Lead } from '#data/search/search-links.ts'
import { classes } from '#ui/classes.ts'

interface FigureLinkProps {
  lead: Lead
  /** What one sees there; the figure alone would not say. */
  label: string
  className?: string
  children: ReactNode
}

/** A figure that leads to what it counts: set like any other, with a hairline under it. */
export function FigureLink({ lead, label, className, children }: FigureLinkProps) {
  return (
    <Link
      {...lead}
      title={label}
      className={classes(
        'underline decoration-line decoration-1 underline-offset-[0.2em] hover:text-pen hover:decoration-pen focus-visible:text-pen',
        className,
      )}
    >
      {children}
    </Link>
  )
}
