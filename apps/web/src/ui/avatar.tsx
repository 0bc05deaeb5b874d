import { shownName } from '#format/index.ts'
import { personColor } from './person-color.ts'
import { usePlaces } from './person-places.ts'

/** How the discs are woven, as people's lanes in a ribbon are, so that color is not the only sign. */
const weaves = ['45deg', '-45deg', '90deg', null] as const

interface AvatarProps {
  name: string
  /** Its size, by class. */
  className: string
}

/** A disc in a person's color and weave with their first letter. The name is beside it. */
export function Avatar({ name, className }: AvatarProps) {
  const place = usePlaces()(name)
  const weave = weaves[place % weaves.length]
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full font-serif leading-none text-paper shadow-[0_0_0_2px_var(--paper)] ${className}`}
      style={{
        backgroundColor: personColor(place),
        backgroundImage: weave
          ? `repeating-linear-gradient(${weave}, transparent 0 4px, color-mix(in srgb, var(--paper) 22%, transparent) 4px 5px)`
          : undefined,
      }}
    >
      {initialOf(name)}
    </span>
  )
}

/** The first letter or figure; where a name has none, such as an emoji, its first sign. */
function initialOf(name: string): string {
  const signs = Array.from(new Intl.Segmenter('und').segment(shownName(name)), ({ segment }) => segment)
  return (signs.find((sign) => /[\p{L}\p{N}]/u.test(sign)) ?? signs[0] ?? '').toLocaleUpperCase()
}
