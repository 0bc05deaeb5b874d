import type { Clock } from '@convostat/format'
import { named } from '#charts/named.ts'
import { SearchLink } from '#components/figure/search-link.tsx'
import { PersonButton } from '#components/people/person-button.tsx'
import { useClock } from '#data/chat/clock.ts'
import { format, shownName } from '#format/index.ts'
import { Avatar } from '#ui/avatar.tsx'
import { ScrollArea } from '#ui/scroll-area.tsx'
import { type Matrix, type Pair, speedOf, speeds } from './answers.ts'
import { sayRelationship } from './messages/index.ts'
import { keyName, mostInSquare } from './sentences.ts'
import { speedGrounds } from './speed-colors.ts'

const { matrix: words } = sayRelationship

/** Who (rows) answers whom (columns): the time within which half of the replies came. */
export function MatrixOfMany({ data: { people, pairs, total_pairs: total } }: { data: Matrix }) {
  const clock = useClock()
  const shown = people.slice(0, mostInSquare)
  const answering = new Set(pairs.map(({ from }) => from))
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
                    <bdi className="max-w-full truncate">{shownName(name)}</bdi>
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
                  {shown.map((to) => (
                    <Cell key={to} pair={byNames.get(JSON.stringify([from, to]))} isSelf={from === to} clock={clock} />
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </ScrollArea>
      <Key />
      {people.length > shown.length && <p className="mt-2 text-ink-faint">{words.part({ shown: shown.length, all: people.length })}</p>}
      {total > pairs.length && <p className="mt-2 text-ink-faint">{words.pairs({ shown: pairs.length, all: total })}</p>}
    </>
  )
}

function Cell({ pair, isSelf, clock }: { pair: Pair | undefined; isSelf: boolean; clock: Clock }) {
  if (!pair || pair.median_seconds === null) return <td className="h-11 text-center text-ink-faint">{isSelf ? '' : '–'}</td>
  const { from, to, replies, median_seconds: median, p90_seconds: p90 } = pair
  return (
    <td className="h-11 p-0" style={{ backgroundColor: speedGrounds[speedOf(median)] }}>
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
function Key() {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {words.key}
      {speeds.map(({ speed }) => (
        <span key={speed} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className="size-3.5 border border-line" style={{ backgroundColor: speedGrounds[speed] }} />
          {keyName(speed)}
        </span>
      ))}
    </p>
  )
}
