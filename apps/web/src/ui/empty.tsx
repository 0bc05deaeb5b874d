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
  /** Whether it begins where lines begin: beside something else. */
  isAtStart?: boolean
  /** Below them. */
  children?: ReactNode
}

/** Nothing to show, and what to do next: the same everywhere. */
export function Empty({ drawing, title, text, level = 2, actions, isAtStart = false, children }: EmptyProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={
        isAtStart
          ? 'max-w-xl py-4'
          : classes(
              'mx-auto max-w-xl text-center [&>p]:mx-auto [&>div]:justify-center',
              level === 1 ? 'px-4 py-16 sm:py-24' : 'py-10 sm:py-14',
            )
      }
    >
      <Illustration of={drawing} className={isAtStart ? undefined : 'mx-auto'} />
      <Heading className={classes('display mt-6', level === 1 ? 'text-4xl' : 'text-3xl')}>{title}</Heading>
      {text && <p className="mt-3 max-w-md text-lg text-ink-soft">{text}</p>}
      {actions && <div className="mt-7 flex flex-wrap items-center gap-3">{actions}</div>}
      {children}
    </section>
  )
}
