import type { Favorite } from '@convostat/api'
import { useMemo } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { ShareNumbers } from '#components/figure/share-numbers.tsx'
import { countsOf } from '#data/saved/arranging.ts'
import { format } from '#format/index.ts'
import { sayFavorites } from '#messages/favorites/index.ts'

const { counts: words } = sayFavorites

/** How many, by how many people, from how many days: of all that is saved, whatever part of it one looks at. */
export function Counts({ all }: { all: readonly Favorite[] }) {
  const { saved, authors, days } = useMemo(() => countsOf(all), [all])
  const numbers = [
    { label: words.saved, said: format.count(saved) },
    { label: words.authors, said: format.count(authors) },
    { label: words.days, said: format.count(days) },
  ]
  return (
    <section aria-label={words.label} className="double-rule relative">
      {/* Above the rule, in the room between this and what is before it. */}
      <ShareNumbers of={numbers} name={words.label} file="favorites" className="absolute end-0 bottom-full" />
      <dl className="grid grid-cols-3 border-b border-line [&>*]:border-line [&>*:not(:last-child)]:border-e">
        <Count name={words.saved} value={saved} meaning={words.savedMeaning} over={words.over({ n: saved })} />
        <Count name={words.authors} value={authors} meaning={words.authorsMeaning} over={words.over({ n: saved })} />
        <Count name={words.days} value={days} meaning={words.daysMeaning} over={words.over({ n: saved })} />
      </dl>
    </section>
  )
}

function Count({ name, value, meaning, over }: { name: string; value: number; meaning: string; over: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 px-3 py-4 first:ps-0 sm:px-5 sm:py-5">
      <dt className="text-sm leading-snug text-ink-soft sm:flex sm:text-base sm:leading-normal sm:items-start sm:justify-between sm:gap-1">
        {name} <Counted figure={name} definition={meaning} over={over} />
      </dt>
      <dd className="display figures mt-auto text-4xl sm:text-5xl">{format.count(value)}</dd>
    </div>
  )
}
