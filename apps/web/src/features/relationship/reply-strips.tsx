import { type ReplyStrip, replyScale } from '#charts/reply-strips.ts'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { slowLabel } from '#components/message/reply-labels.ts'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { Person } from '#ui/person.tsx'
import { personColor, personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { sayRelationship } from './messages/index.ts'

const { speed: words } = sayRelationship
/** This many people are here before one asks for all. */
const shownPeople = 12

type Scale = ReturnType<typeof replyScale>

/** A strip for each person on one scale of time: thick until half of their replies are there, thin until nine in ten are. */
export function ReplyStrips({ strips }: { strips: readonly ReplyStrip[] }) {
  const scale = replyScale(strips)
  return (
    <div className="max-w-4xl">
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft">
        <Key className="h-3">{words.median}</Key>
        <Key className="h-1">{words.p90}</Key>
      </p>
      <div aria-hidden="true" className={classes(row, 'figures text-sm text-ink-faint')}>
        <span className="max-sm:hidden" />
        <span className="relative block h-6">
          {scale.ticks.map(({ tick, at }) => (
            <span
              key={tick}
              className="absolute top-0.5 -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2"
              style={{ insetInlineStart: percent(at) }}
            >
              {words.ticks[tick]}
            </span>
          ))}
        </span>
      </div>
      <FirstOnes of={strips} first={shownPeople}>
        {(strip) => (
          <li key={strip.person} className={classes(row, 'max-sm:pb-2')}>
            <Row strip={strip} scale={scale} />
          </li>
        )}
      </FirstOnes>
    </div>
  )
}

const row = 'grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]'

const percent = (part: number): string => `${100 * part}%`

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={classes('w-6 shrink-0 bg-ink-soft', className)} />
    {children}
  </span>
)

function Row({ strip: { person, replies, median, p90 }, scale: { at, ticks } }: { strip: ReplyStrip; scale: Scale }) {
  const clock = useClock()
  const place = usePlaces()(person)
  const slower = (seconds: number) => ({ authors: [person], replyMin: Math.ceil(seconds) })
  const shown = (seconds: number) => format.latency(seconds, clock)
  const half = at(median)
  return (
    <>
      <div className="flex min-w-0 items-baseline justify-between gap-x-3 sm:flex-col sm:justify-center sm:gap-x-0">
        <Person name={person} className="items-baseline font-semibold [&_bdi]:line-clamp-1" />
        <FigureLink
          wanted={{ authors: [person], replyMin: 0 }}
          label={sayCounted.showReplies}
          className="figures shrink-0 text-base text-ink-soft sm:ps-4.5"
        >
          {words.replies({ n: replies })}
        </FigureLink>
      </div>
      <div className="figures relative h-14">
        {ticks.map((tick) => (
          <span
            key={tick.tick}
            aria-hidden="true"
            className="absolute inset-y-0 w-px bg-line"
            style={{ insetInlineStart: percent(tick.at) }}
          />
        ))}
        <span
          aria-hidden="true"
          className="absolute top-9 h-1 min-w-1 -translate-y-1/2"
          style={{ backgroundColor: personColor(place), width: percent(at(p90)) }}
        />
        <span
          aria-hidden="true"
          className="absolute top-9 h-3 min-w-1 -translate-y-1/2 bg-paper"
          style={{ ...personFill(place), width: percent(half) }}
        />
        {/* Above the end of the thick part: it ends there, or begins at the edge where there is no room before it. */}
        <span
          className={classes(
            'absolute top-1.5 whitespace-nowrap font-semibold leading-tight',
            half > 0.2 && '-translate-x-full rtl:translate-x-full',
          )}
          style={{ insetInlineStart: half > 0.2 ? percent(half) : 0 }}
        >
          <span className="sr-only">{words.median} </span>
          <FigureLink wanted={slower(median)} label={slowLabel(median, clock)}>
            {shown(median)}
          </FigureLink>
        </span>
        {/* Of one reply both are the same. */}
        {shown(p90) !== shown(median) && (
          <span
            className="absolute top-9 -translate-y-1/2 whitespace-nowrap bg-paper ps-1.5 leading-tight text-ink-soft"
            style={{ insetInlineStart: percent(at(p90)) }}
          >
            <span className="sr-only">{words.p90} </span>
            <FigureLink wanted={slower(p90)} label={slowLabel(p90, clock)}>
              {shown(p90)}
            </FigureLink>
          </span>
        )}
      </div>
    </>
  )
}
