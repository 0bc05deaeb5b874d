import { type ReactNode, useId } from 'react'

/** A part of the explanation with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="display text-xl">
        {title}
      </h3>
      {children}
    </section>
  )
}
