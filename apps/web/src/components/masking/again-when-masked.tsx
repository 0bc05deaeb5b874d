import { Fragment, type ReactNode } from 'react'
import { useMasked } from '#data/masking/masked.ts'

/** What is drawn anew with the switch, down to what stands in a field: nothing that was said before stays. */
export function AgainWhenMasked({ children }: { children: ReactNode }) {
  return <Fragment key={String(useMasked())}>{children}</Fragment>
}
