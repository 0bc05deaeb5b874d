import { MessagesSquare } from 'lucide-react'
import { Block } from '#components/figure/block.tsx'
import { useFigure, useScreen } from '#components/screen/screen.ts'
import { format } from '#format/index.ts'
import type { Gap } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { gapNumbers } from './numbers.ts'
import { gapSentence, gapsDefinition, moreGaps, secondsOf } from './sentences.ts'
import { Side } from './side.tsx'
import { useMore } from './use-more.tsx'

const { gaps: words } = sayRelationship
/** As many as the specification shows. */
const shownGaps = 5

/** The longest gaps, with the words on both sides of each. */
export function LongestGaps() {
  const { asked, more } = useMore(shownGaps)
  return (
    <Block
      of={useFigure('gaps', asked)}
      name={words.title}
      level={3}
      definition={gapsDefinition}
      over={({ total_streaks: total }) => words.over({ n: total })}
      sentence={gapSentence}
      empty={words.none}
      share={gapNumbers}
    >
      {({ cold_streaks: gaps, total_streaks: total }) => (
        <>
          <ol className="space-y-9">
            {gaps.map((gap) => (
              <li key={gap.message_after.id} data-gap={gap.message_after.id}>
                <Silence gap={gap} />
              </li>
            ))}
          </ol>
          {more(gaps, total, moreGaps)}
        </>
      )}
    </Block>
  )
}

function Silence({ gap }: { gap: Gap }) {
  const { open } = useScreen()
  const { message_before: before, message_after: after } = gap
  const time = secondsOf(gap)
  const span = words.span({ when: [before.date, after.date] })
  return (
    <div className="grid gap-x-12 gap-y-3 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <button
          type="button"
          aria-label={words.openOf({ time, span })}
          title={words.open}
          onClick={() => open(after.id)}
          className="group inline-flex items-baseline gap-2 text-start"
        >
          <span className="display figures text-4xl underline decoration-line decoration-1 underline-offset-[0.2em] group-hover:text-pen group-hover:decoration-pen">
            {format.span(time)}
          </span>
          <MessagesSquare className="size-4 shrink-0 text-ink-faint group-hover:text-pen" aria-hidden="true" />
        </button>
        <p className="figures mt-1 text-ink-soft">{span}</p>
      </div>
      <div className="grid min-w-0 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Side label={words.before} message={before} />
        <Side label={words.after} message={after} />
      </div>
    </div>
  )
}
