import { Counted } from '#components/figure/figure-info.tsx'
import { ShareNumbers } from '#components/figure/share-numbers.tsx'
import { format } from '#format/index.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { averageMeaning, momentsMeaning } from './sentences.ts'
import { byYear, meanSignificance, type ShownMoment } from './shown-moments.ts'

const { counts: words } = saySpecialMoments

/** How many moments are shown, how significant they are, and from how many years. */
export function Counts({ shown }: { shown: readonly ShownMoment[] }) {
  const average = meanSignificance(shown)
  const over = words.over({ n: shown.length })
  const counts = [
    { name: words.moments, value: format.count(shown.length), meaning: momentsMeaning },
    { name: words.average, value: average === null ? '–' : format.percent(average), meaning: averageMeaning },
    { name: words.years, value: format.count(byYear(shown).length), meaning: words.yearsMeaning },
  ]
  return (
    <section aria-label={words.label} className="flex items-start gap-x-4 border-t border-line pt-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm text-ink-soft">
        {counts.map((each) => (
          <Count key={each.name} {...each} over={over} />
        ))}
      </dl>
      <ShareNumbers
        of={counts.map(({ name, value }) => ({ label: name, said: value }))}
        name={words.label}
        file="moments"
        className="-my-2 ms-auto"
      />
    </section>
  )
}

function Count({ name, value, meaning, over }: { name: string; value: string; meaning: string; over: string }) {
  return (
    <div className="flex items-center gap-x-2">
      <dt>{name}</dt>
      <dd className="figures flex items-center gap-x-1 font-semibold text-ink">
        {value}
        <Counted figure={name} definition={meaning} over={over} />
      </dd>
    </div>
  )
}
