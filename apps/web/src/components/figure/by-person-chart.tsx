import { useCallback } from 'react'
import { type ByPerson, byPersonOf, byPersonSentence, byPersonTable, drawByPerson } from '#charts/by-person.ts'
import { drawingPart } from '#charts/drawing-part.ts'
import { sayCharts } from '#charts/messages/index.ts'
import { peoplePart } from '#charts/people-image.ts'
import type { Saving } from '#charts/saving.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure } from '#components/screen/screen.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { ChartFrame } from './chart-frame.tsx'
import { Plot } from './plot.tsx'
import { Recounted } from './refreshing.tsx'

const { byPerson: words } = sayCharts
const height = 280

const saving: Saving<ByPerson> = {
  file: 'activity-by-person',
  sentence: byPersonSentence,
  notes: () => [],
  drawing: async (data, tokens, width, placeOf) => [
    peoplePart(
      data.rows.flatMap(({ person }) => (person === null ? [] : [{ person, place: placeOf(person), isWoven: true }])),
      tokens,
      width,
    ),
    drawingPart(drawByPerson(data, placeOf, tokens, width), tokens),
  ],
}

/** How much each person wrote over time: bars stacked by person, from the slots of the ribbon. */
export function ByPersonChart() {
  return <ByPersonFrame of={useMapped(useFigure('ribbon'), byPersonOf)} />
}

export function ByPersonFrame({ of }: { of: Loadable<ByPerson> }) {
  const placeOf = usePlaces()
  const draw = useCallback((data: ByPerson, tokens: ChartTokens, width: number) => drawByPerson(data, placeOf, tokens, width), [placeOf])
  return (
    <Recounted of={of}>
      <ChartFrame
        of={of}
        name={words.name}
        unit={of.state === 'ready' ? words.unit[of.data.unit] : ''}
        definition={words.definition}
        sentence={byPersonSentence}
        tooFew={sayDashboard.charts.tooFew}
        table={byPersonTable}
        saving={saving}
        height={height}
      >
        {(data) => (
          <>
            <ul className="mb-3 flex flex-wrap gap-x-6 gap-y-1.5 text-base">
              {data.rows.map(({ person }) => (
                <li key={person ?? ''} className="max-w-full">
                  {person === null ? <Others /> : <PersonButton name={person} />}
                </li>
              ))}
            </ul>
            <Plot answer={data} name={words.name} label={byPersonSentence(data)} height={height} draw={draw} />
          </>
        )}
      </ChartFrame>
    </Recounted>
  )
}

const Others = () => (
  <span className="inline-flex items-center gap-2 text-ink-soft">
    <span aria-hidden="true" className="size-5.5 rounded-full" style={{ backgroundColor: personColor(Number.POSITIVE_INFINITY) }} />
    {words.others}
  </span>
)
