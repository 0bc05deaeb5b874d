import { type ReactNode, useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { monthDays } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { sayMilestones } from '#messages/milestones/index.ts'
import { MarkedName } from '#ui/person.tsx'
import type { Match, Statistics } from './milestone-matches.ts'
import { ShareMilestoneFigure } from './share-milestone-figure.tsx'

const { counted, figures: words, open } = sayMilestones

interface FiguresProps {
  keyword: string
  /** How many messages were looked through. */
  messages: number
  statistics: Statistics
  last: Match
  onOpenLast: () => void
}

/** How often it was said, when most, and when last, as a ruled row of print; each links to its messages. */
export function Figures({ keyword, messages, statistics, last, onOpenLast }: FiguresProps) {
  const title = useId()
  const { total_occurrences: total, peak_month: peak } = statistics
  const over = sayCounted.over({ messages })
  return (
    <section aria-labelledby={title} className="double-rule relative">
      <h3 id={title} className="sr-only">
        {words.label}
      </h3>
      {/* Above the rule, in the room between this and what is before it. */}
      <ShareMilestoneFigure
        keyword={keyword}
        name={words.label}
        over={over}
        numbers={[
          { label: words.total, said: format.count(total) },
          ...(peak ? [{ label: words.peak, said: format.month(peak.month) }] : []),
          { label: words.last, said: format.day(last.date) },
        ]}
        className="absolute end-0 bottom-full"
      />
      <dl className="grid sm:grid-cols-3 [&>*]:border-line [&>*]:border-b sm:[&>*:not(:last-child)]:border-e">
        <Figure name={words.total} definition={counted.total} over={over} under={words.totalUnder({ messages: total })}>
          <FigureLink label={sayCounted.show}>{format.count(total)}</FigureLink>
        </Figure>
        {peak && (
          <Figure name={words.peak} definition={counted.peak} over={over} under={say.messagesOf({ n: peak.count })}>
            <FigureLink wanted={monthDays(peak.month)} label={sayCounted.show}>
              {format.month(peak.month)}
            </FigureLink>
          </Figure>
        )}
        <Figure
          name={words.last}
          definition={counted.last}
          over={over}
          under={
            <>
              {words.by} <MarkedName>{last.author}</MarkedName>
            </>
          }
        >
          <button
            type="button"
            onClick={onOpenLast}
            title={open}
            className="text-start underline decoration-line decoration-1 underline-offset-[0.2em] hover:text-pen hover:decoration-pen focus-visible:text-pen"
          >
            {format.day(last.date)}
          </button>
        </Figure>
      </dl>
    </section>
  )
}

interface FigureProps {
  name: string
  definition: string
  over: string
  under: ReactNode
  children: ReactNode
}

function Figure({ name, definition, over, under, children }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 py-4 sm:px-5 sm:py-6 sm:first:ps-0">
      <dt className="flex items-center justify-between gap-1 text-base text-ink-soft">
        {name}
        <Counted figure={name} definition={definition} over={over} />
      </dt>
      <dd className="mt-auto">
        <span className="display figures block whitespace-nowrap text-3xl sm:text-2xl lg:text-4xl">{children}</span>
        <span className="figures mt-1 block text-base text-ink-faint">{under}</span>
      </dd>
    </div>
  )
}
