import type { UploadAnswer } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { useId } from 'react'
import { fewestReplies } from '#components/figure/fewest-replies.ts'
import { Counted } from '#components/figure/figure-info.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { repliesDefinition } from '#components/figure/sentences.ts'
import { ShareNumbers } from '#components/figure/share-numbers.tsx'
import { fastLabel, slowLabel } from '#components/message/reply-labels.ts'
import { useScreen } from '#components/screen/screen.ts'
import { clockOf } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { placeOnScale, scaleSteps } from './time-scale.ts'

const counted = sayCounted
const { latency: words } = sayDashboard

/** On phones a figure is beside its name, and its drawing below both, as wide as they are. Words need more room than figures. */
const columnsOf: Readonly<Record<Clock, string>> = {
  seconds: 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[10.5rem_minmax(0,1fr)_5.5rem]',
  minutes: 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem]',
}
/** Room at both ends of the scale for half of the words under it. */
const drawn = 'max-sm:order-last max-sm:col-span-2 max-sm:mx-5'

/** How long people wait for each other: four figures, each where it is on one scale of time. */
export function ResponseTimes({ chat }: { chat: UploadAnswer }) {
  const { hasFilters } = useScreen()
  const { latency, overview } = chat
  const clock = clockOf(chat)
  const columns = columnsOf[clock]
  const title = useId()
  const over = counted.overReplies({ replies: latency.replies, messages: overview.total_messages })
  const rows = [
    { name: words.median, seconds: latency.p50, definition: counted.p50 },
    { name: words.mean, seconds: latency.mean, definition: counted.mean },
    { name: words.percentile({ nth: 75 }), seconds: latency.p75, definition: counted.p75 },
    { name: words.percentile({ nth: 90 }), seconds: latency.p90, definition: counted.p90 },
  ]
  const hasReplies = latency.p75 !== null && latency.p90 !== null
  const isTooFew = latency.replies < fewestReplies
  const sentence = hasReplies
    ? isTooFew
      ? words.tooFew({ replies: latency.replies })
      : words.sentence({ p75: [latency.p75, clock], p90: [latency.p90, clock], hasFilters })
    : hasFilters
      ? words.noneChosen
      : words.none
  const numbers = rows.map(({ name, seconds }) => ({ label: name, said: format.latency(seconds, clock) }))
  return (
    <section aria-labelledby={title}>
      <div className="flex items-center">
        <h2 id={title} className="font-semibold">
          {words.title}
        </h2>
        <ShareNumbers of={numbers} name={words.title} over={over} file="waiting" sentence={sentence} className="-my-2 ms-auto" />
      </div>
      <p className="display mt-1.5 text-2xl">{sentence}</p>
      <dl className="mt-5">
        {rows.map(({ name, seconds, definition }) => (
          <div key={name} className={`grid min-h-11 items-center border-b border-line max-sm:pt-2 ${columns}`}>
            <dt className="flex items-center gap-1">
              {name}
              <Counted
                figure={name}
                definition={repliesDefinition({ definition, hasFilters })}
                over={over}
                leads={seconds === null ? [] : repliesBeside(seconds, clock)}
              />
            </dt>
            <Dot seconds={seconds} clock={clock} />
            <dd className="figures text-balance text-end text-lg leading-tight font-semibold">
              {seconds === null ? format.latency(null) : <SlowReplies seconds={seconds} clock={clock} />}
            </dd>
          </div>
        ))}
      </dl>
      {hasReplies && (
        <div aria-hidden="true" className={`grid ${columns}`}>
          <span className="max-sm:hidden" />
          <span className={`figures relative h-6 text-sm text-ink-faint ${drawn}`}>
            {scaleSteps(clock).map(({ seconds, step }) => (
              <span
                key={step}
                className="absolute top-1 -translate-x-1/2 rtl:translate-x-1/2 whitespace-nowrap"
                style={{ insetInlineStart: `${100 * placeOnScale(seconds, clock)}%` }}
              >
                {words.steps[step]}
              </span>
            ))}
          </span>
        </div>
      )}
    </section>
  )
}

/** A reply takes whole seconds; a percentile may be between two. */
const slower = (seconds: number) => ({ replyMin: Math.ceil(seconds) })
const faster = (seconds: number) => ({ replyMin: 0, replyMax: Math.floor(seconds) })

/** The replies on both sides of a time. */
const repliesBeside = (seconds: number, clock: Clock) => [
  { wanted: faster(seconds), says: fastLabel(seconds, clock) },
  { wanted: slower(seconds), says: slowLabel(seconds, clock) },
]

/** A time that links to the replies one wonders about: those that took at least this long. */
function SlowReplies({ seconds, clock }: { seconds: number; clock: Clock }) {
  const shown = format.latency(seconds, clock)
  return (
    <FigureLink wanted={slower(seconds)} label={slowLabel(seconds, clock)}>
      {shown}
    </FigureLink>
  )
}

/** A row of dots up to the place of this time, over the lines of the scale. */
function Dot({ seconds, clock }: { seconds: number | null; clock: Clock }) {
  const place = seconds === null ? 0 : placeOnScale(seconds, clock)
  return (
    <dd aria-hidden="true" className={`relative h-8 sm:h-11 ${drawn}`}>
      {seconds !== null && (
        <>
          {scaleSteps(clock).map((each) => (
            <span
              key={each.step}
              className="absolute inset-y-0 w-px bg-line"
              style={{ insetInlineStart: `${100 * placeOnScale(each.seconds, clock)}%` }}
            />
          ))}
          <span
            className="leader absolute bottom-[0.7rem] sm:bottom-[1.05rem] start-0 mb-0"
            style={{ width: `${100 * place}%`, minWidth: 0 }}
          />
          <span
            className="absolute top-1/2 size-3 -translate-1/2 rtl:translate-x-1/2 rounded-full bg-wax"
            style={{ insetInlineStart: `${100 * place}%` }}
          />
        </>
      )}
    </dd>
  )
}
