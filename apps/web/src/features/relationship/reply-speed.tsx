import type { Clock } from '@convostat/format'
import { HOUR } from '@convostat/format/seconds'
import { stripsOf } from '#charts/reply-strips.ts'
import { Block } from '#components/figure/block.tsx'
import { TableDialog } from '#components/figure/chart-table.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { repliesDefinition } from '#components/figure/sentences.ts'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { useClock } from '#data/chat/clock.ts'
import type { Searching } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { type PersonDiscipline, speeds } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { speedNumbers } from './numbers.ts'
import { ReplyStrips } from './reply-strips.tsx'
import { openingWait, speedDefinition, speedName, speedSentence, speedTable } from './sentences.ts'
import { speedFullness } from './speed-colors.ts'

const { speed: words } = sayRelationship
/** Of this many people the details are there, of more once one asks for them. */
const shownDetails = 3

/** How fast each person replies to anyone: the usual and the long wait as strips on one scale, then their replies by speed. */
export function ReplySpeed() {
  const { hasFilters } = useScreen()
  const clock = useClock()
  return (
    <Block
      of={useFigure('replyDiscipline')}
      name={words.title}
      level={3}
      definition={repliesDefinition({ definition: speedDefinition, hasFilters })}
      over={({ reply_discipline: replies }) =>
        words.over({ replies: Object.values(replies).reduce((sum, { total_replies }) => sum + total_replies, 0) })
      }
      leads={[{ wanted: { replyMin: 0 }, says: sayCounted.showReplies }]}
      sentence={(data) => speedSentence(data, clock)}
      empty={words.none}
      share={speedNumbers(clock)}
      tools={(data) => <TableDialog name={words.title} make={() => speedTable(data, clock)} />}
    >
      {({ people, reply_discipline: replies }) => (
        <>
          <ReplyStrips strips={stripsOf({ people, reply_discipline: replies })} />
          <FirstOnes
            of={people}
            first={people.length > shownDetails ? 0 : shownDetails}
            showAll={(n) => words.details({ n })}
            className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-2"
            gap="mt-2"
          >
            {(name) => (
              <li key={name} className="min-w-0">
                <PersonSpeed clock={clock} name={name} replies={replies[name]} />
              </li>
            )}
          </FirstOnes>
        </>
      )}
    </Block>
  )
}

interface PersonSpeedProps {
  clock: Clock
  name: string
  replies: PersonDiscipline
}

function PersonSpeed({ clock, name, replies }: PersonSpeedProps) {
  const { total_replies: total, avg_reply_time_minutes: mean } = replies
  const { within_conversation: within, opening_conversation: opening, day, night } = replies
  const place = usePlaces()(name)
  const shown = (seconds: number | null) => format.latency(seconds, clock)
  const slower = (seconds: number | null) => (seconds === null ? undefined : { authors: [name], replyMin: Math.ceil(seconds) })
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h4 className="min-w-0 font-semibold">
          <PersonButton name={name} />
        </h4>
        {total === 0 && <span className="shrink-0 text-ink-soft">{words.noReplies}</span>}
      </div>
      {total > 0 && (
        <>
          <div aria-hidden="true" className="mt-2 flex h-4 gap-px">
            {speeds.map(({ speed }) =>
              replies[speed] === 0 ? null : (
                <span
                  key={speed}
                  className="min-w-0.5"
                  style={{ flexGrow: replies[speed], ...personFill(place), opacity: speedFullness[speed] }}
                />
              ),
            )}
          </div>
          <ul className="figures mt-2 grid grid-cols-4 gap-x-2">
            {speeds.map(({ speed, from, to }) => (
              <li key={speed} className="min-w-0">
                <span className="block font-semibold">
                  {replies[speed] === 0 ? (
                    format.count(0)
                  ) : (
                    <FigureLink wanted={{ authors: [name], replyMin: from, replyMax: to }} label={sayCounted.showReplies}>
                      {format.count(replies[speed])}
                    </FigureLink>
                  )}
                </span>
                <span className="flex items-baseline gap-1.5 text-sm text-ink-soft">
                  <span aria-hidden="true" className="size-2.5 shrink-0" style={{ ...personFill(place), opacity: speedFullness[speed] }} />
                  {speedName(speed)}
                </span>
              </li>
            ))}
          </ul>
          <dl className="mt-3">
            <Wait name={words.mean} shown={shown(mean === null ? null : mean * 60)} wanted={slower(mean === null ? null : mean * 60)} />
            {opening.replies > 0 && within.replies > 0 && (
              <>
                <Wait
                  name={words.within}
                  shown={shown(within.median_seconds)}
                  wanted={{ authors: [name], replyMin: 0, replyMax: longestWithin }}
                />
                <Wait name={openingWait} shown={shown(opening.median_seconds)} wanted={{ authors: [name], replyMin: longestWithin + 1 }} />
              </>
            )}
            {day.replies > 0 && night.replies > 0 && (
              <>
                <Wait name={words.day} shown={shown(day.median_seconds)} wanted={{ authors: [name], replyMin: 0, daytime: 'day' }} />
                <Wait name={words.night} shown={shown(night.median_seconds)} wanted={{ authors: [name], replyMin: 0, daytime: 'night' }} />
              </>
            )}
          </dl>
        </>
      )}
    </>
  )
}

/** Seconds: a longer gap ends a conversation. */
const longestWithin = 6 * HOUR

function Wait({ name, shown, wanted }: { name: string; shown: string; wanted: Partial<Searching> | undefined }) {
  return (
    <div className="flex min-h-9 items-center gap-3 border-b border-line">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <span aria-hidden="true" className="leader mb-0 self-center" />
      <dd className="figures shrink-0 font-semibold">
        {wanted ? (
          <FigureLink wanted={wanted} label={sayCounted.showReplies}>
            {shown}
          </FigureLink>
        ) : (
          shown
        )}
      </dd>
    </div>
  )
}
