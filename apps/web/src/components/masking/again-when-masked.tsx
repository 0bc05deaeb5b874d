import { Fragment, type ReactNode } from 'react'
import { useMasked } from '#data/masking/masked.ts'

/** Redrawn with the switch, down to the text in fields: nothing shown before stays. */
export function AgainWhenMasked({ children }: { children: ReactNode }) {
  return <Fragment key={String(useMasked())}>{children}</Fragment>
}
