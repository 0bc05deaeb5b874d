import type { ReactNode } from 'react'

/** The column of a screen whose parts stand well apart. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-6xl space-y-14 px-4 py-8 sm:space-y-20 sm:px-8 sm:py-12">{children}</div>
}
