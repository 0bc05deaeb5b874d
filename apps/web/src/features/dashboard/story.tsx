import { type ReactNode, useId, useMemo } from 'react'
import type { Answer } from '#charts/answers.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Ribbon } from '#components/figure/ribbon.tsx'
import { ShareFigure } from '#components/figure/share-figure.tsx'
import { FramedMessage } from '#components/message/framed-message.tsx'
import { OnShow } from '#components/message/on-show.tsx'
import { ScreenContext, useFigure } from '#components/screen/screen.ts'
import { useShown } from '#components/screen/use-shown.ts'
import { isPrevious } from '#data/client/loadable.ts'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Sentence } from '#ui/person.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { findingSaving } from './finding-picture.ts'
import { barsOf, belowBars, figureOf, isMeantIn, restOf, sentenceOf, unitOf } from './finding-words.ts'
import { type Finding, findingsOf } from './findings.ts'
import { MiniBars } from './mini-bars.tsx'
import { storyHeight } from './story-height.ts'

const { story: words } = sayDashboard

/** What may be put on show, while it is asked for, or where it could not be had. */
type Messages = Answer<'messagesOnShow'> | 'waiting' | 'none'
type Message = Answer<'messagesOnShow'>['first'][number]

/** What stands out, three times: a sentence, a message that belongs to it, the evidence and a small chart. */
export function Story() {
  const [heatmap, ribbon, calendar] = [useFigure('heatmap'), useFigure('ribbon'), useFigure('calendar')]
  const messages = useFigure('messagesOnShow')
  const shown = useShown(ribbon)
  const charts = [heatmap, ribbon, calendar]
  // With another filter, a message of the part before belongs to none of the new sentences.
  const isOfBefore = isPrevious(messages) && !charts.every(isPrevious)
  const messagesNow = messages.state === 'ready' && !isOfBefore ? messages.data : messages.state === 'failed' ? 'none' : 'waiting'
  if (heatmap.state === 'ready' && ribbon.state === 'ready' && calendar.state === 'ready')
    return (
      <ScreenContext value={shown}>
        <Recounted of={ribbon}>
          <SentenceCards heatmap={heatmap.data} ribbon={ribbon.data} calendar={calendar.data} messages={messagesNow} />
        </Recounted>
      </ScreenContext>
    )
  return charts.some(({ state }) => state === 'loading') ? <Skeleton className={storyHeight} /> : null
}

interface SentenceCardsProps {
  heatmap: Answer<'heatmap'>
  ribbon: Answer<'ribbon'>
  calendar: Answer<'calendar'>
  messages: Messages
}

function SentenceCards({ heatmap, ribbon, calendar, messages }: SentenceCardsProps) {
  const title = useId()
  const findings = useMemo(() => findingsOf(heatmap, ribbon, calendar), [heatmap, ribbon, calendar])
  if (findings.length === 0) return <span data-story="" hidden />
  return (
    <section data-story="" aria-labelledby={title} className={findings.length === 3 ? storyHeight : undefined}>
      <h2 id={title} className="sr-only">
        {words.label}
      </h2>
      <div className="grid gap-x-10 gap-y-14 lg:grid-cols-3 lg:gap-y-0">
        {findings.map((finding) => (
          <SentenceCard key={finding.kind} finding={finding} messages={messages} />
        ))}
      </div>
    </section>
  )
}

function SentenceCard({ finding, messages }: { finding: Finding; messages: Messages }) {
  const title = useId()
  const candidates = candidatesOf(finding, messages)
  const endedBy = typeof messages === 'string' ? null : (messages.gap?.ended_by ?? null)
  const sentence = sentenceOf(finding, endedBy)
  return (
    <article aria-labelledby={title} className="flex min-w-0 flex-col gap-4 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-4">
      <h3 id={title} className="display text-2xl leading-tight text-balance lg:min-h-14">
        <Sentence>{sentence}</Sentence>
      </h3>
      {/* Its place is there before it is, and stays where there is none: nothing below moves. */}
      <div className="min-h-47">
        {candidates.length > 0 && (
          <OnShow
            key={candidates[0].id}
            place={sentence}
            candidates={candidates}
            draw={(shown, menu) => (
              <FramedMessage {...shown} note={isLater(finding, messages, shown.id) ? words.later : undefined} className="min-h-47">
                {menu}
              </FramedMessage>
            )}
          />
        )}
        {candidates.length === 0 && typeof messages !== 'string' && (
          <p className="flex min-h-47 items-center justify-center border border-line border-dashed px-6 text-center text-base text-ink-faint">
            {words.noMessage}
          </p>
        )}
      </div>
      <div className="flex min-h-12 items-start gap-2">
        <p className="min-w-0 flex-1 text-base text-ink-soft">
          <Evidence of={finding} />
        </p>
        <ShareFigure of={{ finding, endedBy }} name={sentence} title={words.label} saving={findingSaving} className="-my-2" />
      </div>
      <div className="self-end max-lg:self-stretch lg:w-full">{chartOf(finding)}</div>
    </article>
  )
}

function candidatesOf({ kind }: Finding, messages: Messages): readonly Message[] {
  if (typeof messages === 'string') return []
  return (kind === 'gap' ? messages.gap?.shown : messages[kind]) ?? []
}

/** Whether a message is from after the one that ended the gap. */
const isLater = ({ kind }: Finding, messages: Messages, id: number): boolean =>
  kind === 'gap' && typeof messages !== 'string' && messages.gap !== null && messages.gap.ended_with !== id

/** It begins with the figure, which links to what it counts. */
const Evidence = ({ of }: { of: Finding }) => (
  <>
    <FigureLink wanted={wantedOf(of)} label={sayCounted.show} className="figures font-semibold text-ink">
      {figureOf(of)}
    </FigureLink>{' '}
    {restOf(of)}
  </>
)

function wantedOf(finding: Finding): Partial<Searching> {
  if (finding.kind === 'hour') return { weekday: finding.weekday, hour: finding.hour }
  return finding.kind === 'day' ? { from: finding.day, to: finding.day } : { from: finding.from, to: finding.to }
}

/** Its sentence and its evidence say what it shows. */
function chartOf(finding: Finding): ReactNode {
  if (finding.kind !== 'gap')
    return <MiniBars bars={barsOf(finding)} isMeant={isMeantIn(finding)} below={belowBars(finding)} unit={unitOf(finding)} />
  return (
    <div aria-hidden="true">
      <Ribbon of={{ state: 'ready', data: finding.around }} label={noWords} className="h-24" />
      <p className="figures flex justify-between pt-1 text-sm text-ink-faint">
        <span>{format.day(finding.around.from ?? finding.from)}</span>
        <span>{format.day(finding.around.to ?? finding.to)}</span>
      </p>
    </div>
  )
}

const noWords = () => ''
