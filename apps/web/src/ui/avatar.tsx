import { initialOf } from '@convostat/format/initial'
import { shownName } from '#format/index.ts'
import { classes } from './classes.ts'
import { personColor, weaveOf } from './person-color.ts'
import { usePlaces } from './person-places.ts'

interface AvatarProps {
  name: string
  /** Place among the chat's people, where it is not that of the screen's chat. */
  place?: number
  /** Its size and that of its letter, where it is not beside a name in running text. */
  className?: string
}

/** A disc in a person's color and weave with their first letter. The name is beside it. */
export function Avatar({ name, place, className = besideName }: AvatarProps) {
  const placeOf = usePlaces()
  const at = place ?? placeOf(name)
  const weave = weaveOf(at)
  return (
    <span
      aria-hidden="true"
      // No text of the page: a name is copied and found without a letter before it.
      data-initial={initialOf(shownName(name))}
      className={classes(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full font-serif leading-none text-paper before:translate-y-[0.08em] before:content-[attr(data-initial)]',
        className,
      )}
      style={{
        backgroundColor: personColor(at),
        ...(weave && { backgroundImage: `repeating-linear-gradient(${weave}deg, transparent 0 4px, ${thread} 4px 5px)` }),
      }}
    />
  )
}

/** As high as the line allows; its letter is never under 13 pixels. */
const besideName = '-translate-y-[0.05em] size-[max(1.35em,22px)] before:text-[length:max(0.78em,13px)]'

const thread = 'color-mix(in srgb, var(--paper) 24%, transparent)'
