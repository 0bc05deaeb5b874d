import { MessagesSquare } from 'lucide-react'
import { Block } from '#components/figure/block.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { Button } from '#ui/button.tsx'
import type { Gap, Gaps } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { daysOfGap, gapSentence, gapsDefinition, hoursOfGap, moreGaps } from './sentences.ts'
import { Side } from './side.tsx'

const { gaps: words } = sayRelationship
/** As many as the specification shows, and as the call gives at most. */
export const shownGaps = 5
export const mostGaps = 50

interface LongestGapsProps {
  of: Loadable<Gaps>
  placeOf: (name: string) => number
  /** Opens the conversation around a message. */
  onOpen: (id: number) => void
  /** Asks for more than the first; absent once they are there. */
  onMore?: () => void
}

/** The longest silences, with the words on both sides of each. */
export function LongestGaps({ of, placeOf, onOpen, onMore }: LongestGapsProps) {
  return (
    <Block
      of={of}
      name={words.title}
      level={3}
      definition={gapsDefinition}
      over={({ total_streaks: total }) => words.over({ n: total })}
      sentence={gapSentence}
      empty={words.none}
    >
      {({ cold_streaks: gaps, total_streaks: total }) => (
        <>
          <ol className="space-y-9">
            {gaps.map((gap) => (
              <li key={gap.message_after.id} data-gap={gap.message_after.id}>
                <Silence gap={gap} placeOf={placeOf} onOpen={onOpen} />
              </li>
            ))}
          </ol>
          {onMore && total > gaps.length && (
            <Button kind="quiet" size="small" className="mt-4 -ms-3" onClick={onMore}>
              {moreGaps({ n: Math.min(total, mostGaps), all: total })}
            </Button>
          )}
        </>
      )}
    </Block>
  )
}

interface SilenceProps {
  gap: Gap
  placeOf: (name: string) => number
  onOpen: (id: number) => void
}

function Silence({ gap, placeOf, onOpen }: SilenceProps) {
  const { message_before: before, message_after: after } = gap
  const time = daysOfGap(gap.duration_days)
  const span = words.span({ when: [before.date, after.date] })
  return (
    <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <button
          type="button"
          aria-label={words.openOf({ time, span })}
          title={words.open}
          onClick={() => onOpen(after.id)}
          className="group inline-flex items-baseline gap-2 text-start"
        >
          <span className="display figures text-4xl underline decoration-line decoration-1 underline-offset-[0.2em] group-hover:text-pen group-hover:decoration-pen">
            {time}
          </span>
          <MessagesSquare className="size-4 shrink-0 text-ink-faint group-hover:text-pen" aria-hidden="true" />
        </button>
        <p className="figures mt-1 text-ink-soft">{span}</p>
        <p className="figures text-sm text-ink-faint">{hoursOfGap(gap.duration_hours)}</p>
      </div>
      <div className="grid min-w-0 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Side label={words.before} message={before} place={placeOf(before.author)} />
        <Side label={words.after} message={after} place={placeOf(after.author)} />
      </div>
    </div>
  )
}
