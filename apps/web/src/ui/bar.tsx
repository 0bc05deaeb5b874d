import { classes } from './classes.ts'
import { personFill } from './person-color.ts'

interface BarProps {
  /** How much of the track it fills, 0 to 1. */
  part: number
  /** Where it is a person's: their place among the chat's people. */
  place?: number
  /** Its height, and how far below its name it is. */
  className: string
}

/** A bar within the track of its whole. Its value is always beside it as a number. */
export const Bar = ({ part, place, className }: BarProps) => (
  <span aria-hidden="true" className={classes('block bg-well', className)}>
    <span
      className={classes('block h-full min-w-0.5', place === undefined && 'bg-pen')}
      style={{ width: `${100 * part}%`, ...(place !== undefined && personFill(place)) }}
    />
  </span>
)
