import { isLongName, shownName } from '#format/index.ts'
import { classes } from './classes.ts'
import { personDot } from './person-color.ts'
import { usePlaces } from './person-places.ts'

/** A person's name as written, alone in its direction, so that no name turns the words around it. What clamps its lines is a span around it, which begins where the page's text does. A very long one is one line, and whole in its title. */
export function Name({ children, className }: { children: string; className?: string }) {
  const shown = shownName(children)
  const isLong = isLongName(shown)
  return (
    <bdi title={isLong ? shown : undefined} className={classes('min-w-0 [overflow-wrap:anywhere]', isLong && oneLine, className)}>
      {shown}
    </bdi>
  )
}

/** Broken anywhere, so that nothing around it is made as wide as it is. */
const oneLine =
  'max-w-full overflow-hidden break-all align-bottom [display:-webkit-inline-box] [-webkit-box-orient:vertical] [-webkit-line-clamp:1]'

interface PersonProps {
  name: string
  /** Place among the chat's people, where it is not that of the screen's chat. */
  place?: number
  className?: string
}

/** A name with its person's color. */
export function Person({ name, place, className }: PersonProps) {
  const placeOf = usePlaces()
  return (
    <span className={classes('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={personDot(place ?? placeOf(name))} />
      <Name>{name}</Name>
    </span>
  )
}
