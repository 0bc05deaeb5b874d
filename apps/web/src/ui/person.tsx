import { shownName } from '../format/index.ts'
import { classes } from './classes.ts'
import { personDot } from './person-color.ts'

/** A person's name as written, alone in its direction, so that no name turns the words around it. */
export function Name({ children, className }: { children: string; className?: string }) {
  return <bdi className={classes('min-w-0 [overflow-wrap:anywhere]', className)}>{shownName(children)}</bdi>
}

interface PersonProps {
  name: string
  /** Place among the chat's people; it fixes the color everywhere in this chat. */
  place: number
  className?: string
}

/** A name with its person's color. */
export function Person({ name, place, className }: PersonProps) {
  return (
    <span className={classes('inline-flex min-w-0 max-w-full items-center gap-2', className)}>
      <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full" style={personDot(place)} />
      <Name>{name}</Name>
    </span>
  )
}
