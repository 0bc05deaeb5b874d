import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** The heading of a part of a screen: below the screen's own, above those of single figures. */
export function PartTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={classes('display text-3xl', className)} {...rest}>
      {children}
    </h2>
  )
}
