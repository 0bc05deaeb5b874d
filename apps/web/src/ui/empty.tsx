import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { type Drawing, Illustration } from './illustration.tsx'

interface EmptyProps {
  drawing: Drawing
  title: string
  /** Why there is nothing, or what to do for it. */
  text?: ReactNode
  /** The rank of its title: 1 where it is the whole screen. */
  level?: 1 | 2 | 3
  /** What can be done, as buttons. */
  actions?: ReactNode
  /** Below them. */
  children?: ReactNode
}

/** Nothing to show, and what to do next: the same everywhere. */
export function Empty({ drawing, title, text, level = 2, actions, children }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classes('mx-auto max-w-xl text-center', level === 1 ? 'px-4 py-16 sm:py-24' : 'py-10 sm:py-14')}>
      <Illustration of={drawing} className="mx-auto" />
      <Heading className={classes('display mt-6', level === 1 ? 'text-4xl' : 'text-3xl')}>{title}</Heading>
      {text && <p className="mx-auto mt-3 max-w-md text-lg text-ink-soft">{text}</p>}
      {actions && <div className="mt-7 flex flex-wrap items-center justify-center gap-3">{actions}</div>}
      {children}
    </section>
  )
}
