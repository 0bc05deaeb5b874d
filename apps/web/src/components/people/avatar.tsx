import { weaveOf } from '#charts/ribbon/weave.ts'
import { shownName } from '#format/index.ts'
import { classes } from '#ui/classes.ts'
import { personColor } from '#ui/person-color.ts'

interface AvatarProps {
  name: string
  /** The person's place among the chat's people, which fixes color and weave. */
  place: number
  className?: string
}

/** A person as a disc in their color and weave, with their initial: beside a name, or where color and side say whose it is. */
export function Avatar({ name, place, className }: AvatarProps) {
  const weave = weaveOf(place)
  return (
    <span
      aria-hidden="true"
      className={classes(
        'display grid size-8 shrink-0 select-none place-items-center rounded-full text-paper text-[1.05rem] leading-none',
        className,
      )}
      style={{
        backgroundColor: personColor(place),
        ...(weave !== null && { backgroundImage: `repeating-linear-gradient(${weave}deg, transparent 0 4px, ${thread} 4px 5.3px)` }),
      }}
    >
      {initialOf(name)}
    </span>
  )
}

const thread = 'color-mix(in srgb, var(--paper) 24%, transparent)'

/** The first letter of a name, or of a number its first digit. */
export function initialOf(name: string): string {
  const letters = [...new Intl.Segmenter('und').segment(shownName(name))].map(({ segment }) => segment)
  return (letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? letters[0] ?? '').toLocaleUpperCase()
}
