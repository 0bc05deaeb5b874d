import type { Clock } from '@convostat/format'
import { named } from '#charts/named.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useClock } from '#data/chat/clock.ts'
import { format } from '#format/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Called } from '#ui/person.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import type { Matrix, Pair } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { headlinePairs, keyName, mostInSquare } from './sentences.ts'
import { groundOf, stepsOf } from './speed-colors.ts'

const { matrix: words } = sayRelationship

/** Who (rows) answers whom (columns): the time within which half of the replies came. */
export function MatrixOfMany({ data: { people, pairs, total_pairs: total } }: { data: Matrix }) {
  const clock = useClock()
  const shown = people.slice(0, mostInSquare)
  const answering = new Set(pairs.map(({ from }) => from))
  const headline = new Set(headlinePairs(pairs, clock))
  const byNames = new Map(pairs.map((pair) => [JSON.stringify([pair.from, pair.to]), pair]))
  return (
    <>
      <ScrollArea label={words.squareOf} className="scroll-ps-28 overflow-x-auto overscroll-x-contain pb-2 sm:scroll-ps-46">
        <table className="figures border-separate border-spacing-0.5 text-base">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 z-10 w-26 min-w-26 bg-paper pe-2 text-start align-bottom text-sm font-normal text-ink-faint sm:w-44 sm:min-w-44"
              >
                {words.corner}
              </th>
              {shown.map((name) => (
                <th key={name} scope="col" className="w-16 min-w-16 max-w-16 pb-1 text-center align-bottom text-sm font-semibold">
                  <PersonButton name={name} className="inline-grid justify-items-center gap-1">
                    <Avatar name={name} />
                    <Called className="max-w-full truncate">{name}</Called>
                  </PersonButton>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown
              .filter((name) => answering.has(name))
              .map((from) => (
                <tr key={from}>
                  <th scope="row" className="sticky start-0 z-10 max-w-26 bg-paper pe-2 text-start font-semibold sm:max-w-44">
                    <PersonButton name={from} />
                  </th>
                  {shown.map((to) => {
                    const pair = byNames.get(JSON.stringify([from, to]))
                    const isNamed = pair !== undefined && headline.has(pair)
                    return <Cell key={to} pair={pair} isSelf={from === to} isNamed={isNamed} clock={clock} />
                  })}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollArea>
      <Key clock={clock} />
      {people.length > shown.length && <p className="mt-2 text-ink-faint">{words.part({ shown: shown.length, all: people.length })}</p>}
      {total > pairs.length && <p className="mt-2 text-ink-faint">{words.pairs({ shown: pairs.length, all: total })}</p>}
    </>
  )
}

interface CellProps {
  pair: Pair | undefined
  isSelf: boolean
  /** Whether the sentence above is about it. */
  isNamed: boolean
  clock: Clock
}

function Cell({ pair, isSelf, isNamed, clock }: CellProps) {
  if (!pair || pair.median_seconds === null) return <td className="h-11 text-center text-ink-faint">{isSelf ? '' : '–'}</td>
  const { from, to, replies, median_seconds: median, p90_seconds: p90 } = pair
  return (
    <td
      className={classes('h-11 p-0', isNamed && 'outline-2 -outline-offset-1 outline-ink')}
      style={{ backgroundColor: groundOf(median, clock) }}
    >
      <SearchLink
        wanted={{ authors: [from], replyTo: to, replyMin: 0 }}
        title={words.cell({ from: named(from), to: named(to), replies, median: [median, clock], p90: [p90, clock] })}
        className="grid min-h-11 place-content-center text-balance px-1 text-center leading-tight text-ink hover:underline"
      >
        {format.latency(median, clock)}
      </SearchLink>
    </td>
  )
}

/** What the grounds mean. */
function Key({ clock }: { clock: Clock }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {words.key}
      {stepsOf(clock).map(({ to, ground }) => (
        <span key={to} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3.5 border border-line" style={{ backgroundColor: ground }} />
          {keyName(to)}
        </span>
      ))}
    </p>
  )
}
