import type { ReactNode } from 'react'

/** What this page says, as a card in an album. What comes into it is spoken. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="corners border border-line bg-sheet px-5 py-9 shadow-lift sm:px-12 sm:py-12">
      <div role="status">{children}</div>
    </div>
  )
}
