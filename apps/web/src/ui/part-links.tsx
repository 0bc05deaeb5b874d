interface PartLinksProps {
  label: string
  /** By the ids of their elements, which can have the focus. */
  parts: readonly { id: string; title: string }[]
  className?: string
}

/** The ways to the parts of a screen. No link: a place in the address would be a search's or a filter's to lose. */
export const PartLinks = ({ label, parts, className }: PartLinksProps) => (
  <nav aria-label={label} className={className}>
    <ul className="flex flex-wrap gap-x-6 border-line border-y py-1">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <button type="button" onClick={() => toPart(id)} className="min-h-11 font-semibold text-pen underline-offset-4 hover:underline">
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
)

/** The eye and the keyboard go there. */
function toPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}
