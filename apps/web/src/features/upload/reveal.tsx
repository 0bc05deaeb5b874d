import type { UploadAnswer } from '@convostat/api'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFitting } from '#components/message/use-fitting.ts'
import { api } from '#data/client/api.ts'
import { callQuery } from '#data/client/use-call.ts'
import { briefName, format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { Clamped } from '#ui/clamped.tsx'
import { sayUpload } from './messages/index.ts'

const { reveal: words } = sayUpload

/** Between two of them, in milliseconds: all are there well before the dashboard opens. */
const apart = 250

/** What a chat begins with, how long it is and which was its busiest day, one after the other. What the answer does not have comes from what the dashboard is asking for already. */
export function Reveal({ answer: { overview, upload_id: id, was_truncated: wasTruncated } }: { answer: UploadAnswer }) {
  const { data: onShow } = useQuery({ ...callQuery(api.charts.messagesOnShow, {}, id), enabled: false })
  const { data: series } = useQuery({ ...callQuery(api.charts.timeseries, {}, id), enabled: false })
  // Of a truncated chat the beginning is not known.
  const { isKnown, fitting } = useFitting(wasTruncated ? [] : (onShow?.first ?? []).slice(0, 1))
  const first = isKnown ? fitting[0] : undefined
  const busiest = series?.remark
  if (overview.start_date === null) return null
  return (
    <dl data-reveal="" className="grid gap-x-8 gap-y-4 py-1 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)]">
      <Part name={wasTruncated ? words.since : words.first} place={0}>
        {first ? (
          <>
            <Clamped
              as="span"
              text={first.message.toWellFormed()}
              className="line-clamp-2 font-serif text-xl leading-snug [overflow-wrap:anywhere]"
            />
            <span className="block text-base text-ink-soft">
              {briefName(first.author)}
              {say.comma}
              {format.day(first.date)}
            </span>
          </>
        ) : (
          <span className="display figures text-2xl">{format.day(overview.start_date)}</span>
        )}
      </Part>
      <Part name={words.total} place={1}>
        <span className="display figures text-4xl">{format.count(overview.total_messages)}</span>
      </Part>
      <Part name={words.busiest} place={2}>
        {busiest && (
          <>
            <span className="display figures text-2xl">{format.day(busiest.busiest_day)}</span>
            <span className="figures block text-base text-ink-soft">{say.messagesOf({ n: busiest.messages })}</span>
          </>
        )}
      </Part>
    </dl>
  )
}

function Part({ name, place, children }: { name: string; place: number; children: ReactNode }) {
  return (
    <div className="in-turn min-h-20 min-w-0" style={{ animationDelay: `${place * apart}ms` }}>
      <dt className="text-base text-ink-soft">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
