import { type ReactNode, useId } from 'react'
import { PartLinks } from '#ui/part-links.tsx'
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

/** As far down again as the filters above reach below themselves, with what is chosen. */
export const ScreenParts = () => (
  <PartLinks label={words.label} parts={parts.map((name) => ({ id: idOf(name), title: words[name] }))} className="pt-6 sm:pt-8" />
)
