import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'

/** A part of the page. */
export function Specimens({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="style-part scroll-mt-6">
      <h2 className="display border-b border-line pb-2 text-3xl">{title}</h2>
      {children}
    </section>
  )
}

/** One thing, under the name it has in the code. */
export function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="figures mb-3 text-sm text-ink-faint">{name}</figcaption>
      <div className={classes('flex flex-wrap items-center gap-3', className)}>{children}</div>
    </figure>
  )
}

/** Side by side where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">{children}</div>
