import { type ReactNode, useId } from 'react'
import { partInWords } from '#charts/part-in-words.ts'
import { type Saving, saveCsv, savePicture } from '#charts/saving.ts'
import type { Table } from '#charts/table.ts'
import { ScreenContext } from '#components/screen/screen.ts'
import { useShown } from '#components/screen/use-shown.ts'
import { figureShare } from '#components/share/figure-share.ts'
import type { Loadable } from '#data/client/loadable.ts'
import type { Searching } from '#data/search/searching.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { classes } from '#ui/classes.ts'
import { failedSentence } from '#ui/failed-sentence.ts'
import { Sentence } from '#ui/person.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TableDialog } from './chart-table.tsx'
import { Drawn } from './drawn.tsx'
import { FigureHead } from './figure-head.tsx'
import { Counted } from './figure-info.tsx'
import { sayCounted } from './messages/index.ts'
import { SaveMenu } from './save-menu.tsx'
import { Show } from './show.tsx'

const { charts: words } = sayDashboard

interface ChartFrameProps<T extends { messages: number }> {
  of: Loadable<T>
  name: string
  unit: string
  definition: string
  /** What the chart shows in this chat, in words; null where there is nothing to say. */
  sentence: (data: T) => ReactNode
  table: (data: T) => Table
  /** Over how much it is counted, where that is not messages. */
  over?: (data: T) => string
  saving: Saving<T>
  /** Which messages it counts, where it is not all of them. */
  wanted?: Partial<Searching>
  /** Whether the screen's head says its sentence: then it is not repeated here. */
  isLead?: boolean
  /** What it says instead of a sentence where there is too little to conclude from. */
  tooFew?: string
  /** What it says where there is nothing to draw; else that there are no messages. */
  empty?: string
  /** Height while loading. */
  height: number
  /** The rank of its heading: 3 below a heading of all charts. */
  level?: 2 | 3
  /** What chooses between drawings of it. */
  tools?: ReactNode
  className?: string
  children: (data: T) => ReactNode
}

/** A chart as a plate of the book: what it says, what it is, the drawing, the same in a table, and both to take away. A failed one is a quiet line. */
export function ChartFrame<T extends { messages: number }>(props: ChartFrameProps<T>) {
  const {
    of,
    name,
    unit,
    definition,
    sentence,
    table,
    over = overMessages,
    saving,
    wanted,
    isLead = false,
    tooFew,
    empty = words.empty,
    height,
    level = 3,
    tools,
    className,
    children,
  } = props
  const Heading = `h${level}` as const
  const title = useId()
  const shown = useShown(of)
  const placeOf = usePlaces()
  const heading = (data: T) => ({ title: name, unit, part: partInWords(shown.filters), over: over(data) })
  return (
    <ScreenContext value={shown}>
      <figure aria-labelledby={title} className={classes('min-w-0 border-t border-line pt-5 print:break-inside-avoid', className)}>
        <Show
          of={of}
          waiting={
            <div role="status" aria-label={words.loading({ name })}>
              <Heading id={title} className="font-semibold">
                {name}
              </Heading>
              {!isLead && <Skeleton className="mt-3 h-7 w-3/4" />}
              <div className="mt-5" style={{ height }}>
                <Skeleton className="h-full" />
              </div>
            </div>
          }
          empty={
            <>
              <Heading id={title} className="font-semibold">
                {name}
              </Heading>
              <p className="mt-1 text-ink-faint">{empty}</p>
            </>
          }
          failed={(again, failure) => (
            <FailedChart name={name} level={level} titleId={title} again={again} sentence={failedSentence(failure, words.failed)} />
          )}
        >
          {(data) => (
            <>
              <figcaption>
                <FigureHead
                  counted={<Counted figure={name} definition={definition} over={over(data)} leads={[{ wanted, says: sayCounted.show }]} />}
                  unit={unit}
                  tools={
                    <>
                      <TableDialog name={name} make={() => table(data)} />
                      <SaveMenu
                        name={name}
                        savePicture={(format) => savePicture(format, data, heading(data), saving, placeOf)}
                        saveCsv={() => saveCsv(table(data), saving.file)}
                        share={() => figureShare(data, heading(data), saving)}
                      />
                    </>
                  }
                >
                  <Heading id={title} className="font-semibold">
                    {name}
                  </Heading>
                </FigureHead>
                <Drawn of={data} failed={() => null}>
                  {(data) => (
                    <Conclusion tooFew={tooFew} isLead={isLead}>
                      {sentence(data)}
                    </Conclusion>
                  )}
                </Drawn>
              </figcaption>
              {tools && <div className="mt-3">{tools}</div>}
              <div className="mt-4">
                <Drawn of={data} failed={(again) => <FailedChart again={again} />}>
                  {children}
                </Drawn>
              </div>
            </>
          )}
        </Show>
      </figure>
    </ScreenContext>
  )
}

const overMessages = ({ messages }: { messages: number }): string => sayCounted.over({ messages })

function Conclusion({ tooFew, isLead, children }: { tooFew?: string; isLead: boolean; children: ReactNode }) {
  if (!children) return tooFew && <p className="mt-1.5 text-lg text-ink-soft">{tooFew}</p>
  if (isLead) return null
  return (
    <p className="display mt-1.5 max-w-[62ch] text-2xl [overflow-wrap:anywhere]">
      {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
    </p>
  )
}

interface FailedChartProps {
  name?: string
  level?: 2 | 3
  titleId?: string
  again?: () => void
  sentence?: string
}

/** One quiet line: the other charts stay. Without `name` where there is a heading already. */
export function FailedChart({ name, level = 3, titleId, again, sentence = words.failed }: FailedChartProps) {
  const Heading = `h${level}` as const
  return (
    <QuietFailure sentence={sentence} again={again}>
      {name && (
        <Heading id={titleId} className="font-semibold">
          {name}
        </Heading>
      )}
    </QuietFailure>
  )
}
