import { type ReactNode, useId } from 'react'
import { PartTitle } from '#ui/part-title.tsx'
import { sayRelationship } from './messages/index.ts'

const { parts: words } = sayRelationship

/** The parts of the screen, in their order. */
const parts = ['talk', 'answers', 'feelings', 'days'] as const
export type PartName = (typeof parts)[number]

const idOf = (name: PartName): string => `part-${name}`

/** Blocks that belong together, under one heading. */
export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const title = useId()
  return (
    <section id={idOf(name)} tabIndex={-1} aria-labelledby={title} className="scroll-mt-6 space-y-6 outline-none sm:space-y-8">
      <PartTitle id={title}>{words[name]}</PartTitle>
      <div className="space-y-12 sm:space-y-14">{children}</div>
    </section>
  )
}

/** The ways to the parts. No link: a place in the address would be a search's or a filter's to lose. */
export function PartLinks() {
  return (
    // As far down again as the filters above reach below themselves, with what is chosen.
    <nav aria-label={words.label} className="pt-6 sm:pt-8">
      <ul className="flex flex-wrap gap-x-6 border-line border-y py-1">
        {parts.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => toPart(name)}
              className="min-h-11 font-semibold text-pen underline-offset-4 hover:underline"
            >
              {words[name]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The eye and the keyboard go there. */
function toPart(name: PartName): void {
  const part = document.getElementById(idOf(name))
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
