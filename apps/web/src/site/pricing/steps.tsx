import type { ReactNode } from 'react'

/** How one comes to have Pro, step by step. */
export function Steps({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <section
      id="get-pro"
      aria-labelledby="get-pro-title"
      tabIndex={-1}
      className="-scroll-mt-14 pt-24 outline-none sm:-scroll-mt-22 sm:pt-32"
    >
      <div className="double-rule" />
      <div className="grid gap-3 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-baseline lg:gap-16">
        <h2 id="get-pro-title" className="display text-3xl sm:text-5xl">
          {title}
        </h2>
        <p className="max-w-[58ch] text-lg text-ink-soft">{lead}</p>
      </div>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-12">{children}</ol>
    </section>
  )
}

export function Step({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-baseline gap-x-2 md:block">
      <span aria-hidden="true" className="display block text-5xl text-wax md:text-6xl">
        {place}
      </span>
      <div>
        <h3 className="text-xl font-semibold md:mt-4">{title}</h3>
        <div className="mt-2 text-ink-soft">{children}</div>
      </div>
    </li>
  )
}
