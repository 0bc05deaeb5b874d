import { Block } from '#components/figure/block.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { FirstOnes } from '#ui/first-ones.tsx'
import { type Pair, syncDefinition, syncNone, syncSentence, syncWay } from './sentences.ts'

const { sync: words } = sayEmotionalInsights
/** This many pairs are here before one asks for all. */
const shownPairs = 8

/** Whose weeks rise and fall together. */
export function EmotionalSync() {
  return (
    <Block
      of={useFigure('emotionSync')}
      name={words.title}
      level={3}
      definition={syncDefinition}
      over={({ total_pairs: total }) => words.over({ pairs: total })}
      sentence={syncSentence}
      empty={syncNone}
    >
      {({ pairs, total_pairs: total }) => (
        <>
          <FirstOnes of={pairs} first={shownPairs} className="max-w-3xl">
            {(pair) => (
              <li key={JSON.stringify([pair.a, pair.b])} className="border-b border-line py-2.5">
                <Together pair={pair} />
              </li>
            )}
          </FirstOnes>
          {total > pairs.length && <p className="mt-2 text-ink-faint">{words.part({ shown: pairs.length, all: total })}</p>}
        </>
      )}
    </Block>
  )
}

/** Two people, and a bar from the middle: to the right where they go together, to the left where one rises as the other falls. */
function Together({ pair: { a, b, correlation, weeks } }: { pair: Pair }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_14rem_3.5rem] sm:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4">
          <PersonButton name={a} className="font-semibold" />
          <PersonButton name={b} className="font-semibold" />
        </p>
        <p className="text-base text-ink-faint">
          {syncWay({ correlation })}
          {say.comma}
          <FigureLink wanted={{ authors: [a, b] }} label={words.show} className="figures">
            {words.weeks({ n: weeks })}
          </FigureLink>
        </p>
      </div>
      <span aria-hidden="true" className="relative block h-2.5 bg-well">
        <span className="absolute inset-y-[-3px] start-1/2 w-px bg-edge" />
        <span
          className={classes('absolute inset-y-0 min-w-0.5 bg-pen', correlation < 0 ? 'end-1/2' : 'start-1/2')}
          style={{ width: `${50 * Math.abs(correlation)}%` }}
        />
      </span>
      <span className="figures sm:text-end">{format.score(correlation)}</span>
    </div>
  )
}
