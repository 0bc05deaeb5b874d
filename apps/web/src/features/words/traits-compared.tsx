import type { ReactNode } from 'react'
import { shownName } from '#format/index.ts'
import { classes } from '#ui/classes.ts'
import { MarkedName } from '#ui/person.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import type { PersonStyle } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { placesOf, type Trait, traitsOf } from './traits.ts'

const { style: words } = sayWords

interface TraitsComparedProps {
  one: PersonStyle
  other: PersonStyle
  /** The value of a trait, with the way to what it counts. */
  value: (trait: Trait, person: string) => ReactNode
}

/** On a phone a measure is above its values; on a wider screen the values are beside the line between them. */
const columns = 'grid grid-cols-[6.5rem_minmax(0,1fr)_7.5rem] gap-x-2 sm:grid-cols-[10rem_8.5rem_minmax(0,1fr)_8.5rem]'
const towardsTheLine = ['justify-start sm:justify-end', 'order-last justify-end sm:justify-start'] as const

/** How two people write, a line for each measure: a circle for the one, a square for the other, as far apart as they are. The smaller value is before the line, the larger one after it, each with its person's mark. */
export function TraitsCompared({ one, other, value }: TraitsComparedProps) {
  const placeOf = usePlaces()
  const both = [one, other] as const
  const others = new Map(traitsOf(other).map((trait) => [trait.name, trait]))
  const rows = traitsOf(one).flatMap((trait) => {
    const second = others.get(trait.name)
    // Capital letters, in a language that has none: neither of them has a value.
    if (!second || (trait.n === null && second.n === null)) return []
    const sides = [
      { person: one.person, trait, at: 0 },
      { person: other.person, trait: second, at: 1 },
    ] as const
    const isTurned = trait.n !== null && second.n !== null && trait.n > second.n
    return [
      {
        ...{ name: trait.name, sides, inOrder: isTurned ? sides.toReversed() : sides },
        places: placesOf(trait.n, second.n, trait.leastEnd),
      },
    ]
  })
  const dot = (at: number, className: string) => (
    <span
      aria-hidden="true"
      className={classes('size-3 shrink-0 bg-paper', at === 0 && 'rounded-full', className)}
      style={personFill(placeOf(both[at].person))}
    />
  )
  return (
    <section aria-label={words.compared} className="mt-8 max-w-4xl">
      <p aria-hidden="true" className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
        {both.map(({ person }, at) => (
          <span key={person} className="flex min-w-0 items-center gap-2">
            {dot(at, '')}
            <span className="min-w-0 truncate">
              <MarkedName>{person}</MarkedName>
            </span>
          </span>
        ))}
      </p>
      <ul className="mt-2">
        {rows.map(({ name, sides, inOrder, places }) => (
          <li key={name} className={classes('min-h-11 items-center border-b border-line py-1.5', columns)}>
            <span className="col-span-3 text-ink-soft sm:col-span-1">{name}</span>
            {inOrder.map(({ person, trait, at }, end) => (
              <span key={person} className={classes('figures flex min-w-0 items-center gap-2 font-semibold', towardsTheLine[end])}>
                {dot(at, '')}
                <span className="min-w-0 sm:whitespace-nowrap">
                  <span className="sr-only">{shownName(person)}: </span>
                  {value(trait, person)}
                </span>
              </span>
            ))}
            <span aria-hidden="true" className="relative mx-1.5 block h-6">
              <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
              {places && (
                <>
                  <span className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink-faint" style={between(places)} />
                  {sides.map(({ person, at }) => (
                    <span
                      key={person}
                      data-dot={at}
                      className={classes('absolute top-1/2 -translate-y-1/2', besideEqual(places)[at])}
                      style={{ insetInlineStart: `${places[at]}%` }}
                    >
                      {dot(at, 'block')}
                    </span>
                  ))}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where both are at the same place, the marks are beside each other. */
const besideEqual = ([one, other]: readonly [number, number]) =>
  one === other ? (['-ms-3', 'ms-0'] as const) : (['-ms-1.5', '-ms-1.5'] as const)

/** The way from one dot to the other. */
const between = ([one, other]: readonly [number, number]) => ({
  insetInlineStart: `${Math.min(one, other)}%`,
  width: `${Math.abs(other - one)}%`,
})
