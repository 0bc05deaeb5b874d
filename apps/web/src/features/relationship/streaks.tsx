import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { sayCounted } from '#components/figure/messages/index.ts'
import { useFigure } from '#components/screen/screen.ts'
import { Bar } from '#ui/bar.tsx'
import type { Streak } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { streakNumbers } from './numbers.ts'
import { moreStreaks, streakSentence } from './sentences.ts'
import { useMore } from './use-more.tsx'

const { streaks: words } = sayRelationship
/** As many as are asked for at first. */
const shownStreaks = 5

/** The longest runs of days on which someone wrote, and the one that runs to the end of the chat. */
export function LongestStreaks() {
  const { asked, more } = useMore(shownStreaks)
  return (
    <Block
      of={useFigure('streaks', asked)}
      name={words.title}
      level={3}
      definition={words.definition}
      over={({ total_streaks: total }) => words.over({ n: total })}
      sentence={streakSentence}
      empty={words.none}
      share={streakNumbers}
    >
      {({ streaks, current, total_streaks: total }) => (
        <>
          <ol className="max-w-3xl space-y-4">
            {withCurrent(streaks, current).map((streak) => (
              <li key={streak.start}>
                <Run streak={streak} part={streak.days / streaks[0].days} isCurrent={streak.start === current?.start} />
              </li>
            ))}
          </ol>
          {more(streaks, total, moreStreaks)}
        </>
      )}
    </Block>
  )
}

/** The one that runs to the end is last where it is not among the longest. */
const withCurrent = (streaks: readonly Streak[], current: Streak | null): readonly Streak[] =>
  current === null || streaks.some(({ start }) => start === current.start) ? streaks : [...streaks, current]

interface RunProps {
  streak: Streak
  /** Of the longest, 0 to 1. */
  part: number
  isCurrent: boolean
}

function Run({ streak: { start, end, days, messages }, part, isCurrent }: RunProps) {
  return (
    <>
      <p className="figures flex flex-wrap items-baseline gap-x-4">
        <FigureLink wanted={{ from: start, to: end }} label={sayCounted.show} className="font-semibold">
          {words.days({ n: days })}
        </FigureLink>
        <span className="text-ink-soft">{words.span({ when: [start, end] })}</span>
        {isCurrent && <span className="text-ink-soft">{words.current}</span>}
        <span className="ms-auto text-ink-faint">{words.messages({ n: messages })}</span>
      </p>
      <Bar part={part} className="mt-1 h-2" />
    </>
  )
}
