import type { Contract, Output } from '@convostat/api'
import { useCallback } from 'react'
import { drawingPart } from '#charts/drawing-part.ts'
import { peoplePart } from '#charts/people-image.ts'
import type { Saving } from '#charts/saving.ts'
import { dash, drawSync, type SyncEnd, type SyncWeeks, syncEnds, syncHeight, syncTable, syncUnit } from '#charts/sync-lines.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { ChartFrame } from '#components/figure/chart-frame.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { Plot } from '#components/figure/plot.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Called } from '#ui/person.tsx'
import { personColor } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { type Pair, syncDefinition, syncNone, syncOver, syncSentence, syncWay } from './sentences.ts'

const { sync: words } = sayEmotionalInsights
/** This many pairs are here before one asks for all. */
const shownPairs = 8

type Sync = Output<Contract['emotion']['sync']>

/** The closest two, beside every pair, over the messages of the two. */
interface Counted extends Pick<Sync, 'pairs' | 'total_pairs'> {
  weeks: SyncWeeks
  messages: number
}

const none: SyncWeeks = { a: '', b: '', weeks: [] }
const counted = ({ closest, ...sync }: Sync): Counted => {
  const weeks = closest ?? none
  return { ...sync, weeks, messages: weeks.weeks.reduce((sum, { messages }) => sum + messages, 0) }
}

/** Whose line ends in which shape. */
const linesOf = ({ a, b }: SyncWeeks): { person: string; shape: SyncEnd }[] => [
  { person: a, shape: 'circle' },
  { person: b, shape: 'square' },
]

const saving: Saving<Counted> = {
  file: 'sync',
  sentence: syncSentence,
  notes: () => [],
  drawing: async ({ weeks }, tokens, width, placeOf) => [
    peoplePart(
      linesOf(weeks).map((each) => ({ ...each, place: placeOf(each.person) })),
      tokens,
      width,
    ),
    drawingPart(drawSync(weeks, placeOf, tokens, width), tokens),
  ],
}

/** Whose moods rise and fall together: the weeks of the closest two as lines, and every pair as a figure. */
export function EmotionalSync() {
  const of = useMapped(useFigure('emotionSync'), counted)
  return (
    <Recounted of={of}>
      <ChartFrame
        of={of}
        name={words.title}
        unit={of.state === 'ready' ? syncUnit(of.data.weeks) : ''}
        definition={syncDefinition}
        over={syncOver}
        sentence={syncSentence}
        table={({ weeks }) => syncTable(weeks)}
        saving={saving}
        empty={syncNone}
        height={syncHeight}
      >
        {(sync) => {
          const { pairs, total_pairs: total } = sync
          return (
            <>
              <Weeks of={sync} />
              <FirstOnes of={mostAlikeFirst(pairs)} first={shownPairs} className="max-w-3xl">
                {(pair) => (
                  <li key={JSON.stringify([pair.a, pair.b])} className={total > 1 ? 'border-b border-line py-2.5' : ''}>
                    {total > 1 ? <Together pair={pair} /> : <Correlation pair={pair} />}
                  </li>
                )}
              </FirstOnes>
              {total > pairs.length && <p className="mt-2 text-ink-faint">{words.part({ shown: pairs.length, all: total })}</p>}
            </>
          )
        }}
      </ChartFrame>
    </Recounted>
  )
}

/** Two people's weeks as two lines, and above them whose line is whose. */
function Weeks({ of }: { of: Counted }) {
  const placeOf = usePlaces()
  const draw = useCallback(({ weeks }: Counted, tokens: ChartTokens, width: number) => drawSync(weeks, placeOf, tokens, width), [placeOf])
  return (
    <div className="mb-5">
      <ul aria-label={words.lines} className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
        {linesOf(of.weeks).map(({ person, shape }) => (
          <li key={person} className="max-w-full">
            <PersonButton name={person}>
              <span className="inline-flex max-w-full items-center gap-2">
                <Sample color={personColor(placeOf(person))} end={shape} />
                <Called>{person}</Called>
              </span>
            </PersonButton>
          </li>
        ))}
      </ul>
      <Plot answer={of} name={words.title} label={syncSentence(of)} height={syncHeight} draw={draw} />
    </div>
  )
}

/** A piece of a person's line with its end, as it is in the drawing: solid or dashed, a circle or a square. */
function Sample({ color, end }: { color: string; end: SyncEnd }) {
  return (
    <svg aria-hidden="true" width={34} height={10} className="shrink-0">
      <path d="M0 5H29" stroke={color} strokeWidth={2.25} strokeDasharray={end === 'square' ? dash.join(' ') : undefined} />
      <path d={syncEnds[end](29, 5, 4.5)} fill={color} />
    </svg>
  )
}

/** The figure of the only two. */
function Correlation({ pair: { a, b, correlation, weeks } }: { pair: Pair }) {
  return (
    <p className="text-ink-soft">
      {words.correlation} <span className="figures font-semibold text-ink">{format.score(correlation)}</span>
      {say.comma}
      <FigureLink wanted={{ authors: [a, b] }} label={words.show} className="figures">
        {words.weeks({ n: weeks })}
      </FigureLink>
    </p>
  )
}

/** Two people, and a bar from the middle: to the right where they go together, to the left where one rises as the other falls. */
function Together({ pair: { a, b, correlation, weeks } }: { pair: Pair }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem_3.5rem] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <PersonButton name={a} className="font-semibold" />
          <PersonButton name={b} className="font-semibold" />
        </p>
        <p className="text-base text-ink-faint">
          {words.ways[syncWay({ correlation })]}
          {say.comma}
          <FigureLink wanted={{ authors: [a, b] }} label={words.show} className="figures">
            {words.weeks({ n: weeks })}
          </FigureLink>
        </p>
      </div>
      <span aria-hidden="true" className="relative block h-2.5 bg-well">
        <span className="absolute inset-y-[-3px] start-1/2 w-px bg-edge" />
        <span
          className={classes(
            'absolute inset-y-0 min-w-0.5',
            correlation < 0 ? 'end-1/2' : 'start-1/2',
            isNotable(correlation) ? 'bg-pen' : 'bg-edge',
          )}
          style={{ width: `${50 * Math.abs(correlation)}%` }}
        />
      </span>
      <span className="figures sm:text-end">{format.score(correlation)}</span>
    </div>
  )
}

const mostAlikeFirst = (pairs: readonly Pair[]): Pair[] => pairs.toSorted((one, other) => other.correlation - one.correlation)

/** What chance may explain is gray. */
const isNotable = (correlation: number): boolean => syncWay({ correlation }) !== 'own'
