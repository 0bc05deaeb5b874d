import { Counted } from '#components/figure/figure-info.tsx'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { averageMeaning, momentsMeaning } from './sentences.ts'
import { byYear, meanSignificance, type ShownMoment } from './shown-moments.ts'

const { counts: words } = saySpecialMoments

/** How many moments are shown, how significant they are, and from how many years. */
export function Counts({ shown }: { shown: readonly ShownMoment[] }) {
  const average = meanSignificance(shown)
  const over = words.over({ n: shown.length })
  return (
    <section aria-label={words.label} className="double-rule">
      <dl className="grid grid-cols-3 border-b border-line [&>*]:border-line [&>*:not(:last-child)]:border-e">
        <Count name={words.moments} value={format.count(shown.length)} meaning={momentsMeaning} over={over} />
        <Count name={words.average} value={average === null ? '–' : format.percent(average)} meaning={averageMeaning} over={over} />
        <Count name={words.years} value={format.count(byYear(shown).length)} meaning={words.yearsMeaning} over={over} />
      </dl>
    </section>
  )
}

function Count({ name, value, meaning, over }: { name: string; value: string; meaning: string; over: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1 px-2 py-4 first:ps-0 sm:px-5 sm:py-5">
      {/* Beside its first line: the last may fill the column of a phone. */}
      <dt className="text-sm leading-snug text-ink-soft sm:text-base sm:leading-normal">
        <Counted figure={name} definition={meaning} over={over} className="float-end -mt-1 -mb-2 sm:mt-0" />
        {name}
      </dt>
      <dd className="display figures mt-auto text-4xl sm:text-5xl">{value}</dd>
    </div>
  )
}
