import type { ReactNode } from 'react'

/** The dashboard's column. */
export function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-6xl space-y-12 px-4 py-8 sm:space-y-16 sm:px-8 sm:py-12">{children}</div>
}
