import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classes } from '#ui/classes.ts'

interface CardProps {
  /** Above the title. */
  mark: ReactNode
  title: string
  /** It was successful: screen readers announce it. */
  isOutcome?: boolean
  isLarge?: boolean
  children: ReactNode
}

/** What this page says, as a card in an album. */
export function Card({ mark, title, isOutcome = false, isLarge = false, children }: CardProps) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOutcome) card.current?.focus({ preventScroll: true })
  }, [isOutcome])
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      className="corners border border-line bg-sheet px-5 py-9 shadow-lift outline-none sm:px-12 sm:py-12"
    >
      {mark}
      <h1 id={id} className={classes('display mt-5', isLarge ? 'text-4xl sm:text-5xl' : 'text-3xl sm:text-4xl')}>
        {title}
      </h1>
      {children}
    </section>
  )
}
