import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import type { Loadable } from '#data/client/loadable.ts'
import type { LeadTo } from '#data/search/search-links.ts'
import { Button } from '#ui/button.tsx'
import type { Streak, Streaks } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { moreStreaks, streakSentence } from './sentences.ts'

const { streaks: words } = sayRelationship
/** As many as are asked for at first, and as the call gives at most. */
export const shownStreaks = 5
export const mostStreaks = 50

interface LongestStreaksProps {
  of: Loadable<Streaks>
  leadTo: LeadTo
  /** Asks for more than the first; absent once they are there. */
  onMore?: () => void
}

/** The longest runs of days on which somebody wrote, and the one that runs to the end of the chat. */
export function LongestStreaks({ of, leadTo, onMore }: LongestStreaksProps) {
  return (
    <Block
      of={of}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ total_streaks: total }) => words.over({ n: total })}
      sentence={streakSentence}
      empty={words.none}
    >
      {({ streaks, current, total_streaks: total }) => (
        <>
          <ol className="max-w-3xl space-y-4">
            {withCurrent(streaks, current).map((streak) => (
              <li key={streak.start}>
                <Run
                  streak={streak}
                  part={streak.days / streaks[0].days}
                  isCurrent={streak.start === current?.start}
                  lead={leadTo({ from: streak.start, to: streak.end })}
                />
              </li>
            ))}
          </ol>
          {onMore && total > streaks.length && (
            <Button kind="quiet" size="small" className="mt-4 -ms-3" onClick={onMore}>
              {moreStreaks({ n: Math.min(total, mostStreaks), all: total })}
            </Button>
          )}
        </>
      )}
    </Block>
  )
}

/** The one that runs to the end stands last where it is not among the longest. */
const withCurrent = (streaks: readonly Streak[], current: Streak | null): readonly Streak[] =>
  current === null || streaks.some(({ start }) => start === current.start) ? streaks : [...streaks, current]

interface RunProps {
  streak: Streak
  /** Of the longest, 0 to 1. */
  part: number
  isCurrent: boolean
  lead: ReturnType<LeadTo>
}

function Run({ streak: { start, end, days, messages }, part, isCurrent, lead }: RunProps) {
  return (
    <>
      <p className="figures flex flex-wrap items-baseline gap-x-4">
        <FigureLink lead={lead} label={sayCounted.show} className="font-semibold">
          {words.days({ n: days })}
        </FigureLink>
        <span className="text-ink-soft">{words.span({ when: [start, end] })}</span>
        {isCurrent && <span className="text-ink-soft">{words.current}</span>}
        <span className="ms-auto text-ink-faint">{words.messages({ n: messages })}</span>
      </p>
      <span aria-hidden="true" className="mt-1 block h-2 bg-well">
        <span className="block h-full min-w-0.5 bg-pen" style={{ width: `${100 * part}%` }} />
      </span>
    </>
  )
}
