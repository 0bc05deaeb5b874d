import type { UploadAnswer } from '@convostat/api'
import { clockOf } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { ProWays } from '#ui/upgrade-links.tsx'
import { sayUpload } from './messages/index.ts'

const upload = sayUpload
const { stats } = sayDashboard

/** The chat is analyzed: its first figures immediately, and the way to the dashboard, which opens automatically. */
export function Result({ answer, onOpen }: { answer: UploadAnswer; onOpen: () => void }) {
  const { overview, latency_stats: latency, was_truncated: wasTruncated, message_limit: limit } = answer
  const figures = [
    [stats.total, format.count(overview.total_messages)],
    [stats.daily, format.decimal(overview.avg_daily_messages)],
    [stats.response, format.latency(latency.avg_response_time, clockOf(answer))],
  ]
  return (
    <div className="space-y-4">
      <Banner kind="success" title={upload.success}>
        <dl className="flex flex-col gap-x-8 gap-y-1 sm:flex-row sm:flex-wrap">
          {figures.map(([name, value]) => (
            <div key={name} className="flex items-baseline justify-between gap-4 sm:block">
              <dt className="text-base text-ink-soft">{name}</dt>
              <dd className="display figures text-xl sm:text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <Button kind="outline" size="small" onClick={onOpen}>
          {upload.openNow}
        </Button>
      </Banner>
      {wasTruncated && limit !== null && (
        <Banner kind="warning">
          <p>{upload.limit.sentence({ limit, messages: answer.original_message_count })}</p>
          <ProWays isSmall />
        </Banner>
      )}
    </div>
  )
}
