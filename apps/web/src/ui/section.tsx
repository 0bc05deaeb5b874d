import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** What it is for, in a sentence or two. */
  about?: ReactNode
  /** Where something in it is called by its title, too. */
  titleId?: string
  children: ReactNode
}

/** A part of a screen under its title. */
export function Section({ title, about, titleId, children }: SectionProps) {
  const own = useId()
  const id = titleId ?? own
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-2xl">
        {title}
      </h2>
      {about !== undefined && <p className="mt-1 max-w-[42rem] text-base text-ink-faint">{about}</p>}
      {children}
    </section>
  )
}
