import type { UploadAnswer } from '@convostat/api'
import type { ReactNode } from 'react'
import { fewestReplies } from '#components/figure/fewest-replies.ts'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { repliesDefinition } from '#components/figure/sentences.ts'
import { ShareNumbers } from '#components/figure/share-numbers.tsx'
import { useScreen } from '#components/screen/screen.ts'
import { sayShare } from '#components/share/messages/index.ts'
import { clockOf } from '#data/chat/clock.ts'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'

const counted = sayCounted
const { stats } = sayDashboard
const inOrder = { sort: 'date_asc' } as const

/** The four figures one looks for first, as a ruled row of print. */
export function StatCards({ chat }: { chat: UploadAnswer }) {
  const { hasFilters } = useScreen()
  const { overview, latency, latency_stats: replies } = chat
  const clock = clockOf(chat)
  const [response, typical] = [format.latency(replies.avg_response_time, clock), format.latency(latency.p50, clock)]
  const { total_messages: messages, start_date: from, end_date: to } = overview
  const over = counted.over({ messages })
  const hasTypical = latency.replies >= fewestReplies
  const answered = latency.replies > 0 ? { replyMin: 0 } : undefined
  const numbers = [
    { label: stats.total, said: format.count(messages) },
    { label: stats.range, said: from && to ? sayDashboard.subtitle.days({ when: [from, to] }) : '–' },
    { label: stats.daily, said: format.decimal(overview.avg_daily_messages) },
    { label: stats.response, aside: hasTypical ? stats.typical : undefined, said: hasTypical ? typical : response },
  ]
  const sentence = sayShare.ribbon.people({ n: overview.participants.length, messages })
  return (
    <section aria-label={stats.label} className="double-rule relative">
      {/* Above the cards on phones, where a card has no room for it; else at the end of their line. */}
      <div className="flex items-center justify-between border-line border-b ps-3 sm:ps-5 lg:absolute lg:end-0 lg:top-4 lg:border-b-0 lg:ps-0">
        <span aria-hidden="true" className="text-ink-soft lg:hidden">
          {stats.label}
        </span>
        <ShareNumbers of={numbers} name={stats.label} file="overview" sentence={sentence} className="ms-auto -me-2" />
      </div>
      <dl className="grid grid-cols-2 lg:grid-cols-4 [&>*]:border-line [&>*]:border-b [&>*:nth-child(odd)]:border-e lg:[&>*]:border-e lg:[&>*:last-child]:border-e-0">
        <StatCard
          name={stats.total}
          value={format.count(messages)}
          under={stats.totalUnder({ people: overview.participants.length })}
          wanted={{}}
        >
          <Counted figure={stats.total} definition={counted.total} over={over} leads={[{ says: counted.show }]} />
        </StatCard>
        <StatCard name={stats.range} value={<Days from={from} to={to} />} wanted={inOrder} isText>
          <Counted figure={stats.range} definition={counted.range} over={over} leads={[{ wanted: inOrder, says: counted.show }]} />
        </StatCard>
        <StatCard name={stats.daily} value={format.decimal(overview.avg_daily_messages)} under={stats.dailyUnder} wanted={{}}>
          <Counted
            figure={stats.daily}
            definition={counted.daily}
            over={counted.daysOf({ days: overview.total_days, messages })}
            leads={[{ says: counted.show }]}
          />
        </StatCard>
        <StatCard
          name={stats.response}
          value={hasTypical ? typical : response}
          under={hasTypical ? stats.typical : stats.responseUnder({ replies: latency.replies })}
          isText={isWorded(hasTypical ? typical : response)}
          wanted={answered}
          label={counted.showReplies}
          beside={hasTypical && { value: response, under: stats.average }}
        >
          <Counted
            figure={stats.response}
            definition={repliesDefinition({ definition: counted.response, hasFilters })}
            over={counted.overReplies({ replies: latency.replies, messages })}
            leads={answered && [{ wanted: answered, says: counted.showReplies }]}
          />
        </StatCard>
      </dl>
    </section>
  )
}

/** Whether it has words, as a unit in Arabic and “under a minute”, and not only a sign. */
const isWorded = (measure: string): boolean => /\p{L}{4}/u.test(measure)

/** From when to when, a day a line, so that no date is broken in two. */
function Days({ from, to }: { from: string | null; to: string | null }) {
  if (from === null || to === null) return '–'
  if (from === to) return format.day(from)
  return (
    <>
      <span className="whitespace-nowrap">{format.day(from)} –</span> <span className="whitespace-nowrap">{format.day(to)}</span>
    </>
  )
}

interface StatCardProps {
  name: string
  value: ReactNode
  /** What belongs to it and no other card says. */
  under?: string
  /** Words rather than one figure: set smaller, so that it is in two lines. */
  isText?: boolean
  /** The messages it counts, if there are any. */
  wanted?: Partial<Searching>
  /** What one sees there. */
  label?: string
  /** A second figure, smaller, which the card is named after. */
  beside?: { value: string; under: string } | false
  /** How it is counted. */
  children: ReactNode
}

function StatCard({ name, value, under, isText, wanted, label = counted.show, beside, children }: StatCardProps) {
  return (
    <div className="group flex min-w-0 flex-col gap-1 py-4 pe-3 ps-3 sm:px-5 sm:py-6 lg:first:ps-0">
      <dt className="lg:group-last:pe-8 flex items-start justify-between gap-1 text-base text-ink-soft">
        <span className="min-w-0">{name}</span>
        {children}
      </dt>
      <dd className="flex sm:mt-auto flex-wrap items-end gap-x-5 gap-y-2">
        {beside && (
          <span className="order-last min-w-0 lg:order-none">
            <span className="display figures block text-xl whitespace-nowrap text-ink-soft sm:text-2xl">{beside.value}</span>
            <span className="mt-1 block text-base text-ink-faint">{beside.under}</span>
          </span>
        )}
        <span className="min-w-0">
          <span className={`display figures block ${isText ? 'text-xl sm:text-2xl' : 'whitespace-nowrap text-4xl sm:text-5xl'}`}>
            {wanted ? (
              <FigureLink wanted={wanted} label={label}>
                {value}
              </FigureLink>
            ) : (
              value
            )}
          </span>
          {under && <span className="figures mt-1 block text-base text-ink-faint">{under}</span>}
        </span>
      </dd>
    </div>
  )
}
