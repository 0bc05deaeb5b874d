import type { UploadAnswer } from '@convostat/api'
import { useId } from 'react'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { toTenth } from '#messages/figures.ts'

const counted = sayCounted
const { activity: words } = sayDashboard

/** How much was written, as a table of contents. */
export function ActivitySummary({ chat: { overview }, leadTo }: { chat: UploadAnswer; leadTo: LeadTo }) {
  const title = useId()
  const { total_messages: messages, total_days: days, media_messages: media, total_words: total } = overview
  const over = counted.over({ messages })
  const rows = [
    { name: words.perDay, value: format.decimal(overview.messages_per_day), definition: counted.perDay, over, lead: leadTo() },
    {
      name: words.media,
      value: format.count(media),
      definition: counted.media,
      over: counted.mediaOf({ media, messages }),
      lead: media > 0 && leadTo({ media: true }),
    },
    { name: words.words, value: format.count(total), definition: counted.words, over, lead: leadTo({ sort: 'length' }) },
    {
      name: words.days,
      value: format.count(days),
      definition: counted.days,
      over: counted.daysOf({ days, messages }),
      lead: leadTo({ sort: 'date_asc' }),
    },
  ]
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="font-semibold">
        {words.title}
      </h2>
      <p className="display mt-1.5 text-2xl">
        {words.sentence({ words: total, perMessage: messages === 0 ? 0 : toTenth(total / messages) })}
      </p>
      <dl className="mt-5">
        {rows.map(({ name, value, definition, over, lead }) => (
          <div key={name} className="flex min-h-11 items-center gap-3 border-b border-line">
            <dt className="flex min-w-0 items-center gap-1">
              {name}
              <Counted figure={name} definition={definition} over={over} leads={lead ? [{ ...lead, says: counted.show }] : []} />
            </dt>
            <span aria-hidden="true" className="leader mb-0 self-center" />
            <dd className="figures text-lg font-semibold">
              {lead ? (
                <FigureLink lead={lead} label={counted.show}>
                  {value}
                </FigureLink>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
